import { elementAt } from '@/lib/element-at';
import { createRandom, randomIndex, shuffled } from '@/lib/seeded-random';

/** The kinds of pictures, from common to rare, with how many there are of each. */
export const KINDS = [
  { name: 'Plain', count: 600 },
  { name: 'Cap', count: 250 },
  { name: 'Shades', count: 100 },
  { name: 'Crown', count: 50 },
] as const;
export const SUPPLY = 1_000;
/** How many crowns there are, and how many tokens the script may buy. */
export const CROWNS = 50;
/** Faces of one kind differ only in their mouth. */
export const MOUTHS = 4;

const CROWN = 3;

/** The ordered list that is published before the sale: kind and mouth of each picture in one number. */
export function makeList(seed: number, isShuffled: boolean): Uint8Array {
  const random = createRandom(seed);
  const pictures = KINDS.flatMap(({ count }, kind) =>
    Array.from({ length: count }, () => kind * MOUTHS + randomIndex(random, MOUTHS)),
  );
  return Uint8Array.from(isShuffled ? shuffled(pictures, random) : pictures);
}

/** The picture that a token shows once the shift is drawn. */
export function pictureOf(list: Uint8Array, token: number, shift: number): number {
  return elementAt(list, (token + shift) % SUPPLY);
}

/** 0 for plain up to 3 for a crown. */
export function kindOf(picture: number): number {
  return Math.floor(picture / MOUTHS);
}

/** Whether a picture is one of the rare ones. */
export function isCrown(picture: number): boolean {
  return kindOf(picture) === CROWN;
}

const knownPlaces = new WeakMap<Uint8Array, readonly number[]>();

/** Where the crowns stand in the list. Found once for each list, because a thousand sales ask for it. */
function crownPlaces(list: Uint8Array): readonly number[] {
  const known = knownPlaces.get(list);
  if (known) return known;
  const places = [...list.keys()].filter((place) => isCrown(elementAt(list, place)));
  knownPlaces.set(list, places);
  return places;
}

/**
 * The tokens that the script buys, in order of sale. Those sold before the draw it has to guess, and it takes the pattern that
 * the crowns have in the published list; those sold after the draw it reads ahead.
 */
export function buyTokens(list: Uint8Array, soldBefore: number, shift: number): number[] {
  const places = crownPlaces(list);
  const guessed = places.filter((place) => place < soldBefore);
  if (guessed.length === CROWNS) return guessed;
  const readAhead = tokensWithCrown(list, shift).filter((token) => token >= soldBefore);
  return [...guessed, ...readAhead].slice(0, CROWNS);
}

/** The token that shows the picture at a place of the list. */
function tokenAt(place: number, shift: number): number {
  return (place - shift + SUPPLY) % SUPPLY;
}

/** How many of these tokens show a crown. */
export function countCrowns(list: Uint8Array, tokens: readonly number[], shift: number): number {
  return tokens.filter((token) => isCrown(pictureOf(list, token, shift))).length;
}

/** All tokens that show a crown, in order of sale. */
export function tokensWithCrown(list: Uint8Array, shift: number): number[] {
  return crownPlaces(list)
    .map((place) => tokenAt(place, shift))
    .sort((a, b) => a - b);
}

/** How many crowns are sold after the draw to others, because the script has bought all it may. */
export function countMissed(
  list: Uint8Array,
  soldBefore: number,
  shift: number,
  tokens: readonly number[],
): number {
  const ahead = crownPlaces(list).filter((place) => tokenAt(place, shift) >= soldBefore).length;
  return ahead - tokens.filter((token) => token >= soldBefore).length;
}

/** What the script ends with, for every shift there is. */
export function crownsByShift(list: Uint8Array, soldBefore: number): Uint8Array {
  const places = crownPlaces(list);
  const guessed = places.filter((place) => place < soldBefore);
  return Uint8Array.from({ length: SUPPLY }, (_, shift) => {
    const ahead = places.filter((place) => tokenAt(place, shift) >= soldBefore).length;
    return countCrowns(list, guessed, shift) + Math.min(ahead, CROWNS - guessed.length);
  });
}
