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
  from: RIGHT,
  to: DIGITS.length,
  unit: 'digits before it',
});
/** The width of a mono digit, as a share of its size. */
const DIGIT = 0.72;

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
  const row = (from: number, to: number) => ({
    x: Array.from({ length: to - from }, (_, index) => (x + (from + index) * step).toFixed(1)).join(
      ' ',
    ),
    y,
    fontSize: size,
  });
  return (
    <>
      <svg className="whale whale__digits" aria-hidden="true" data-moved={place !== RIGHT}>
        <text className="whale__sum" x={x} y={y - size - 6}>
          {layout.isNarrow || layout.isCompact
            ? '$250 in USDC on BSC'
            : '$250 in USDC on Binance Smart Chain'}
        </text>
        <text className="whale__digit" {...row(0, place)}>
          {DIGITS.slice(0, place)}
        </text>
        <text className="whale__digit" data-after="true" {...row(place, DIGITS.length)}>
          {DIGITS.slice(place)}
        </text>
        <circle className="whale__point" cx={x + place * step - 1} cy={y + 1} r={step / 3.4} />
      </svg>
      <Handle
        control={{
          setting: PLACE,
          value: asked,
          change: (next) => run.change({ decimals: DIGITS.length - next }),
          refuse: () => undefined,
        }}
        at={{ x: x + asked * step - 1, y: gripY }}
        axis="x"
        valueAt={(at) => (at - x + 1) / step}
      >
        <Grip axis="x" />
      </Handle>
    </>
  );
}
