import { countOf, plural } from '@/lib/count-words';

import { excerptParts } from './excerpt-parts';
import { countByTag, filterTracks, sectionOfTrack, sortTracks, type Track } from './tracks';
import {
  applyChoice,
  countLine,
  describeView,
  isChosen,
  isNarrowed,
  viewAddress,
  type View,
} from './view';

/** A card of the list together with what the filters need to know of it. */
interface CardTrack extends Track {
  card: HTMLElement;
}

/** What a search found: slug and an excerpt in HTML. Undefined: there was no search. */
type Excerpts = ReadonlyMap<string, string> | undefined;

/** Every card the server drew, shown or hidden. */
export function readCards(list: HTMLElement): CardTrack[] {
  return Array.from(list.querySelectorAll<HTMLElement>('[data-project]'), (card) => ({
    card,
    slug: card.dataset['project'] ?? '',
    title: card.querySelector('h3')?.textContent ?? '',
    track: card.dataset['track'] ?? '',
    publishedAt: card.dataset['date'] ?? '',
    tags: splitWords(card.dataset['tags']),
    groups: splitWords(card.dataset['groups']),
  }));
}

/** A fallback for the search: the cards whose text contains every word, without excerpts. */
export function findInCards(cards: readonly CardTrack[], query: string): Map<string, string> {
  const words = splitWords(query.toLowerCase());
  const found = cards.filter(({ card }) => {
    const text = card.textContent.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return new Map(found.map(({ slug }) => [slug, '']));
}

/** Shows, hides and orders the cards of the list as a view asks. */
export function showCards(
  list: HTMLElement,
  view: View,
  cards: readonly CardTrack[],
  excerpts: Excerpts,
): void {
  const shown = new Set(filterTracks(cards, view, excerpts));
  for (const track of cards) {
    track.card.hidden = !shown.has(track);
    showExcerpt(track.card, excerpts?.get(track.slug));
  }
  const sorted = sortTracks(cards, view.sort);
  for (const section of list.querySelectorAll<HTMLElement>('[data-section]')) {
    const { section: name } = section.dataset;
    const own = sorted.filter((track) => sectionOfTrack(track, view.sort) === name);
    const count = own.filter((track) => shown.has(track)).length;
    section.hidden = count === 0;
    setText(section.querySelector('.label'), countOf(count, 'track'));
    placeInOrder(section.querySelector('ul'), own);
  }
  const empty = list.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = shown.size > 0;
}

/** Updates the filter bar, the announced count and the page title for a view. */
export function showChoices(
  bar: HTMLElement,
  view: View,
  cards: readonly CardTrack[],
  excerpts: Excerpts,
): void {
  const counts = countByTag(cards, view, excerpts);
  const labels: { tags: string[]; group: string | undefined } = { tags: [], group: undefined };

  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a[data-choice]')) {
    const { choice, value = '', label = '' } = link.dataset;
    const chosen = isChosen(view, choice, value);
    const count = choice === 'tag' ? (counts.get(value) ?? 0) : undefined;
    // A chosen tag can always be removed again, even when no project is left.
    const isDisabled = count === 0 && !chosen;
    if (choice === 'all') link.hidden = !isNarrowed(view);
    if (choice === 'tag' && chosen) labels.tags.push(label);
    if (choice === 'group' && chosen && value !== '') labels.group = label;
    if (count !== undefined) {
      setText(link.querySelector('[data-count]'), String(count));
      setText(link.querySelector('[data-noun]'), ` ${plural(count, 'project')}`);
    }
    link.ariaCurrent = chosen ? 'true' : null;
    link.ariaDisabled = isDisabled ? 'true' : null;
    link.role = isDisabled ? 'link' : null;
    if (isDisabled) link.removeAttribute('href');
    else link.href = viewAddress(applyChoice(view, choice, value));
  }

  const shown = filterTracks(cards, view, excerpts).length;
  setText(bar.querySelector('[role="status"]'), countLine(shown, cards.length));
  const owner = document.title.split(' · ').at(-1) ?? '';
  document.title = `${describeView(view, labels)} · ${owner}`;
}

/** Setting the same text again would make screen readers announce it again. */
function setText(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

/** Only moves cards that are out of place, because a moved element loses focus. */
function placeInOrder(place: HTMLElement | null, tracks: readonly CardTrack[]): void {
  for (const [index, { card }] of tracks.entries()) {
    const present = place?.children[index] ?? null;
    if (present !== card) place?.insertBefore(card, present);
  }
}

function showExcerpt(card: HTMLElement, excerpt = ''): void {
  const line = card.querySelector<HTMLElement>('[data-excerpt]');
  if (!line) return;
  line.hidden = excerpt === '';
  line.replaceChildren(
    ...excerptParts(excerpt).map(({ text, isMark }) => {
      if (!isMark) return text;
      const mark = document.createElement('mark');
      mark.textContent = text;
      return mark;
    }),
  );
}

function splitWords(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean);
}
