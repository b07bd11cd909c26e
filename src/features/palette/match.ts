interface Searchable {
  title: string;
  keywords: string;
}

/** The better the match, the lower its rank. */
const RANKS = { titleStart: 0, titleWord: 1, title: 2, keywords: 3 } as const;

/** The items that match every typed word, best match first; all items when nothing is typed. */
export function findMatches<Item extends Searchable>(items: Item[], query: string): Item[] {
  const words = normalise(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  return items
    .map((item) => ({ item, rank: rankOfItem(item, words) }))
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ item }) => item);
}

function rankOfItem({ title, keywords }: Searchable, words: string[]): number | undefined {
  const ranks = words.map((word) => rankOfWord(normalise(title), normalise(keywords), word));
  return ranks.includes(undefined)
    ? undefined
    : ranks.reduce<number>((total, rank) => total + (rank ?? 0), 0);
}

function rankOfWord(title: string, keywords: string, word: string): number | undefined {
  if (title.startsWith(word)) return RANKS.titleStart;
  if (title.includes(` ${word}`)) return RANKS.titleWord;
  if (title.includes(word)) return RANKS.title;
  return keywords.includes(word) ? RANKS.keywords : undefined;
}

/** Ignores case and accents. */
function normalise(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
