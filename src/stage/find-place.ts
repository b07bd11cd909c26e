/** A rectangle on the screen, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A drawer can be worked with from this width on, and gains nothing from more, in pixels. */
const LEAST_WIDTH = 340;
const MOST_WIDTH = 460;

interface Wishes {
  /** The room that there is. */
  readonly room: Box;
  /** What it stands over, at the foot of the room. Unset: anything. */
  readonly button?: Pick<Box, 'left' | 'right'>;
  /** What it must not cover. */
  readonly kept: Box;
  /** What it leaves free where it stays as high and wide enough beside it. */
  readonly spared: readonly Box[];
}

/** The largest place for a drawer. */
export function findPlace({ room, button = room, kept, spared }: Wishes): Box {
  const stands = ({ left, right, bottom }: Box) =>
    button === room || (left <= button.left && right >= button.right && bottom === room.bottom);
  let free = cutOut(room, kept)
    .filter(stands)
    .reduce((best, one) => (usefulSize(one) >= usefulSize(best) ? one : best), {
      ...room,
      top: room.bottom,
    });
  for (const box of spared) {
    const isAsGood = (one: Box) =>
      stands(one) && one.top === free.top && one.right - one.left >= LEAST_WIDTH;
    free = cutOut(free, box).find(isAsGood) ?? free;
  }
  if (button === room) return free;
  const isAtRight = button.left + button.right > room.left + room.right;
  return isAtRight
    ? { ...free, left: Math.max(free.left, free.right - MOST_WIDTH) }
    : { ...free, right: Math.min(free.right, free.left + MOST_WIDTH) };
}

export function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

/** What is left of a room without the box, in parts that overlap: above it, left, right, and below. */
function cutOut(room: Box, box: Box): Box[] {
  if (!overlap(room, box)) return [room];
  return [
    { ...room, bottom: box.top },
    { ...room, right: box.left },
    { ...room, left: box.right },
    { ...room, top: box.bottom },
  ].filter(({ left, top, right, bottom }) => left < right && top < bottom);
}

function usefulSize({ left, top, right, bottom }: Box): number {
  const width = right - left;
  const size = Math.min(width, MOST_WIDTH) * (bottom - top);
  // A narrow drawer is better than one that shows a single line.
  return width < LEAST_WIDTH ? size / 4 : size;
}
