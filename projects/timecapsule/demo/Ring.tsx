import { useState } from 'react';

import { Drawing } from '@/stage/Drawing';
import { useDrag } from '@/stage/use-drag';
import type { OpeningAct } from '@/stage/use-opening-act';
import { useTween } from '@/stage/motion';
import { Label } from '@/ui/Label';

import { ACT } from './act';
import type { View } from './bench';
import type { Attempt } from './relay';
import { drawTicks, HALVES, placeAt, RING_REACH, shareTicks, TICKS, WORKER_RADIUS } from './ring';
import { formatCount } from './words';

const BOX = [-RING_REACH, -RING_REACH, 2 * RING_REACH, 2 * RING_REACH].join(' ');
const OPENS_MS = 420;
/** How far apart the halves are when it is open, and how far they give when pulled; in units of the ring. */
const OPEN_GAP = 76;
const MOST_PULL = 16;
const OPEN_SCALE = 0.6;
const SHOWN_DIGITS = 24;

interface Props {
  view: View;
  act: OpeningAct;
  isNaive: boolean;
  isOpen: boolean;
  text: string;
  /** Told when somebody tries to open it by force. */
  onPull: () => void;
}

/** The sleeve at work: ticks grow with the squarings that have come back, the workers stand where their pieces begin. */
export function Ring({ view, act, isNaive, isOpen, text, onPull }: Props) {
  const attempt = isNaive ? undefined : view.attempts.at(-1);
  // The frame after the sleeve is the sleeve.
  const openness = useTween(isOpen && act.elapsedMs > 0 ? 1 : 0, { ms: OPENS_MS });
  const shares = act.elapsedMs < ACT.unwound ? unwind(act) : sharesOf(view, isNaive);
  const { done, empty, active } = drawTicks(shares);
  return (
    <Drawing className="timecapsule__drawing">
      {() => (
        <div className="timecapsule__ring" data-phase={isNaive ? 'clear' : view.phase}>
          <svg viewBox={BOX} aria-hidden="true">
            <path className="timecapsule__empty" d={empty} />
            <path className="timecapsule__done" d={done} />
            <path className="timecapsule__active" d={active} />
            {attempt && view.phase === 'working' && attempt.workers > 1 && (
              <Workers attempt={attempt} />
            )}
          </svg>
          <Capsule
            openness={openness}
            // As large as on the sleeve at first; smaller once workers have to stand around it.
            closedScale={act.elapsedMs < ACT.closes ? 1 : 0.88}
            isLocked={!isOpen}
            onPull={onPull}
          />
          <p
            className="timecapsule__message"
            data-long={text.length > 50}
            data-shown={isOpen && openness > 0.5}
          >
            {isOpen ? text : ''}
          </p>
          <Count attempt={attempt} view={view} />
        </div>
      )}
    </Drawing>
  );
}

/** From the sleeve's full ring back to nothing. */
function unwind(act: OpeningAct): number[] {
  return shareTicks([{ from: 0, to: 1 - act.between(0, ACT.unwound) ** 2 }], 1);
}

/** The creator skips the ring: it stays where the workers gave up. */
function sharesOf({ attempts }: View, isNaive: boolean): number[] {
  const worked = isNaive ? undefined : attempts.findLast(({ kind }) => kind !== 'key');
  return worked ? shareTicks(worked.legs, worked.total) : Array.from({ length: TICKS }, () => 0);
}

function Workers({ attempt: { kind, pieces, total, done } }: { attempt: Attempt }) {
  const now = pieces.find(({ to }) => done < to)?.worker;
  return pieces.map(({ worker, from }) => {
    const { x, y } = placeAt(from / total, WORKER_RADIUS);
    return (
      <g key={worker} className="timecapsule__worker" data-now={kind === 'guess' || worker === now}>
        <circle cx={x} cy={y} r="13" />
        <text x={x} y={y}>
          {worker + 1}
        </text>
      </g>
    );
  });
}

interface CapsuleProps {
  openness: number;
  closedScale: number;
  isLocked: boolean;
  onPull: () => void;
}

function Capsule({ openness, closedScale, isLocked, onPull }: CapsuleProps) {
  const [pull, setPull] = useState(0);
  const [shakes, setShakes] = useState(0);
  const shownPull = useTween(pull, { isInstant: pull > 0 });
  const resist = () => {
    setPull(0);
    setShakes(shakes + 1);
    onPull();
  };
  const drag = useDrag({
    onMove: ({ x, y }) =>
      setPull(isLocked ? MOST_PULL * (1 - Math.exp(-Math.hypot(x, y) / 120)) : 0),
    onEnd: (wasMoved) => {
      if (wasMoved && isLocked) resist();
    },
  });
  const scale = closedScale + (OPEN_SCALE - closedScale) * openness;
  const gap = (OPEN_GAP * openness + shownPull) / scale;
  return (
    <button
      type="button"
      className="timecapsule__capsule"
      data-handle="Capsule"
      data-locked={isLocked}
      aria-label="Pull the capsule apart"
      {...drag}
      onClick={() => {
        if (isLocked) resist();
      }}
    >
      <svg viewBox="-140 -140 280 280" aria-hidden="true">
        {/* A new key starts the shaking anew. */}
        <g key={shakes} className={shakes > 0 && isLocked ? 'timecapsule__shake' : ''}>
          <g transform={`rotate(${-45 - 45 * openness}) scale(${scale})`}>
            <path className="timecapsule__body" d={HALVES.body} transform={`translate(${-gap})`} />
            <path className="timecapsule__lid" d={HALVES.lid} transform={`translate(${gap})`} />
          </g>
        </g>
      </svg>
    </button>
  );
}

/** How far the chain has come, and the beginning of the number it has come to. */
function Count({ attempt, view }: { attempt: Attempt | undefined; view: View }) {
  return (
    <p className="timecapsule__count" aria-hidden="true">
      {attempt && view.phase !== 'sealing' && attempt.kind !== 'key' && (
        <>
          <Label>{`${formatCount(attempt.done)} of ${formatCount(attempt.total)} squarings`}</Label>
          <code>{attempt.number.toString(16).slice(0, SHOWN_DIGITS)}</code>
        </>
      )}
    </p>
  );
}
