import type { Track } from './filter-tracks';

/** A card of the list together with what the filters need to know of it. */
export interface CardTrack extends Track {
  card: HTMLElement;
}

/** Every card the server drew, shown or hidden. */
export function readCards(list: HTMLElement): CardTrack[] {
  return Array.from(list.querySelectorAll<HTMLElement>('[data-project]'), (card) => ({
    card,
    slug: card.dataset['project'] ?? '',
    title: card.querySelector('h3')?.textContent ?? '',
    track: card.dataset['track'] ?? '',
    publishedAt: card.dataset['date'] ?? '',
    tags: wordsOf(card.dataset['tags']),
    groups: wordsOf(card.dataset['groups']),
  }));
}

/** A fallback for the search: the cards whose text contains every word, without excerpts. */
export function findInCards(cards: readonly CardTrack[], query: string): Map<string, string> {
  const words = wordsOf(query.toLowerCase());
  const found = cards.filter(({ card }) => {
    const text = card.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return new Map(found.map(({ slug }) => [slug, '']));
}

function wordsOf(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}
