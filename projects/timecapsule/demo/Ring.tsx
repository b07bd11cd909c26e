import { useState } from 'react';
import type { CSSProperties } from 'react';

import { Drawing } from '@/stage/Drawing';
import { useDrag } from '@/stage/use-drag';
import type { OpeningAct } from '@/stage/use-opening-act';
import { useTween } from '@/stage/motion';

import { ACT } from './act';
import type { View } from './bench';
import { doneOf, isParallel, squaringsInARow } from './relay';
import type { Attempt } from './relay';
import {
  drawThread,
  drawTicks,
  dropTicks,
  HALVES,
  LONGEST,
  reachOf,
  shareTicks,
  tickWidth,
  workerAt,
} from './ring';
import type { Lock } from './settings';

/** The side of the smallest drawing that has room for the sleeve's long ticks. */
const WIDE_PIXELS = 320;
const OPENS_MS = 420;
/** By the creator's key it is open at once. */
const SPRINGS_MS = 130;
/** How far apart the halves are when it is open, and how far they give when pulled; in units of the ring. */
const OPEN_GAP = 76;
const MOST_PULL = 16;
const OPEN_SCALE = 0.6;
/** Half the width of a worker, in units of the ring and at least in pixels. */
const WORKER = { units: 17, pixels: 11 };
/** Of whoever waits: its size beside the others, and how far the ice reaches. */
const FROZEN = { size: 0.86, reach: 1.5 };
/** Leaves room around the closed capsule, also where it points at somebody who waits. */
const CLOSED_SCALE = 0.74;

type Style = CSSProperties & Record<`--${string}`, string>;

interface Props {
  view: View;
  act: OpeningAct;
  lock: Lock;
  rounds: number;
  isOpen: boolean;
  /** Whether the lock is solved, and what lies in it was changed. */
  isSpoiled: boolean;
  text: string;
  /** Told when somebody tries to open it by force. */
  onPull: () => void;
}

/** The sleeve at work: ticks grow with the squarings that have come back, and the workers stand where they work or wait. */
export function Ring({ view, act, lock, rounds, isOpen, isSpoiled, text, onPull }: Props) {
  const { attempt, phase } = view;
  const isByKey = attempt?.kind === 'key';
  // The frame after the sleeve is the sleeve.
  const openness = useTween(isOpen && act.elapsedMs > 0 ? 1 : 0, {
    ms: isByKey ? SPRINGS_MS : OPENS_MS,
  });
  const isUnwinding = act.elapsedMs < ACT.unwound;
  const legs = isUnwinding
    ? [{ from: 0, to: 1 - act.between(0, ACT.unwound) ** 2 }]
    : isSpoiled
      ? [{ from: 0, to: 1 }]
      : (attempt?.legs ?? []);
  const total = isUnwinding || isSpoiled ? 1 : (attempt?.total ?? 1);
  const shares = shareTicks({ legs, total, rounds });
  const isBroken = phase === 'open' && attempt?.kind === 'pile' && attempt.workers > 1;
  return (
    <Drawing className="timecapsule__drawing">
      {({ width, height }) => {
        const longest = Math.min(width, height) < WIDE_PIXELS ? LONGEST.small : LONGEST.wide;
        const reach = reachOf(longest);
        const { done, empty, active } = drawTicks(shares, longest);
        const across: Style = { '--across': String(2 * reach) };
        return (
          <div
            className="timecapsule__ring"
            data-phase={phase}
            data-spoiled={isSpoiled}
            data-attempt={attempt?.kind}
            data-workers={attempt?.workers}
            data-squarings={attempt?.total}
            data-in-a-row={attempt && squaringsInARow(attempt)}
            style={across}
          >
            <svg
              viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
              aria-hidden="true"
              strokeWidth={tickWidth(rounds)}
            >
              {isBroken ? (
                <g className="timecapsule__heap">
                  <Heap rounds={rounds} longest={longest} />
                </g>
              ) : (
                <g className="timecapsule__ticks" data-done={phase === 'open' && lock === 'chain'}>
                  {lock === 'chain' && attempt?.kind === 'relay' && (
                    <path
                      className="timecapsule__thread"
                      d={drawThread(doneOf(attempt) / attempt.total)}
                    />
                  )}
                  <path className="timecapsule__empty" d={empty} />
                  <path className="timecapsule__done" d={done} />
                  <path className="timecapsule__active" d={active} />
                </g>
              )}
              {isByKey && phase === 'open' && (
                <>
                  <path className="timecapsule__lights" d={empty} />
                  <circle className="timecapsule__flash" r="150" />
                </>
              )}
              {attempt && phase === 'working' && (
                <Workers attempt={attempt} pixels={Math.min(width, height) / (2 * reach)} />
              )}
            </svg>
            <Capsule
              openness={openness}
              // As large as on the sleeve at first; smaller once workers have to stand around it.
              closedScale={act.elapsedMs < ACT.closes ? 1 : CLOSED_SCALE}
              isLocked={!isOpen}
              isRefused={phase === 'refused'}
              isSpoiled={isSpoiled}
              hasKey={phase === 'working' && isByKey}
              onPull={onPull}
            />
            <p
              className="timecapsule__message"
              data-long={text.length > 50}
              data-shown={isOpen && openness > 0.5}
            >
              {isOpen ? text : ''}
            </p>
          </div>
        );
      }}
    </Drawing>
  );
}

/** What is only a pile falls into one. */
function Heap({ rounds, longest }: { rounds: number; longest: number }) {
  return dropTicks(rounds, longest).map(({ path, x, y, turn, order }, index) => {
    const style: Style = {
      '--x': `${x.toFixed(1)}px`,
      '--y': `${y.toFixed(1)}px`,
      '--turn': `${turn.toFixed(0)}deg`,
      '--order': order.toFixed(2),
    };
    return <path key={index} className="timecapsule__loose" d={path} style={style} />;
  });
}

function Workers({ attempt, pixels }: { attempt: Attempt; pixels: number }) {
  const { kind, pieces, legs, total } = attempt;
  const size = Math.max(WORKER.units, WORKER.pixels / pixels);
  const done = doneOf(attempt);
  const now = kind === 'relay' ? pieces.find(({ to }) => done < to)?.worker : undefined;
  const crew = pieces.map(({ worker, from, to }) => {
    const leg = isParallel(kind) ? legs.find((one) => one.worker === worker) : undefined;
    const isAtWork = leg ? leg.to < to : worker === now;
    return { worker, isAtWork, at: leg ? leg.to : isAtWork ? done : from };
  });
  // Whoever works stands before whoever waits for the number.
  return crew
    .toSorted((one, other) => Number(one.isAtWork) - Number(other.isAtWork))
    .map(({ worker, isAtWork, at }) => {
      const isFrozen = !isAtWork && !isParallel(kind);
      const own = isFrozen ? size * FROZEN.size : size;
      const { x, y } = workerAt(at / total, isFrozen ? own * FROZEN.reach : own);
      return (
        <g
          key={worker}
          className="timecapsule__worker"
          data-now={isAtWork}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
          style={{ fontSize: `${(size * 1.05).toFixed(1)}px` }}
        >
          {isFrozen && <path d={drawFrost(own)} />}
          <circle r={own} />
          <text>{worker + 1}</text>
        </g>
      );
    });
}

/** A flake of ice: six rays, each with two barbs. */
function drawFrost(size: number): string {
  const at = (angle: number, reach: number) =>
    `${(Math.cos(angle) * reach * size).toFixed(1)} ${(Math.sin(angle) * reach * size).toFixed(1)}`;
  return Array.from({ length: 6 }, (_, ray) => {
    const angle = ((ray + 0.5) * Math.PI) / 3;
    const barbs = `M${at(angle - 0.2, 1.44)}L${at(angle, 1.22)}L${at(angle + 0.2, 1.44)}`;
    return `M${at(angle, 1)}L${at(angle, FROZEN.reach)}${barbs}`;
  }).join('');
}

interface CapsuleProps {
  openness: number;
  closedScale: number;
  isLocked: boolean;
  isRefused: boolean;
  isSpoiled: boolean;
  /** Whether the creator's key is on its way in. */
  hasKey: boolean;
  onPull: () => void;
}

function Capsule({
  openness,
  closedScale,
  isLocked,
  isRefused,
  isSpoiled,
  hasKey,
  onPull,
}: CapsuleProps) {
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
        <g
          key={`${shakes} ${isRefused}`}
          className={
            (shakes > 0 && isLocked) || (isRefused && !isSpoiled) ? 'timecapsule__shake' : ''
          }
          data-spoiled={isSpoiled}
        >
          <g transform={`rotate(${-45 - 45 * openness}) scale(${scale})`}>
            <g className="timecapsule__half">
              <path
                className="timecapsule__body"
                d={HALVES.body}
                transform={`translate(${-gap})`}
              />
            </g>
            <g className="timecapsule__half">
              <path className="timecapsule__lid" d={HALVES.lid} transform={`translate(${gap})`} />
            </g>
            {isSpoiled && <path className="timecapsule__defect" d="M-15-15h30v30h-30z" />}
          </g>
        </g>
        {hasKey && (
          <g className="timecapsule__key">
            <path d="M-30-7H52V16H40V7H28V16H16V7H-30z" />
            <circle cx="-48" r="22" />
          </g>
        )}
      </svg>
    </button>
  );
}
