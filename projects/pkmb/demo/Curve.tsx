import { useMemo } from 'react';

import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { useSize } from '@/stage/Drawing';
import type { Size } from '@/stage/Drawing';
import { useTween, useTweens } from '@/stage/motion';

import { MOST_ORDERS } from './blocks';
import { meanOfBest } from './odds';
import { CROWNS } from './sale';

/** Where the arrow keys stop. */
const STOPS = [
  1,
  2,
  3,
  5,
  7,
  10,
  15,
  20,
  30,
  50,
  70,
  100,
  150,
  200,
  300,
  500,
  700,
  1_000,
  1_500,
  2_000,
  3_000,
  MOST_ORDERS,
];
const TICKS = ['1', '10', '100', '1,000'];
const POINTS = 48;
const BELOW = 26;
const ABOVE = 14;

interface Props {
  counts: readonly number[];
  tries: NumberControl;
  isSealed: boolean;
  isLit: boolean;
}

/** The exact mean of the best of so many orders, with the number of orders as its handle. */
export function Curve(props: Props) {
  const { element, size } = useSize<HTMLDivElement>();
  return (
    <div ref={element} className="pkmb__curve">
      {size && <CurvePicture {...props} size={size} />}
    </div>
  );
}

function CurvePicture({ counts, tries, isSealed, isLit, size }: Props & { size: Size }) {
  const { width, height } = size;
  const means = useTweens(
    useMemo(
      () =>
        Array.from({ length: POINTS + 1 }, (_, point) =>
          meanOfBest(counts, isSealed ? 1 : MOST_ORDERS ** (point / POINTS)),
        ),
      [counts, isSealed],
    ),
  );
  const floor = height - BELOW;
  const y = (crowns: number) => floor - ((floor - ABOVE) * crowns) / CROWNS;
  const shareOf = (orders: number) => Math.log(orders) / Math.log(MOST_ORDERS);
  const share = useTween(shareOf(tries.value));
  const mean = meanOfBest(counts, isSealed ? 1 : MOST_ORDERS ** share);
  const points = means.map((crowns, point) => `${(point / POINTS) * width},${y(crowns)}`);
  return (
    <>
      <svg aria-hidden="true">
        <path d={`M0 ${floor}H${width}`} strokeWidth="2" />
        <polyline points={points.join(' ')} strokeWidth="5" />
        {TICKS.map((tick, index) => (
          <text
            key={tick}
            x={shareOf(10 ** index) * width}
            y={height - 4}
            textAnchor={index === 0 ? 'start' : 'middle'}
          >
            {tick}
          </text>
        ))}
      </svg>
      <p className="pkmb__mean" data-mean={mean.toFixed(2)}>
        {tries.setting.say(tries.value)} tried: <b>{mean.toFixed(1)}</b> crowns on average
      </p>
      <Handle
        control={alongStops(tries)}
        at={{ x: share * width, y: y(mean) }}
        axis="x"
        valueAt={(x) => nearestStop(MOST_ORDERS ** (x / width))}
        isLit={isLit}
      >
        <span className="pkmb__dot" />
      </Handle>
    </>
  );
}

/** The orders as a slider over the stops: from 1 to 4,000 in steps that can be counted. */
function alongStops({ setting, value, change, ...rest }: NumberControl): NumberControl {
  return {
    ...rest,
    setting: { ...setting, from: 0, to: STOPS.length - 1, step: 1, say: () => setting.say(value) },
    value: nearestStop(value),
    change: (stop) => change(STOPS[stop] ?? 1),
  };
}

function nearestStop(orders: number): number {
  const distances = STOPS.map((stop) => Math.abs(Math.log(stop / Math.max(orders, 1))));
  return distances.indexOf(Math.min(...distances));
}
