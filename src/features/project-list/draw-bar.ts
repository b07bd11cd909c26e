import { countLine, describeView } from './describe-view';
import { countByTag, filterTracks, type Found, type Track } from './filter-tracks';
import { applyChoice, isChosen, isNarrowed, viewAddress, type View } from './view';

/** Brings the bar, the announced count and the title of the page in line with a view. */
export function drawBar(
  bar: HTMLElement,
  view: View,
  tracks: readonly Track[],
  found: Found,
): void {
  const counts = countByTag(tracks, view, found);
  const chosenLabels: string[] = [];

  for (const link of bar.querySelectorAll<HTMLAnchorElement>('a[data-choice]')) {
    const { choice, value = '' } = link.dataset;
    const chosen = isChosen(view, choice, value);
    if (choice === 'all') link.hidden = !isNarrowed(view);
    if (choice === 'tag') {
      drawChip(link, counts.get(value) ?? 0, chosen);
      if (chosen) chosenLabels.push(link.querySelector('.chip__label')?.textContent ?? value);
    }
    link.ariaCurrent = chosen ? 'true' : null;
    if (link.ariaDisabled === 'true') link.removeAttribute('href');
    else link.href = viewAddress(applyChoice(view, choice, value));
  }

  const status = bar.querySelector('[role="status"]');
  const line = countLine(filterTracks(tracks, view, found).length, tracks.length);
  // Setting the same text again would announce it again.
  if (status && status.textContent !== line) status.textContent = line;

  const owner = document.title.split(' · ').at(-1) ?? '';
  document.title = `${describeView(view, chosenLabels)} · ${owner}`;
}

/** A chosen tag can always be taken away again, even where nothing is left. */
function drawChip(chip: HTMLAnchorElement, count: number, chosen: boolean): void {
  const leadsNowhere = count === 0 && !chosen;
  chip.ariaDisabled = leadsNowhere ? 'true' : null;
  chip.role = leadsNowhere ? 'link' : null;
  const number = chip.querySelector('[data-count]');
  if (number) number.textContent = String(count);
}
