import { useMemo, useState } from 'react';
import type { CSSProperties } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { DrawingSize, Size } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';
import { easeOut } from '@/stage/tween';
import { useTween, useTweens } from '@/stage/motion';

import { ACT, landAt } from './act';
import type { Moment } from './act';
import type { Block } from './draw-block';
import { drawFan } from './draw-fan';
import { fitTop, fitWild, layOut, placeDots, showDots } from './fan-layout';
import { FuturePicker } from './FuturePicker';
import { POINTS_PER_YEAR, repeatsAny } from './futures';
import type { Futures } from './futures';
import { futureValue, MONTHS_PER_YEAR } from './portfolio';
import type { Settings } from './settings';

/** How long the fan takes to another mix when that is performed; otherwise it follows a hand. */
const PERFORMED_MS = 1_700;
const FOLLOW_MS = 200;
/** A goal that was let go of takes the whole drawing with it: slowly, so that the eye follows. */
const RESCALE_MS = 1_000;
/** In milliseconds of a choice: the line that the plan aims with leaves when the payment is nearly there. */
const AIM = { starts: 1_000, lands: 1_700 };
/** In milliseconds of a dare: the futures with a year that is taken out are shown, and fall. */
const LEAVING = { starts: 200, ends: 1_250 };
const HUNDRED = 100;
/** How near the goal's handle is to what it catches at. */
const CATCH_PX = 7;
/** From this width on there is room for words between the lines and the block. */
const ROOMY_PX = 960;

interface Props {
  run: Run<Settings>;
  act: OpeningAct;
  /** The clock of a dare or a choice. */
  move: OpeningAct;
  moment: Moment;
  /** Whether all futures have come and can be read. */
  canPick: boolean;
  futures: Futures;
  years: number;
  /** As shown at this moment. */
  monthly: number;
  goal: number;
  /** What the dots are lined up for: another amount lines them up anew. */
  plannedMonthly: number;
  /** The line that the plan aims with. Unset: none. */
  white: 'average' | 'weak end' | undefined;
  block: Omit<Block, 'shown'>;
  isWild: boolean;
  /** How far the sentence reaches from the upper left. Empty: it is not over the drawing. */
  words: Size | undefined;
  /** The years whose futures are leaving. */
  leaving: readonly number[];
  /** Set while the block is a bet that can be moved. */
  bet: NumberControl | undefined;
  asksForBet: boolean;
  onPlaceBet: () => void;
  onHoldBet: (isHeld: boolean) => void;
  goalControl: NumberControl;
  /** The goal that the handle catches at: with it enough futures make it. */
  caught: number;
  asksForGoal: boolean;
  isHeld: boolean;
  onHold: (isHeld: boolean) => void;
}

/** The fan of futures, with the goal as its handle; at first with the bet in its place. */
export function Fan(props: Props) {
  return (
    <Drawing className="sipwise__fan">{(size) => <FanPicture {...props} size={size} />}</Drawing>
  );
}

function FanPicture({
  size,
  run,
  act,
  move,
  moment,
  canPick,
  futures,
  years,
  monthly,
  goal,
  plannedMonthly,
  white,
  block,
  isWild,
  words,
  leaving,
  bet,
  asksForBet,
  onPlaceBet,
  onHoldBet,
  goalControl,
  caught,
  asksForGoal,
  isHeld,
  onHold,
}: Props & { size: DrawingSize }) {
  const ms = move.isDone ? FOLLOW_MS : PERFORMED_MS;
  const endOf = (line: number) => (futures.lines.at(line)?.points.at(-1) ?? 0) * plannedMonthly;
  const toShow = {
    goal: run.values.goal,
    worst: endOf(0),
    best: endOf(-1),
    paidIn: plannedMonthly * years * MONTHS_PER_YEAR,
  };
  const [scale, setScale] = useState({
    ...{ top: fitTop(0, toShow), wild: fitWild(toShow) },
    ...{ goal: toShow.goal, ms },
  });
  // Fitted after every change, but not under a hand.
  const top = isHeld || isWild ? scale.top : fitTop(scale.top, toShow);
  const wild = isHeld ? scale.wild : fitWild(toShow);
  if (
    top !== scale.top ||
    (!isHeld && toShow.goal !== scale.goal) ||
    wild.floor !== scale.wild.floor ||
    wild.worthOfTop !== scale.wild.worthOfTop
  )
    setScale({
      ...{ top, wild, goal: toShow.goal },
      ms: toShow.goal !== scale.goal && move.isDone ? RESCALE_MS : ms,
    });
  const bend = useTween(isWild ? 1 : 0, { ms });
  const layout = layOut(size, useTween(top, { ms: scale.ms }), {
    share: bend,
    worthOfTop: useTween(wild.worthOfTop, { ms }),
    floor: useTween(wild.floor, { ms }),
  });
  const [picked, setPicked] = useState<number>();
  const pick = canPick ? picked : undefined;

  const points = useMemo(() => futures.lines.flatMap((line) => [...line.points]), [futures]);
  const shownPoints = useTweens(points, { ms });
  const length = years * POINTS_PER_YEAR + 1;
  const lines = futures.lines.map((_, line) =>
    shownPoints.slice(line * length, (line + 1) * length),
  );
  const ends = lines.map((line) => (line.at(-1) ?? 0) * monthly);

  // Lined up for where everything is going, and on the way there without leaping from column to column.
  const { width, height, isNarrow } = size;
  const { floor, worthOfTop } = wild;
  const columns = useMemo(() => {
    const worths = futures.lines.map((line) => (line.points.at(-1) ?? 0) * plannedMonthly);
    const axis = { share: isWild ? 1 : 0, worthOfTop, floor };
    return placeDots(worths, layOut({ width, height, isNarrow }, top, axis));
  }, [futures, plannedMonthly, top, isWild, worthOfTop, floor, width, height, isNarrow]);
  const dots = showDots(useTweens(columns, { ms }), ends, layout);

  const monthsAt = (point: number) => (point * MONTHS_PER_YEAR) / POINTS_PER_YEAR;
  const along = Array.from({ length }, (_, point) => point);
  const paidIn = monthly * years * MONTHS_PER_YEAR;
  const weakest = Math.min(Math.max(Math.floor(lines.length - run.values.sure), 0), 99);
  const aims = {
    average: {
      points: along.map((point) => futureValue(1, monthsAt(point), futures.averageReturn)),
      ...landAt(act.elapsedMs, 0, ACT.averageEnds),
    },
    'weak end': { points: lines[weakest] ?? [], ...landAt(move.elapsedMs, AIM.starts, AIM.lands) },
  };
  const aim = white === undefined ? undefined : aims[white];
  const lost = leaving.length === 0 ? 0 : move.between(LEAVING.starts, LEAVING.ends);
  const isLeaving = futures.lines.map((line) => repeatsAny(line, leaving));
  const place = layout.y(goal);
  const levelAt = (y: number) => HUNDRED / 2 + ((place - y) / layout.block.height) * HUNDRED;
  const below: CSSProperties & Record<'--below', string> = {
    '--below': `${layout.block.height / 2}px`,
  };

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
            perDot: canPick ? futures.ends.length / futures.lines.length : undefined,
            strokes: lines.map((line, index) => ({
              points: line,
              drawn: moment.drawn(index),
              landed: moment.landed(index),
              hasReached: (ends[index] ?? 0) >= goal * (1 - 1e-9),
              hasSunk: (ends[index] ?? 0) < paidIn,
              lost: isLeaving[index] === true ? lost : 0,
            })),
            faint: futures.faint.map((line) => line.points),
            faintness: canPick ? 1 : moment.dropped,
            rays: 1 - easeOut(act.between(0, ACT.raysFolded)),
            white: pick === undefined ? aim : { points: lines[pick] ?? [], drawn: 1, ring: 1 },
            whiteDot: pick ?? (white === 'weak end' && aim?.drawn === 1 ? weakest : undefined),
            reading: pick === undefined ? undefined : futures.lines[pick]?.years,
            block: { ...block, shown: act.between(ACT.blockStarts, ACT.blockStands) },
            paid: { worth: paidIn, shown: bend },
            words: words?.height === 0 ? undefined : words,
            isCrossing: isHeld || !move.isDone,
          })
        }
      />
      <div className="sipwise__hold" style={below}>
        {bet === undefined ? (
          <Handle
            key="goal"
            control={goalControl}
            at={{ x: layout.grip, y: place }}
            axis="y"
            valueAt={(y) =>
              Math.abs(y - layout.y(caught)) < CATCH_PX ? caught : layout.worthAt(y)
            }
            isLit={asksForGoal}
            invite={isNarrow ? 'Lower it until 90 make it' : 'Lower the goal until 90 make it'}
            inviteSide="below-left"
            onHold={onHold}
          />
        ) : (
          <Handle
            key="bet"
            control={bet}
            at={{
              x: layout.grip,
              y: place - ((bet.value - HUNDRED / 2) / HUNDRED) * layout.block.height,
            }}
            axis="y"
            valueAt={levelAt}
            isLit={asksForBet}
            invite={
              <>
                <span className="sipwise__by-hand">
                  {isNarrow ? 'Drag your bet' : 'Drag your bet, then let go'}
                </span>
                <span className="sipwise__by-keys">Arrow keys, then Enter</span>
              </>
            }
            inviteSide="below-left"
            onHold={onHoldBet}
            onConfirm={onPlaceBet}
          />
        )}
        {bet !== undefined && asksForBet && (
          <button
            type="button"
            className="sipwise__place"
            // Where no line runs: beside the dots, or in the sky where they have no room.
            style={{
              right: width - layout.block.left + 14,
              top: width < ROOMY_PX ? place - 62 : place + 18,
            }}
            onClick={onPlaceBet}
          >
            Run the 100 futures
          </button>
        )}
      </div>
      {canPick && (
        <FuturePicker
          layout={layout}
          futures={futures}
          dots={dots}
          lines={lines}
          monthly={monthly}
          picked={pick}
          onPick={setPicked}
        />
      )}
    </>
  );
}
