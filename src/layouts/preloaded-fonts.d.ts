/** Made by tooling/letters/own-letters.ts. */
declare module 'virtual:preloaded-fonts' {
  /** The addresses of the fonts that every page asks for at once. */
  const addresses: string[];
  export default addresses;
}
