import type { CSSProperties, PointerEvent } from 'react';

import { moveByKey } from '@/stage/number-control';
import { placeIn } from '@/stage/pointer';
import { whole } from '@/stage/settings';

import type { Dot, Layout } from './fan-layout';
import type { Futures } from './futures';
import { formatEarned, formatRupees } from './words';

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

/** Lets a visitor read one future, which is then white with its years on it: by pointer, by touch, and by keys as a slider. */
export function FuturePicker({ layout, futures, dots, lines, monthly, picked, onPick }: Props) {
  const line = picked === undefined ? undefined : futures.lines[picked];
  const end = (line?.points.at(-1) ?? 0) * monthly;
  const years = line?.years.map(({ year, earned }) => `${year} ${formatEarned(earned)}`) ?? [];
  const ring: CSSProperties & Record<'--end', string> = { '--end': `${layout.end}px` };
  const point = (event: PointerEvent) => {
    const { x, y } = placeIn(event.currentTarget, event);
    onPick(findNearest(x, y));
  };

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
    <div
      className="sipwise__picker"
      style={ring}
      data-handle={PICK.name}
      role="slider"
      tabIndex={0}
      aria-label={PICK.name}
      aria-valuemin={PICK.from}
      aria-valuemax={PICK.to}
      aria-valuenow={(picked ?? PICK.start - 1) + 1}
      aria-valuetext={
        line === undefined
          ? 'None is chosen'
          : `Future ${(picked ?? 0) + 1} of 100: ${years.join(', ')}. It ends at ${formatRupees(end)} rupees.`
      }
      onPointerMove={point}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onPick(undefined);
      }}
      onPointerUp={point}
      onFocus={({ currentTarget }) => {
        // A pointer that brings the focus chooses by itself.
        if (currentTarget.matches(':focus-visible')) onPick(PICK.start - 1);
      }}
      onBlur={() => onPick(undefined)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onPick(undefined);
        const next = moveByKey(PICK, (picked ?? PICK.start - 1) + 1, event.key);
        if (next === undefined) return;
        event.preventDefault();
        onPick(next - 1);
      }}
    />
  );
}
