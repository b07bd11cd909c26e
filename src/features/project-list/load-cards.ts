import type { Track } from './filter-tracks';

/** A card of the list together with what the filters need to know of it. */
export interface CardTrack extends Track {
  card: HTMLElement;
}

/** Every card of the crate. A prerendered view has only its own; the rest comes from the page that has all. */
export async function loadCards(list: HTMLElement): Promise<CardTrack[]> {
  const here = readCards(list);
  if (list.dataset['complete'] === 'true') return here;

  const bySlug = new Map(here.map((track) => [track.slug, track]));
  return readCards(await loadPage('/projects')).map((track) => bySlug.get(track.slug) ?? track);
}

/** The browser parses the answer itself: the content policy lets no string become markup, not even one of this site. */
function loadPage(path: string): Promise<Document> {
  const { promise, resolve, reject } = Promise.withResolvers<Document>();
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  request.open('GET', path);
  request.onloadend = () => {
    if (request.status === 200 && request.responseXML) resolve(request.responseXML);
    else reject(new Error(`${path} answered ${request.status}.`));
  };
  request.send();
  return promise;
}

/** The next best thing to a search of the write-ups: cards that hold every word, without excerpts. */
export function findInCards(cards: readonly CardTrack[], query: string): Map<string, string> {
  const words = query.toLowerCase().split(/\s+/);
  return new Map(
    cards
      .filter(({ card }) => {
        const text = card.textContent.toLowerCase();
        return words.every((word) => text.includes(word));
      })
      .map(({ slug }) => [slug, '']),
  );
}

function readCards(root: ParentNode): CardTrack[] {
  return Array.from(root.querySelectorAll<HTMLElement>('[data-project]'), (card) => ({
    card,
    slug: card.dataset['project'] ?? '',
    title: card.querySelector('h3')?.textContent ?? '',
    track: card.dataset['track'] ?? '',
    publishedAt: card.dataset['date'] ?? '',
    tags: words(card.dataset['tags']),
    groups: words(card.dataset['groups']),
  }));
}

function words(text = ''): string[] {
  return text.split(' ').filter(Boolean);
}
