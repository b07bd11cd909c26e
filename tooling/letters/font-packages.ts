/** The scope of the packages on npm. */
const SCOPE = '@fontsource-variable/';

/** The font of the site, tried first for every letter. */
export const OWN_PACKAGE = `${SCOPE}archivo`;

const HAN = ['noto-sans-sc', 'noto-sans-tc'];

/** Scripts and the packages that have them, in the order in which they are tried. */
const PACKAGES = [
  { script: /\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek}/u, names: ['noto-sans'] },
  // Its dots are parts of the letters. Noto's are marks of their own, which the PDF library puts at a wrong height.
  { script: /\p{scx=Arabic}/u, names: ['vazirmatn', 'noto-sans-arabic'] },
  { script: /\p{scx=Hebrew}/u, names: ['noto-sans-hebrew'] },
  { script: /\p{scx=Devanagari}/u, names: ['noto-sans-devanagari'] },
  { script: /\p{scx=Bengali}/u, names: ['noto-sans-bengali'] },
  { script: /\p{scx=Tamil}/u, names: ['noto-sans-tamil'] },
  { script: /\p{scx=Telugu}/u, names: ['noto-sans-telugu'] },
  { script: /\p{scx=Thai}/u, names: ['noto-sans-thai'] },
  { script: /\p{scx=Georgian}/u, names: ['noto-sans-georgian'] },
  { script: /\p{scx=Armenian}/u, names: ['noto-sans-armenian'] },
  { script: /\p{Script=Hiragana}|\p{Script=Katakana}/u, names: ['noto-sans-jp'] },
  { script: /\p{Script=Hangul}/u, names: ['noto-sans-kr'] },
] as const;

/**
 * The packages that may have a letter, the likeliest first. Han letters look different in Chinese, Japanese and Korean, so what
 * else is written on the site decides.
 */
export function packagesFor(letter: string, text: string): string[] {
  const names = PACKAGES.flatMap((row) => (row.script.test(letter) ? row.names : []));
  if (names.length > 0) return [OWN_PACKAGE, ...names.map((name) => SCOPE + name)];
  if (!/\p{scx=Han}/u.test(letter)) return [OWN_PACKAGE];
  const own = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
    ? ['noto-sans-jp']
    : /\p{Script=Hangul}/u.test(text)
      ? ['noto-sans-kr']
      : [];
  return [OWN_PACKAGE, ...[...own, ...HAN].map((name) => SCOPE + name)];
}
