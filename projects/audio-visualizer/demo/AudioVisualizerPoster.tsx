import { angleOf, pointAt, ringRadius } from './disc-layout';
import type { DiscLayout } from './disc-layout';
import { RANGE_HZ, placeOf } from './pitch';
import { RINGS } from './rings';
import { BANDS } from './spectrum';
import { readStill } from './still';

/** Twice the size on the screen, so that whole numbers are fine enough. */
const SIDE = 1_400;
const LAYOUT: DiscLayout = {
  centre: { x: SIDE / 2, y: SIDE / 2 },
  radius: SIDE / 2 - 80,
  hub: (SIDE / 2 - 80) * 0.24,
  isSmall: false,
};
const FULL_BYTE = 255;
const AT_REST = 0.06;
/** Bars of about the same width share a path. */
const WIDTHS = [0.25, 0.5, 0.75, 1];
const C_HZ = [2, 3, 4, 5, 6, 7, 8, 9].map((octave) => 440 * 2 ** (octave - 4.75));

/** The piano around the disc as dashes from C to B, one unit for a semitone: black keys are gaps in the inner half. */
const KEYS = [
  { away: 18, dashes: '0.92 1.08 0.92 1.08 0.92 0.08 0.92 1.08 0.92 1.08 0.92 1.08 0.92 0.08' },
  { away: 34, dashes: '1.42 0.08 1.92 0.08 1.42 0.08 1.42 0.08 1.92 0.08 1.92 0.08 1.42 0.08' },
];
const C0_HZ = 440 * 2 ** -4.75;
const FIRST_SEMITONE = 12 * Math.log2(RANGE_HZ.from / C0_HZ);
const SEMITONES = 12 * Math.log2(RANGE_HZ.to / RANGE_HZ.from);

interface Props {
  still: string;
}

/** The first frame: the disc in the last chord of the tune, computed when the site is built. */
export function AudioVisualizerPoster({ still }: Props) {
  const { rows, newest } = readStill(still);
  const borders = [RANGE_HZ.from, ...C_HZ, RANGE_HZ.to].map((hz) => placeOf(hz, 1));
  return (
    <>
      <svg className="audio-poster" viewBox={`0 0 ${SIDE} ${SIDE}`}>
        <path
          d={borders.map((from, octave) => wedge(from, borders[octave + 1], octave)).join('')}
          fill="var(--stage-deep)"
        />
        {Array.from({ length: RINGS / 2 }, (_, half) => (
          <path
            key={half}
            d={arc(ringRadius(LAYOUT, half * 2))}
            pathLength={BANDS - 1}
            className="audio-poster__dots"
          />
        ))}
        {KEYS.map(({ away, dashes }) => (
          <path
            key={away}
            className="audio-poster__keys"
            d={arc(LAYOUT.radius + away, 0)}
            pathLength={SEMITONES}
            strokeDasharray={dashes}
            strokeDashoffset={FIRST_SEMITONE - (12 - 0.46)}
          />
        ))}
        {Array.from({ length: RINGS }, (_, age) => {
          const row = (newest - age + RINGS) % RINGS;
          return WIDTHS.map((wide, index) => (
            <path
              key={`${age}-${wide}`}
              d={bars(
                rows.subarray(row * BANDS, (row + 1) * BANDS),
                age,
                WIDTHS[index - 1] ?? AT_REST,
                wide,
              )}
              stroke="var(--stage-figure)"
              strokeWidth={Math.round((wide - 0.1) * 0.092 * ringRadius(LAYOUT, age))}
              strokeOpacity={(1 - 0.42 * (age / RINGS)).toFixed(2)}
            />
          ));
        })}
      </svg>
      <b className="audio-poster__word">
        AUDIO
        <br />
        VISUALIZER
      </b>
    </>
  );
}

/** The bars of a ring whose levels lie between two. */
function bars(levels: Uint8Array, age: number, above: number, upTo: number): string {
  const near = ringRadius(LAYOUT, age);
  const gap = ringRadius(LAYOUT, age + 1) - near;
  return [...levels]
    .map((byte, band) => {
      const level = byte / FULL_BYTE;
      if (level <= above || level > upTo) return '';
      const place = (band + 0.5) / BANDS;
      const far = near + gap * Math.min(0.22 + 0.8 * level, 0.86);
      return `M${at(place, near)}L${at(place, far)}`;
    })
    .join('');
}

function wedge(from: number, to: number | undefined, octave: number): string {
  if (to === undefined || octave % 2 === 1) return '';
  const { radius, hub } = LAYOUT;
  const [far, near] = [radius + 6, hub].map((one) => String(Math.round(one)));
  return `M${at(from, radius + 6)}A${far} ${far} 0 0 1 ${at(to, radius + 6)}L${at(to, hub)}A${near} ${near} 0 0 0 ${at(from, hub)}Z`;
}

/** A ring from the middle of the first bar to that of the last, or so far from the ends. */
function arc(radius: number, half = 0.5 / BANDS): string {
  const long = angleOf(1 - half) - angleOf(half) > Math.PI ? 1 : 0;
  const round = String(Math.round(radius));
  return `M${at(half, radius)}A${round} ${round} 0 ${long} 1 ${at(1 - half, radius)}`;
}

function at(place: number, radius: number): string {
  const { x, y } = pointAt(LAYOUT, place, radius);
  return `${Math.round(x)} ${Math.round(y)}`;
}
