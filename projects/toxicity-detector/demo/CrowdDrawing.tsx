import { useMemo, useState } from 'react';

import { Canvas, Drawing } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Grip, Handle } from '@/stage/Handle';
import { useFrameLoop, useReducedMotion, useTween } from '@/stage/motion';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run } from '@/stage/use-run';

import { wordsFor } from './act';
import { CommentReader } from './CommentReader';
import type { Cuts } from './crowd';
import { drawCrowd } from './draw-crowd';
import { layOut, placeCrowd, stepTowards } from './layout';
import type { Scored } from './learn';
import { sigmoid } from './model';
import { controlCut, formatScore } from './settings';
import type { Settings } from './settings';

interface Props {
  run: Run<Settings>;
  crowd: readonly Scored[];
  cuts: Cuts;
  /** At this moment of the opening act, or as it was set. */
  toxic: number;
  flagged: number;
  /** The logit of the visitor's own comment. Unset: there is none. */
  own: number | undefined;
  act: OpeningAct;
}

/** Below this the axis and the bubble are drawn for a phone. */
const NARROW_PX = 600;

/** A thousand comments over their scores, and the bubble with those that are flagged. */
export function CrowdDrawing(props: Props) {
  return (
    <Drawing className="toxicity__crowd">{(size) => <Crowd {...props} size={size} />}</Drawing>
  );
}

function Crowd({
  run,
  crowd,
  cuts,
  toxic,
  flagged,
  own,
  act,
  size,
}: Props & { size: DrawingSize }) {
  const { width, height } = size;
  const isNarrow = width < NARROW_PX;
  const [isHeld, setIsHeld] = useState(false);
  const [picked, setPicked] = useState<number>();
  const layout = useMemo(() => layOut({ width, height, isNarrow }), [width, height, isNarrow]);
  const places = useMemo(() => placeCrowd(crowd, cuts, layout), [crowd, cuts, layout]);
  const dots = useDots(places.dots);
  const shownToxic = useTween(toxic, { isInstant: isHeld || !act.isDone });
  // The visitor's own comment has the place to itself.
  const suggested = own === undefined ? findWorstAlarm(crowd, cuts) : undefined;
  const read = act.isDone ? (picked ?? suggested) : undefined;
  const isNaive = run.values.approach === 'naive';

  return (
    <>
      <Canvas
        size={size}
        draw={(context, colours) =>
          drawCrowd(context, colours, {
            layout,
            crowd,
            cuts,
            dots,
            marks: places.marks,
            toxic: shownToxic,
            flagged,
            picked: read,
            own,
          })
        }
      />
      {/* First of the handles, so that Play hands the focus to it. */}
      <Handle
        control={run.number('toxic')}
        at={{ x: layout.barX(shownToxic), y: layout.bar.y + layout.bar.height / 2 }}
        axis="x"
        valueAt={layout.toxicAt}
        isLit={act.isDone}
        invite="Drag how rare it is"
        inviteSide="right"
        onHold={setIsHeld}
      />
      <CommentReader
        layout={layout}
        crowd={crowd}
        cuts={cuts}
        dots={places.dots}
        read={read}
        onPick={setPicked}
      />
      {isNaive ? (
        <Handle
          control={controlCut(run)}
          at={{ x: layout.x(cuts.high), y: layout.base - (isNarrow ? 30 : 40) }}
          axis="x"
          valueAt={layout.logitAt}
        >
          <Grip axis="x" />
          <span className="toxicity__tag">{formatScore(sigmoid(cuts.high))}</span>
        </Handle>
      ) : (
        [cuts.low, cuts.high].filter(Number.isFinite).map((cut) => (
          <span
            key={cut}
            className="toxicity__tag toxicity__tag--fixed"
            style={{ left: layout.x(cut), top: layout.base - (isNarrow ? 34 : 46) }}
          >
            {formatScore(sigmoid(cut))}
          </span>
        ))
      )}
      {!act.isDone && (
        <span
          className="invite toxicity__says"
          style={{ left: layout.barX(toxic), top: layout.bar.y + layout.bar.height / 2 }}
        >
          {wordsFor(toxic, isNarrow)}
        </span>
      )}
    </>
  );
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

/** The place of the harmless comment that is flagged with the highest score; `undefined` when none is. */
function findWorstAlarm(crowd: readonly Scored[], cuts: Cuts): number | undefined {
  let worst: number | undefined;
  crowd.forEach(({ isToxic, logit }, place) => {
    if (isToxic || logit < cuts.high) return;
    if (worst === undefined || logit > (crowd[worst]?.logit ?? 0)) worst = place;
  });
  return worst;
}
