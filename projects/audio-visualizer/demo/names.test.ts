import { expect, test } from 'vitest';

import { FLAT, layOut, tiltHandle } from './disc-layout';
import { boxOf, namesOf, nameSize } from './names';

const SIZES = [
  { width: 390, height: 360 },
  { width: 768, height: 640 },
  { width: 1_240, height: 704 },
];
const scene = { tilt: FLAT, unfolded: 1, tones: [], hasKnob: true };
const textsOf = (names: ReturnType<typeof namesOf>) => names.map(({ text }) => text);

test.each(SIZES)(
  'at $width px no name lies on another or on the knob, however it is tilted',
  (size) => {
    const layout = layOut(size);
    for (const tilt of [FLAT, 70, 50, 35])
      for (const unfolded of [0, 0.5, 1])
        for (const tones of [[], [60, 75]]) {
          const names = namesOf({ ...scene, layout, tilt, unfolded, tones });
          const boxes = names.map((name) => boxOf(name, nameSize(layout)));
          const knob = tiltHandle(layout, tilt);
          for (const [index, one] of boxes.entries()) {
            const isOctave = /^C\d$/.test(names[index]?.text ?? '');
            if (isOctave)
              expect(
                one.left < knob.x + 26 &&
                  one.right > knob.x - 26 &&
                  one.top < knob.y + 26 &&
                  one.bottom > knob.y - 26,
              ).toBe(false);
            for (const other of isOctave ? boxes.filter((_, at) => at !== index) : [])
              expect(
                one.left < other.right &&
                  other.left < one.right &&
                  one.top < other.bottom &&
                  other.top < one.bottom,
              ).toBe(false);
          }
        }
  },
);

test.each(SIZES)('at $width px the pitch that is asked for is named in equal hertz', (size) => {
  expect(textsOf(namesOf({ ...scene, layout: layOut(size), unfolded: 0 }))).toContain('C4');
});

test('in equal octaves every octave is named on a flat disc', () => {
  const names = textsOf(namesOf({ ...scene, layout: layOut({ width: 390, height: 400 }) }));
  for (const octave of [2, 3, 4, 5, 6, 7, 8, 9]) expect(names).toContain(`C${octave}`);
});

test('tones are named beside the disc: apart where there is room, together where not, on a phone without their unit', () => {
  const [phone, , desk] = SIZES.map(layOut);
  if (!phone || !desk) throw new Error('A size is missing.');
  const bare = { ...scene, hasKnob: false };
  const named = (tones: number[], unfolded: number, layout: typeof phone) =>
    namesOf({ ...bare, layout, unfolded, tones }).filter(
      ({ text }) => text !== '1 S AGO' && /^\d/.test(text),
    );
  expect(textsOf(named([60, 75], 0, desk))).toEqual(['60 + 75 Hz']);
  expect(textsOf(named([60, 75], 0, phone))).toEqual(['60+75']);
  const apart = named([60, 5_000], 1, desk);
  expect(textsOf(apart)).toEqual(['60 Hz', '5000 Hz']);
  for (const { x, anchor } of apart) expect(anchor).toBe(x < desk.centre.x ? 'end' : 'start');
  expect(new Set(apart.map(({ anchor }) => anchor)).size).toBe(2);
});
