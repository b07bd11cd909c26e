import { packagesFor } from './font-packages.ts';

/** One file of a package: a part of its letters. */
export interface Part {
  /** Such as `noto-sans-sc-101`. */
  name: string;
  /** Such as `noto-sans-sc`. */
  family: string;
  file: string;
  has: (codePoint: number) => boolean;
}

export interface Plan {
  /** The letters to take from each part. */
  cuts: { part: Part; letters: string[] }[];
  /** Packages that are not installed, with the letters they are for. */
  absent: Map<string, string[]>;
  /** Letters for which no package is known. */
  unknown: string[];
}

/** Finds the font file for every letter; `readParts` gives undefined for a package that is not installed. */
export function planCuts(
  letters: Iterable<string>,
  readParts: (packageName: string) => Part[] | undefined,
): Plan {
  const read = new Map<string, Part[] | undefined>();
  const partsOf = (name: string) => {
    if (!read.has(name)) read.set(name, readParts(name));
    return read.get(name);
  };
  const all = [...new Set(letters)].sort();
  const text = all.join('');
  const used = new Set(all.flatMap((letter) => packagesFor(letter, text)));
  const cuts = new Map<Part, string[]>();
  const plan: Plan = { cuts: [], absent: new Map(), unknown: [] };
  for (const letter of all) {
    const names = packagesFor(letter, text);
    // Marks and signs belong to no script; one of the fonts that are needed anyway may have them.
    const tried = names.length > 1 ? names : [...used].filter(partsOf);
    const found = findPart(letter, tried, partsOf);
    if (found === undefined) plan.unknown.push(letter);
    else if (typeof found === 'string') append(plan.absent, found, letter);
    else append(cuts, found, letter);
  }
  plan.cuts = [...cuts].map(([part, taken]) => ({ part, letters: taken }));
  return plan;
}

/** The part that has a letter, or the first package that may have it and is not installed. */
function findPart(
  letter: string,
  names: string[],
  partsOf: (packageName: string) => Part[] | undefined,
): Part | string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  for (const name of names) {
    const parts = partsOf(name);
    if (!parts) return name;
    const part = parts.find(({ has }) => has(code));
    if (part) return part;
  }
  return undefined;
}

function append<Key>(lists: Map<Key, string[]>, key: Key, letter: string): void {
  lists.set(key, [...(lists.get(key) ?? []), letter]);
}
