import { useMemo, useState } from 'react';

import { Canvas } from '@/stage/Canvas';
import { Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';
import { easeOut } from '@/stage/tween';
import { useTween, useTweens } from '@/stage/use-tween';

import { ACT } from './act';
import type { Moment } from './act';
import { drawFan } from './draw-fan';
import { fitTop, layOut, placeDots, showDots } from './fan-layout';
import { FuturePicker } from './FuturePicker';
import { POINTS_PER_YEAR } from './futures';
import type { Futures } from './futures';
import { futureValue, MONTHS_PER_YEAR } from './portfolio';
import type { Settings } from './settings';

interface Props {
  run: Run<Settings>;
  futures: Futures;
  years: number;
  /** As shown at this moment. */
  monthly: number;
  goal: number;
  /** What the dots are lined up for: another amount lines them up anew. */
  plannedMonthly: number;
  tally: { readonly reach: string; readonly miss: string } | undefined;
  moment: Moment;
  act: OpeningAct;
  /** The line that the plan aims with. Unset: none. */
  white: 'average' | 'weak end' | undefined;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The fan of futures, with the goal as its handle. */
export function Fan(props: Props) {
  return (
    <Drawing className="sipwise__fan">{(size) => <FanPicture {...props} size={size} />}</Drawing>
  );
}

function FanPicture({
  size,
  run,
  futures,
  years,
  monthly,
  goal,
  plannedMonthly,
  tally,
  moment,
  act,
  white,
  isHeld,
  onHold,
}: Props & { size: DrawingSize }) {
  const [worthOfTop, setWorthOfTop] = useState(() => fitTop(0, run.values.goal));
  const fitted = isHeld ? worthOfTop : fitTop(worthOfTop, run.values.goal);
  if (fitted !== worthOfTop) setWorthOfTop(fitted);
  const layout = layOut(size, useTween(worthOfTop));
  const [picked, setPicked] = useState<number>();
  const pick = act.isDone ? picked : undefined;

  const points = useMemo(() => futures.lines.flatMap((line) => [...line.points]), [futures]);
  const shownPoints = useTweens(points);
  const length = years * POINTS_PER_YEAR + 1;
  const lines = futures.lines.map((_, line) =>
    shownPoints.slice(line * length, (line + 1) * length),
  );
  const ends = lines.map((line) => (line.at(-1) ?? 0) * monthly);

  // Lined up for where everything is going, and on the way there without leaping from column to column.
  const { width, height, isNarrow } = size;
  const places = useMemo(() => {
    const worths = futures.lines.map((line) => (line.points.at(-1) ?? 0) * plannedMonthly);
    return placeDots(worths, layOut({ width, height, isNarrow }, worthOfTop));
  }, [futures, plannedMonthly, worthOfTop, width, height, isNarrow]);
  const columns = useTweens(useMemo(() => places.map(({ column }) => column), [places]));
  const dots = showDots(places, columns, ends, layout);

  const average = Array.from({ length }, (_, point) =>
    futureValue(1, (point * MONTHS_PER_YEAR) / POINTS_PER_YEAR, futures.averageReturn),
  );
  const weakest = Math.min(Math.max(Math.floor(lines.length - run.values.sure), 0), 99);
  const aims = {
    average: { points: average, drawn: moment.averageDrawn },
    'weak end': { points: lines[weakest] ?? [], drawn: 1 },
  };
  const aim = white === undefined ? undefined : aims[white];

  return (
    <>
      <Canvas
        size={size}
        draw={(context, colours) =>
          drawFan(context, colours, {
            layout,
            monthly,
            goal,
            years,
            dots,
            tally,
            strokes: lines.map((line, index) => ({
              points: line,
              drawn: moment.drawn(index),
              landed: moment.landed(index),
              hasReached: (ends[index] ?? 0) >= goal * (1 - 1e-9),
            })),
            faint: futures.faint.map((line) => line.points),
            faintness: act.between(2_600, 4_100),
            rays: 1 - easeOut(act.between(0, ACT.raysFolded)),
            white: pick === undefined ? aim : { points: lines[pick] ?? [], drawn: 1 },
            whiteDot: pick ?? (white === 'weak end' ? weakest : undefined),
            isCrossing: isHeld || (!act.isDone && !moment.isNaive),
          })
        }
      />
      <Handle
        control={run.number('goal')}
        at={{ x: layout.grip, y: layout.y(goal) }}
        axis="y"
        valueAt={layout.worthAt}
        isLit={act.isDone}
        invite={isNarrow ? 'Drag the goal' : 'Drag the goal. How low for 90 of 100?'}
        inviteSide="below-left"
        onHold={onHold}
      />
      <FuturePicker
        layout={layout}
        futures={futures}
        dots={dots}
        lines={lines}
        monthly={monthly}
        picked={pick}
        onPick={setPicked}
      />
    </>
  );
}
