/** The icons named in src/icons.json, as one sprite: `<svg><use href="{sprite}#crown" /></svg>`. */
declare module 'virtual:icons' {
  const sprite: string;
  export default sprite;
  export const names: string[];
}
