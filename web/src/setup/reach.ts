/** Whether an address leads back to the very device that opens it: nobody else gets there by it. */
export function opensOnlyHere(address: string): boolean {
  const { hostname } = new URL(address);
  return /^(?:127(?:\.\d+){3}|\[::1\]|(?:.+\.)?localhost)$/.test(hostname);
}
