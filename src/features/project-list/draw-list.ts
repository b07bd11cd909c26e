import { SORT_HEADINGS, trackCount } from './describe-view';
import { excerptParts } from './excerpt-parts';
import type { CardTrack } from './load-cards';
import { sidesOf } from './sides-of';
import type { View } from './view';

/** Puts these cards, in this order, into the parts of the list. Without excerpts there was no search. */
export function drawList(
  list: HTMLElement,
  { sort }: View,
  tracks: readonly CardTrack[],
  excerpts: ReadonlyMap<string, string> | undefined,
): void {
  for (const { card, slug } of tracks) drawExcerpt(card, excerpts?.get(slug));

  const sides = sort === 'track' ? sidesOf(tracks) : [{ side: 'all', tracks }];
  const bySide = new Map(sides.map(({ side, tracks }) => [side, tracks]));
  for (const crate of list.querySelectorAll<HTMLElement>('[data-crate]')) {
    drawCrate(crate, bySide.get(crate.dataset['crate'] ?? '') ?? []);
  }
  const heading = list.querySelector('[data-crate="all"] h2');
  if (heading && sort !== 'track') heading.textContent = SORT_HEADINGS[sort];

  const empty = list.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = tracks.length > 0;
}

function drawCrate(crate: HTMLElement, tracks: readonly CardTrack[]): void {
  const crateList = crate.querySelector('.project-list__crate');
  const cards = tracks.map(({ card }) => card);
  crate.hidden = cards.length === 0;
  // A card that is taken out and put back loses the focus, so a list that is right is left alone.
  if (!isSame(crateList?.children ?? [], cards)) crateList?.replaceChildren(...cards);
  const label = crate.querySelector('.label');
  if (label) label.textContent = trackCount(tracks.length);
}

function isSame(present: ArrayLike<Element>, wanted: readonly Element[]): boolean {
  return present.length === wanted.length && wanted.every((card, index) => present[index] === card);
}

function drawExcerpt(card: HTMLElement, excerpt: string | undefined): void {
  card.querySelector('.project-card__excerpt')?.remove();
  if (!excerpt) return;
  const line = document.createElement('p');
  line.className = 'project-card__excerpt';
  line.append(...excerptParts(excerpt).map(drawPart));
  card.querySelector('.project-card__pitch')?.after(line);
}

function drawPart({ text, isMark }: ReturnType<typeof excerptParts>[number]): Node {
  const node = isMark ? document.createElement('mark') : document.createTextNode('');
  node.textContent = text;
  return node;
}
