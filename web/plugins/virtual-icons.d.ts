/** The address of a sprite with all icons that are shipped: `<svg><use href="{sprite}#crown" /></svg>`. */
declare module 'virtual:icons' {
  const sprite: string;
  export default sprite;
}
