import { Label } from '@/ui/Label';

import type { View } from './bench';
import { squaringsInARow } from './relay';
import type { Attempt } from './relay';
import { formatCount, formatSeconds, formatTook } from './words';

const MS_PER_S = 1_000;
/** Room behind the line for attempts that take longer than they should. */
const ROOM = 1.12;

interface Props {
  view: View;
  seconds: number;
  isNaive: boolean;
}

/** Who worked when: a row for each worker, and never two of them at once. */
export function Lanes({ view: { attempts }, seconds, isNaive }: Props) {
  const lastMs = Math.max(seconds * MS_PER_S * ROOM, ...attempts.map(({ clockMs }) => clockMs));
  const percent = (ms: number) => `${((ms / lastMs) * 100).toFixed(3)}%`;
  return (
    <div className="timecapsule__lanes" role="img" aria-label={describe(attempts, isNaive)}>
      <div className="timecapsule__scale" aria-hidden="true">
        <i style={{ left: percent(seconds * MS_PER_S) }}>
          <Label>{`${seconds} s`}</Label>
        </i>
      </div>
      {isNaive && <Label>Nobody works, and nobody has to wait</Label>}
      {attempts.map((attempt) => (
        <div
          key={attempt.id}
          className="timecapsule__attempt"
          data-attempt={attempt.kind}
          data-workers={attempt.workers}
          data-end={attempt.end ?? 'working'}
          data-in-a-row={squaringsInARow(attempt)}
          aria-hidden="true"
        >
          <Label>{nameOf(attempt)}</Label>
          <div className="timecapsule__rows">
            {rowsOf(attempt).map((worker) => (
              <div key={worker} style={{ width: percent(attempt.clockMs) }} />
            ))}
            {barsOf(attempt).map((leg, index) => (
              <i
                key={index}
                data-now={
                  attempt.end === undefined &&
                  (attempt.kind === 'guess' || index === attempt.legs.length - 1)
                }
                style={{
                  left: percent(leg.startMs),
                  width: percent(leg.endMs - leg.startMs),
                  top: `${(leg.worker / rowsOf(attempt).length) * 100}%`,
                  height: `${100 / rowsOf(attempt).length}%`,
                }}
              />
            ))}
            <b style={{ left: percent(attempt.clockMs) }}>{resultOf(attempt)}</b>
          </div>
        </div>
      ))}
    </div>
  );
}

function rowsOf({ workers, legs }: Attempt): number[] {
  return [
    ...Array.from({ length: Math.max(workers, ...legs.map(({ worker }) => worker + 1)) }).keys(),
  ];
}

function barsOf({ kind, clockMs, legs }: Attempt) {
  return kind === 'key' ? [{ worker: 0, startMs: 0, endMs: clockMs }] : legs;
}

function nameOf({ kind, workers }: Attempt): string {
  if (kind === 'key') return 'Creator';
  return workers === 1 ? '1 worker' : `${workers} workers`;
}

function resultOf({ kind, clockMs, end }: Attempt): string {
  if (kind === 'key') return formatTook(clockMs).replace('milliseconds', 'ms');
  if (end === 'given up') return 'gave up';
  return `${formatSeconds(clockMs)}${end === 'refused' ? ', shut' : ''}`;
}

function describe(attempts: readonly Attempt[], isNaive: boolean): string {
  if (isNaive || attempts.length === 0) return 'Nobody has worked yet.';
  // While somebody works the numbers would change forty times a second.
  const parts = attempts.map((attempt) =>
    attempt.end
      ? `${nameOf(attempt)}: ${formatCount(squaringsInARow(attempt))} squarings in a row, ${resultOf(attempt)}`
      : `${nameOf(attempt)}: at work`,
  );
  return `${parts.join('. ')}.`;
}
