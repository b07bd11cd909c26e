import { useMemo, useState } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import { useFrameLoop, useReducedMotion, useTween, useTweens } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import { ACT, fallenAt } from './act';
import { ByStops } from './ByStops';
import { CommentReader } from './CommentReader';
import { findWronged } from './crowd';
import type { Cuts } from './crowd';
import { drawCrowd } from './draw-crowd';
import { isRoomy, layOut, placeCrowd, sideOf, stepTowards, withFallen } from './layout';
import type { Box, Bubbles, Layout } from './layout';
import type { Scored } from './learn';
import { sigmoid } from './model';
import { OwnCard } from './OwnCard';
import { Plates } from './Plates';
import { controlCut, formatScore } from './settings';
import type { Settings } from './settings';
import type { Missed, Share, tellCost } from './words';

interface Props {
  run: Run<Settings>;
  crowd: readonly Scored[];
  cuts: Cuts;
  /** At this moment of the opening act or of a dare, or as it was set. */
  toxic: number;
  accuracy: number;
  /** How many of the flags are right, the person's included. */
  share: Share;
  /** Toxic comments that slip through. Unset: a person is still reading. */
  missed: Missed | undefined;
  cost: ReturnType<typeof tellCost>;
  /** Whether more flags are wrong than right. */
  hasFallen: boolean;
  hasFailed: boolean;
  /** How many of the unsure ones the person has read. */
  readCount: number;
  /** The logit of the visitor's own comment. Unset: there is none. */
  own: number | undefined;
  /** Whether the headline is about it. */
  isAboutOwn: boolean;
  /** Whether the model is being trained again, and no score of it is known yet. */
  isLearning: boolean;
  /** Whether the act has come so far that flags can be counted. */
  isCounted: boolean;
  act: OpeningAct;
}

/** On a phone the legend stands beside what the flags cost. */
const LEGEND_PX = 136;
/** Below this there is no room for the hill of scores. */
const NARROW_PX = 600;
/** The width of the label of the visitor's own comment, and how far it stands from its pin. */
const PIN_PX = 104;
const PIN_GAP_PX = 14;
/** The invitation stands at the left of its handle, and needs so much room there. */
const INVITE_PX = 260;

/** The boast and what becomes of it, a thousand comments over their scores, and what is done about them. */
export function CrowdDrawing(props: Props) {
  return (
    <Drawing className="toxicity__crowd">{(size) => <Crowd {...props} size={size} />}</Drawing>
  );
}

function Crowd({ run, crowd, cuts, toxic, act, size, ...shown }: Props & { size: DrawingSize }) {
  const { width, height } = size;
  const isNarrow = width < NARROW_PX;
  const { own, isAboutOwn, isLearning, readCount, hasFailed } = shown;
  const [isHeld, setIsHeld] = useState(false);
  // Read until something changes: in another crowd its place is somebody else's.
  const [pick, setPick] = useState<{ values: Settings; place: number | undefined }>();
  const picked = pick?.values === run.values ? pick.place : undefined;
  const isNaive = run.values.approach === 'naive';
  const sides = isNaive ? (['high'] as const) : (['low', 'high'] as const);
  const layout = useMemo(() => layOut({ width, height, isNarrow }), [width, height, isNarrow]);
  // Two labels side by side have to be short where there is little room.
  const isShort = !isNaive && !isRoomy(layout);
  const bubbles = layout.bubbles[isNaive ? 'naive' : 'mine'];
  const isCut = act.elapsedMs >= ACT.cuts;
  const places = useMemo(
    () => placeCrowd(crowd, isCut ? cuts : { low: Infinity, high: Infinity }, layout, bubbles),
    [crowd, cuts, isCut, layout, bubbles],
  );
  const fallen = fallenAt(act.elapsedMs);
  const targets = useMemo(() => withFallen(places.dots, fallen), [places, fallen]);
  const dots = useDots(targets);
  const shownBubbles = useShownBubbles(bubbles);
  const shownToxic = useTween(toxic, { isInstant: isHeld || !act.isDone });
  // Somebody is quoted, so that a flag is about somebody.
  const suggested = isAboutOwn ? undefined : findWronged(crowd, cuts);
  const read = act.isDone ? (picked ?? suggested) : undefined;
  const pinned = isLearning || !act.isDone ? undefined : own;

  return (
    <>
      <Canvas
        size={size}
        draw={(context, colours) =>
          drawCrowd(context, colours, {
            ...places,
            layout,
            bubbles: shownBubbles,
            crowd,
            cuts: isCut ? cuts : { low: Infinity, high: Infinity },
            dots,
            readCount,
            picked: read,
            // A phone has no room for its name, only for the sentence about it.
            own: isNarrow && !isAboutOwn ? undefined : pinned,
          })
        }
      />
      {shown.isCounted && (
        <Plates
          layout={layout}
          accuracy={shown.accuracy}
          share={shown.share}
          missed={shown.missed}
          isNaive={isNaive}
          hasFallen={shown.hasFallen}
        />
      )}
      {shown.isCounted &&
        (isNaive ? (['flagged'] as const) : (['person', 'flagged'] as const)).map((name) => (
          <p
            key={name}
            className="toxicity__cost"
            data-cost={name}
            aria-hidden="true"
            style={{
              left: bubbles[name].x,
              bottom: height - bubbles[name].y + layout.costGap,
              width: bubbles[name].width - (isNarrow && isNaive ? LEGEND_PX : 0),
              fontSize: layout.costSize,
            }}
          >
            <b>{shown.cost[name].count}</b>
            <span>{shown.cost[name].of}</span>
          </p>
        ))}
      {/* First of the handles, so that Play hands the focus to it. */}
      <ByStops run={run}>
        <Handle
          control={run.number('toxic')}
          at={{ x: layout.railX(shownToxic), y: layout.rail.y }}
          axis="x"
          valueAt={layout.toxicAt}
          isLit={act.isDone && !run.isTouched && !hasFailed && !isAboutOwn}
          invite={layout.railX(shownToxic) > INVITE_PX ? '← Make toxic comments rare' : undefined}
          inviteSide="left"
          onHold={setIsHeld}
        />
      </ByStops>
      <CommentReader
        quote={layout.quote}
        crowd={crowd}
        cuts={cuts}
        places={places}
        read={read}
        onPick={(place) => setPick({ values: run.values, place })}
      />
      {sides
        .filter((side) => Number.isFinite(cuts[side]))
        .map((side) => {
          const at = layout.x(cuts[side]);
          // One handle at a time: how rare they are comes first.
          const canMove = isNaive && (run.isTouched || run.isShared);
          const tag = (
            <span
              key={side}
              className="toxicity__tag"
              data-side={sideOf(side, at, (isShort ? 100 : 140) + (canMove ? 30 : 0), layout)}
              style={canMove ? undefined : { left: at, top: layout.lane }}
            >
              {side === 'low' ? 'unsure' : 'flag'} {isShort ? '' : 'from '}
              {formatScore(sigmoid(cuts[side]))}
              {canMove && (
                <svg viewBox="0 0 22 12" aria-hidden="true">
                  <path d="M5 1L1 6l4 5M17 1l4 5-4 5" />
                </svg>
              )}
            </span>
          );
          return canMove ? (
            <Handle
              key={side}
              control={controlCut(run)}
              at={{ x: at, y: layout.lane + layout.laneHeight / 2 }}
              axis="x"
              valueAt={layout.logitAt}
            >
              {tag}
            </Handle>
          ) : (
            tag
          );
        })}
      {pinned !== undefined && !isNarrow && (
        <span
          className="toxicity__pin"
          data-side={sideOfPin(layout, layout.x(pinned), layout.x(cuts.high))}
          style={{ left: layout.x(pinned), top: layout.hill + 12, width: PIN_PX }}
        >
          yours {formatScore(sigmoid(pinned))}
        </span>
      )}
      {own !== undefined && isAboutOwn && act.isDone && picked === undefined && (
        <OwnCard run={run} logit={own} cuts={cuts} quote={layout.quote} />
      )}
    </>
  );
}

/** On which side of its pin the visitor's score stands: within the drawing, and not over the line of the cut. */
function sideOfPin({ right }: Layout, at: number, cut: number): 'left' | 'right' {
  const reach = PIN_PX + 2 * PIN_GAP_PX;
  return at + reach > right || (cut > at && cut < at + reach) ? 'left' : 'right';
}

/** Bubbles on their way to another shape. */
function useShownBubbles({ flagged, person }: Bubbles): Bubbles {
  const targets = useMemo(
    () => [flagged, person].flatMap(({ x, y, width, height }) => [x, y, width, height]),
    [flagged, person],
  );
  const shown = useTweens(targets, { ms: 450 });
  const boxFrom = (index: number): Box => {
    const [x = 0, y = 0, width = 0, height = 0] = shown.slice(index, index + 4);
    return { x, y, width, height };
  };
  return { flagged: boxFrom(0), person: boxFrom(4) };
}

/** Dots on their way to their places, each at a pace of its own. */
function useDots(targets: Float64Array): Float64Array {
  const isStill = useReducedMotion();
  const [dots, setDots] = useState(targets);
  useFrameLoop(
    (ms) => setDots((before) => stepTowards(before, targets, ms)),
    !isStill && dots !== targets,
  );
  return isStill ? targets : dots;
}
