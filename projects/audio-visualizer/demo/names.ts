import { along, angleOf, KNOB_PX, rimOf, tiltHandle, tiltPoint } from './disc-layout';
import type { DiscLayout, Point, Tilt } from './disc-layout';
import { placeOf } from './pitch';
import type { Unfolded } from './pitch';

/** C2 to C9, the borders of the wedges. */
export const OCTAVES = [2, 3, 4, 5, 6, 7, 8, 9].map((octave) => ({
  name: `C${octave}`,
  hz: 440 * 2 ** (octave - 4.75),
}));
/** The middle of a piano, which the first sentence asks for: where octaves are squeezed it is named before the others. */
const FIRST_NAMED = 'C4';

/** A name beside the disc. */
export interface Name extends Point {
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** How large names are, in pixels, also on a disc that is tilted. */
export function nameSize({ isSmall }: DiscLayout): number {
  return isSmall ? 11.5 : 13.5;
}

/** The width of a letter, in sizes. */
const LETTER = 0.6;
/** Between two names at least, in pixels. */
const APART = { x: 4, y: 2 };
/** Nearer than this, in pixels, two tones have one name. */
const ONE_NAME_PX = 16;
/** Nearer than this, in pixels, an octave leaves the room to a tone. */
const TONE_ROOM_PX = 50;

interface Scene {
  readonly layout: DiscLayout;
  readonly tilt: Tilt;
  readonly unfolded: Unfolded;
  readonly tones: readonly number[];
  /** Whether there is a knob that tilts the disc. */
  readonly hasKnob: boolean;
}

/** The names of tones, octaves and of the past, where they appear: what would lie on another, or under the knob, is left out. */
export function namesOf({ layout, tilt, unfolded, tones, hasKnob }: Scene): Name[] {
  const { centre, radius, hub, isSmall } = layout;
  const { far } = rimOf(layout);
  const size = nameSize(layout);
  const seen = (point: Point) => tiltPoint(layout, tilt, point);
  const named = nameTones(tones, unfolded, radius);
  const names: Name[] = named.map(({ name, angle }) => {
    const at = seen(along(layout, angle, far + (isSmall ? 12 : 18)));
    // The corner beside it is taken on a phone.
    const text = isSmall ? name.replace(' Hz', '').replaceAll(' ', '') : name;
    return { ...at, text, anchor: at.x < centre.x ? 'end' : 'start' };
  });
  // On a phone below the knob, which may be beside the gap, and away from the keys, which end at its left.
  const [right, down] = isSmall ? [4, 8] : [0, -2];
  const past = seen({ x: centre.x + right, y: centre.y + radius + down });
  names.push({ ...past, text: '1 S AGO', anchor: 'middle' });
  // On a phone the gap is too narrow for it.
  if (!isSmall)
    names.push({
      ...seen({ x: centre.x, y: centre.y + hub + 18 }),
      text: 'NOW',
      anchor: 'middle',
    });
  const knob = hasKnob ? boxAround(tiltHandle(layout, tilt), KNOB_PX, KNOB_PX) : undefined;
  // From the top, so that where they are squeezed those with the most room have their names.
  const octaves = OCTAVES.toReversed().sort(
    (one, other) => Number(other.name === FIRST_NAMED) - Number(one.name === FIRST_NAMED),
  );
  for (const { name, hz } of octaves) {
    const angle = angleOf(placeOf(hz, unfolded));
    if (named.some((tone) => Math.abs(tone.angle - angle) * radius < TONE_ROOM_PX)) continue;
    // Beside the disc a name is wider than it is high above it.
    const away = isSmall ? 10 + 5 * Math.abs(Math.cos(angle)) : 18;
    const one: Name = { ...seen(along(layout, angle, far + away)), text: name, anchor: 'middle' };
    const box = boxOf(one, size);
    const taken = [...names.map((other) => boxOf(other, size)), ...(knob ? [knob] : [])];
    if (!taken.some((other) => isMet(box, other))) names.push(one);
  }
  return names;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxAround({ x, y }: Point, width: number, height: number): Box {
  return {
    left: x - width / 2,
    right: x + width / 2,
    top: y - height / 2,
    bottom: y + height / 2,
  };
}

/** The room of a name. */
export function boxOf({ x, y, text, anchor }: Name, size: number): Box {
  const width = text.length * LETTER * size;
  const aside = { start: width / 2, middle: 0, end: -width / 2 }[anchor];
  return boxAround({ x: x + aside, y }, width, size);
}

function isMet(one: Box, other: Box): boolean {
  return (
    one.left < other.right + APART.x &&
    other.left < one.right + APART.x &&
    one.top < other.bottom + APART.y &&
    other.top < one.bottom + APART.y
  );
}

function nameTones(tones: readonly number[], unfolded: Unfolded, radius: number) {
  const angles = tones.map((hz) => angleOf(placeOf(hz, unfolded)));
  const [first = 0] = angles;
  if (angles.every((angle) => (angle - first) * radius < ONE_NAME_PX))
    return tones.length === 0 ? [] : [{ name: `${tones.join(' + ')} Hz`, angle: first }];
  return tones.map((hz, index) => ({ name: `${hz} Hz`, angle: angles[index] ?? 0 }));
}
