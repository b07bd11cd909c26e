import type { Reading } from './timers';
import { formatClock } from './words';

const DRAWN_EVERY_MS = 100;

interface Look {
  readonly ground: string;
  readonly ink: string;
  /** Marks the clock that is wrong. */
  readonly spot: string;
}

/**
 * Opens another tab, which hides this one. It shows both clocks of the tab behind it and closes itself; its own timer is not
 * held back, because it is looked at. Nothing where the browser refuses.
 */
export function drawOtherTab(
  lastsMs: number,
  read: () => Reading | undefined,
  { ground, ink, spot }: Look,
): Window | undefined {
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  const { body } = tab.document;
  Object.assign(body.style, {
    display: 'grid',
    placeContent: 'center',
    gap: '1.5rem',
    minHeight: '100svh',
    margin: '0',
    padding: '1.5rem',
    boxSizing: 'border-box',
    font: '600 1.25rem/1.3 system-ui, sans-serif',
    color: ink,
    background: ground,
  });
  const add = (size: string) => {
    const line = tab.document.createElement('p');
    Object.assign(line.style, { margin: '0', fontSize: size, fontVariantNumeric: 'tabular-nums' });
    body.append(line);
    return line;
  };
  const head = add('1.5rem');
  const counts = add('clamp(2rem, 9vw, 5rem)');
  const keeps = add('clamp(2rem, 9vw, 5rem)');
  const foot = add('1.125rem');
  counts.style.color = spot;
  head.textContent = 'You left. In the tab behind this one:';
  const endsAt = Date.now() + lastsMs;
  const draw = () => {
    const left = endsAt - Date.now();
    if (left <= 0) tab.close();
    const reading = read();
    tab.document.title = `Back in ${formatClock(left)}`;
    counts.textContent = `Counts ticks: ${reading ? formatClock(reading.otherMs) : '…'}`;
    keeps.textContent = `Remembers the end: ${reading ? formatClock(reading.mineMs) : '…'}`;
    foot.textContent = `This tab closes in ${Math.max(0, Math.ceil(left / 1_000))} seconds.`;
  };
  draw();
  tab.setInterval(draw, DRAWN_EVERY_MS);
  return tab;
}
