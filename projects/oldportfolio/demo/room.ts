import { distanceOf } from './motion';
import type { Place } from './motion';

/** Something that takes room: its middle, and half of its sides. */
export interface Box extends Place {
  readonly halfX: number;
  readonly halfY: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The words lie over the field from this width on. */
const OVER_PX = 970;
/** Four lines of them, and the switch at the right. */
const WORDS = { x: 580, y: 290, share: 0.62 };
const SWITCH = { x: 280, y: 84 };
/** Boxes that touch do not overlap, whatever the last digit says. */
const TOUCH_PX = 0.01;

/** Whether the words stand above the field and take nothing of it. */
export function hasWordsAbove({ width }: Pick<Room, 'width'>): boolean {
  return width < OVER_PX;
}

/** How far the sentence reaches into the field from its upper left corner. */
export function sentenceCorner(room: Room): Place {
  if (hasWordsAbove(room)) return { x: 0, y: 0 };
  return { x: WORDS.x, y: Math.min(WORDS.y, WORDS.share * room.height) };
}

export function sentenceBox(room: Room): Box {
  const { x, y } = sentenceCorner(room);
  return { x: x / 2, y: y / 2, halfX: x / 2, halfY: y / 2 };
}

/** What lies over the field: the sentence and the switch. */
export function coveredBy(room: Room): Box[] {
  if (hasWordsAbove(room)) return [];
  const [halfX, halfY] = [SWITCH.x / 2, SWITCH.y / 2];
  return [sentenceBox(room), { x: room.width - halfX, y: halfY, halfX, halfY }];
}

/** The nearest place for a box that is inside the room and beside all that is taken. Where there is none: only inside. */
export function keepFree(room: Room, box: Box, taken: readonly Box[]): Place {
  const fit = ({ x, y }: Place): Box => ({
    ...box,
    x: Math.max(Math.min(x, room.width - box.halfX), box.halfX),
    y: Math.max(Math.min(y, room.height - box.halfY), box.halfY),
  });
  const isFree = (place: Box) => !taken.some((other) => overlap(place, other));
  const inside = fit(box);
  const beside = taken.flatMap(({ x, y, halfX, halfY }) => [
    fit({ x: x + halfX + box.halfX, y: inside.y }),
    fit({ x: x - halfX - box.halfX, y: inside.y }),
    fit({ x: inside.x, y: y + halfY + box.halfY }),
    fit({ x: inside.x, y: y - halfY - box.halfY }),
  ]);
  const free = [inside, ...beside].filter(isFree);
  const { x, y } = free.reduce(
    (best, place) => (distanceOf(place, box) < distanceOf(best, box) ? place : best),
    free[0] ?? inside,
  );
  return { x, y };
}

/** Whether two boxes share some room. */
export function overlap(one: Box, other: Box): boolean {
  return (
    one.halfX + other.halfX - Math.abs(one.x - other.x) > TOUCH_PX &&
    one.halfY + other.halfY - Math.abs(one.y - other.y) > TOUCH_PX
  );
}
