import type { Attempt } from './relay';
import { isParallel } from './relay';
import type { Score } from './words';

interface Props {
  name: string;
  score: Score;
  /** The round that the lock was made for. */
  rounds: number;
}

/** One half of the switch: a lock, and who worked in which round on it. */
export function ScoreCard({ name, score: { attempt, round, detail, key }, rounds }: Props) {
  return (
    <span className="timecapsule__card">
      <span>{name}</span>
      <b aria-hidden="true">{round}</b>
      <svg viewBox={`0 0 ${rounds} 8`} preserveAspectRatio="none" aria-hidden="true">
        {attempt && <Rows attempt={attempt} />}
      </svg>
      {key && (
        <em aria-hidden="true" data-used={key.isUsed}>
          {key.says}
        </em>
      )}
      <small aria-hidden="true">{detail}</small>
    </span>
  );
}

const HEIGHT = 8;

/** A row for each worker, a column for each round: a block where all work at once, a staircase where one waits for the other. */
function Rows({ attempt: { kind, total, rounds, workers, pieces, legs } }: { attempt: Attempt }) {
  const rows = Math.max(workers, ...legs.map(({ worker }) => worker + 1));
  const high = HEIGHT / rows;
  const perRound = total / rounds;
  return (
    <>
      {Array.from({ length: rows }, (_, row) => (
        <rect
          key={row}
          className="timecapsule__wait"
          y={(row + 0.5) * high}
          width={rounds}
          height="0.12"
        />
      ))}
      {(kind === 'key' ? pieces : legs).map(({ worker, from, to }, index) => (
        <rect
          key={index}
          className={kind === 'key' ? 'timecapsule__plan' : undefined}
          x={isParallel(kind) ? 0 : from / perRound}
          y={(worker + 0.08) * high}
          width={(to - from) / perRound}
          height={0.84 * high}
        />
      ))}
    </>
  );
}
