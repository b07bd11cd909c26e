import { Grip, Handle } from '@/stage/Handle';
import { whole } from '@/stage/settings';
import type { Run } from '@/stage/use-run';

import { layOutDigits } from './layout';
import type { Layout } from './layout';
import type { Settings } from './settings';
import type { View } from './view';
import { USDC_ON_BINANCE } from './wallet';

const DIGITS = String(USDC_ON_BINANCE.raw);
const RIGHT = DIGITS.length - USDC_ON_BINANCE.decimals;
/** Counted from the left, so that the point goes where an arrow key points. */
const PLACE = whole({
  name: 'Place of the decimal point',
  start: RIGHT,
  from: 0,
  to: DIGITS.length,
  unit: 'digits before it',
});
/** The width of a mono digit, as a share of its size. */
const DIGIT = 0.72;
/** The middle of the gap before a digit's place, as a share of a step. */
const GAP = 0.42;

interface Props {
  run: Run<Settings>;
  view: View;
  layout: Layout;
}

/** The one balance whose contract has 18 decimals, digit by digit. Its point can be moved; the chosen way puts it back. */
export function DecimalPoint({ run, view, layout }: Props) {
  const { x, y, step, gripY } = layOutDigits(layout, DIGITS.length);
  const asked = DIGITS.length - view.decimals;
  const place = view.approach === 'mine' ? RIGHT : asked;
  const size = step / DIGIT;
  const gapAt = (before: number) => x + (before + GAP) * step;
  const row = (from: number, to: number, moved: number) => ({
    x: Array.from({ length: to - from }, (_, index) =>
      (x + (from + index + moved) * step).toFixed(1),
    ).join(' '),
    y,
    fontSize: size,
  });
  return (
    <>
      <svg className="whale whale__digits" aria-hidden="true" data-moved={place !== RIGHT}>
        <text className="whale__sum" x={x} y={y - size - (layout.isNarrow ? 3 : 6)}>
          {layout.isNarrow || layout.isCompact
            ? '$250 in USDC on BSC'
            : '$250 in USDC on Binance Smart Chain'}
        </text>
        <text className="whale__digit" {...row(0, place, 0)}>
          {DIGITS.slice(0, place)}
        </text>
        <text className="whale__digit" data-after="true" {...row(place, DIGITS.length, 1)}>
          {DIGITS.slice(place)}
        </text>
        {asked !== place && (
          <path
            className="whale__back"
            d={`M${gapAt(asked)} ${gripY}V${y + 8}H${gapAt(place)}V${y + 4}`}
          />
        )}
        <circle className="whale__point" cx={gapAt(place)} cy={y - step / 4} r={step / 3.2} />
      </svg>
      <Handle
        control={{
          setting: PLACE,
          value: asked,
          change: (next) => run.change({ decimals: DIGITS.length - next }),
          refuse: () => undefined,
        }}
        at={{ x: gapAt(asked), y: gripY }}
        axis="x"
        valueAt={(at) => (at - x) / step - GAP}
      >
        <Grip axis="x" />
      </Handle>
    </>
  );
}
