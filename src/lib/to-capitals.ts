/** Capitals where a script has them. Unicode has some for Georgian as well, which ordinary text does not use and few fonts have. */
export function toCapitals(text: string): string {
  return text.replace(/\P{Script=Georgian}+/gu, (part) => part.toUpperCase());
}
