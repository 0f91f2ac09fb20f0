/** The addresses of the painted covers by the names of their games, and of the table on which they lie (`oak`). */
declare module 'virtual:paintings' {
  const paintings: Record<string, string | undefined> & { oak: string };
  export default paintings;
}
