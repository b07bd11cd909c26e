import type { PointerEvent } from 'react';

import { moveByKey } from '@/stage/number-control';
import { whole } from '@/stage/setting-kinds';

import type { Dot, Layout } from './fan-layout';
import type { Futures } from './futures';
import { formatRupees } from './words';

const PICK = whole({
  name: 'Read one future, from the worst to the best',
  start: 50,
  from: 1,
  to: 100,
});
/** How near a pointer has to come to a line or dot. */
const NEAR_PX = 16;

interface Props {
  layout: Layout;
  futures: Futures;
  dots: readonly Dot[];
  lines: readonly (readonly number[])[];
  monthly: number;
  picked: number | undefined;
  onPick: (line: number | undefined) => void;
}

/** Lets a visitor read one future: which past years it repeats, in which order, and where it ends. */
export function FuturePicker({ layout, futures, dots, lines, monthly, picked, onPick }: Props) {
  const line = picked === undefined ? undefined : futures.lines[picked];
  const end = (line?.points.at(-1) ?? 0) * monthly;
  const years = line?.years.map(({ year, earned }) => `${year} ${formatEarned(earned)}`) ?? [];
  const point = ({ nativeEvent: { offsetX, offsetY } }: PointerEvent) =>
    onPick(findNearest(offsetX, offsetY));

  function findNearest(x: number, y: number): number | undefined {
    let nearest: number | undefined;
    let distance = NEAR_PX;
    lines.forEach((points, index) => {
      const dot = dots[index];
      const at = ((x - layout.origin.x) / (layout.end - layout.origin.x)) * (points.length - 1);
      const worth = points[Math.round(at)];
      const away =
        x > layout.end
          ? Math.hypot((dot?.x ?? 0) - x, (dot?.y ?? 0) - y)
          : Math.abs(layout.y((worth ?? Infinity) * monthly) - y);
      if (at > 1 && away < distance) [nearest, distance] = [index, away];
    });
    return nearest;
  }

  return (
    <>
      <div
        className="sipwise__picker"
        data-handle={PICK.name}
        role="slider"
        tabIndex={0}
        aria-label={PICK.name}
        aria-valuemin={PICK.from}
        aria-valuemax={PICK.to}
        aria-valuenow={(picked ?? 49) + 1}
        aria-valuetext={
          line === undefined
            ? 'None is chosen'
            : `Future ${(picked ?? 0) + 1} of 100: ${years.join(', ')}. It ends at ${formatRupees(end)} rupees.`
        }
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') point(event);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') onPick(undefined);
        }}
        onPointerUp={point}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onPick(undefined);
          const next = moveByKey(PICK, (picked ?? 49) + 1, event.key);
          if (next === undefined) return;
          event.preventDefault();
          onPick(next - 1);
        }}
      />
      {line !== undefined && (
        <p className="sipwise__reading" aria-hidden="true">
          <span>{years.join('  ')}</span>
          <b>In this order: {formatRupees(end)}</b>
        </p>
      )}
    </>
  );
}

function formatEarned(earned: number): string {
  const percent = Math.round(earned * 100);
  return percent < 0 ? `−${-percent}%` : `+${percent}%`;
}
