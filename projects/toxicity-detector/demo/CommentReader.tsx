import type { PointerEvent } from 'react';

import { moveByKey } from '@/stage/number-control';
import { placeIn } from '@/stage/pointer';
import { whole } from '@/stage/settings';

import type { Cuts } from './crowd';
import { PER_DOT } from './layout';
import type { Layout, Places } from './layout';
import type { Scored } from './learn';
import { tellTruth } from './words';

const NAME = 'Read one flagged comment';
/** How near a pointer has to come to a dot. */
const NEAR_PX = 16;

interface Props {
  quote: Layout['quote'];
  crowd: readonly Scored[];
  cuts: Cuts;
  /** Where the dots stand once they are at rest. */
  places: Places;
  /** The place of the comment that is read. Unset: none. */
  read: number | undefined;
  onPick: (place: number | undefined) => void;
}

/** Lets a visitor read comments: any of them by pointing, the flagged ones by keys. */
export function CommentReader({ quote, crowd, cuts, places, read, onPick }: Props) {
  const { flagged: queue, dots } = places;
  const turn = read === undefined ? -1 : queue.indexOf(read);
  const comment = read === undefined ? undefined : crowd[read];
  const truth = comment && tellTruth(comment, cuts);
  const point = (event: PointerEvent) => {
    const { x, y } = placeIn(event.currentTarget, event);
    onPick(findNearest(dots, x, y));
  };
  const turns = whole({ name: NAME, start: 1, from: 1, to: Math.max(queue.length, 1) });

  return (
    <>
      <div
        className="toxicity__reader"
        data-handle={NAME}
        role="slider"
        tabIndex={0}
        aria-label={NAME}
        aria-valuemin={turns.from}
        aria-valuemax={turns.to}
        aria-valuenow={Math.max(turn + 1, 1)}
        aria-valuetext={comment ? `“${comment.text}” ${truth ?? ''}` : 'None'}
        onPointerMove={(event) => {
          if (event.pointerType === 'mouse') point(event);
        }}
        onPointerLeave={(event) => {
          if (event.pointerType === 'mouse') onPick(undefined);
        }}
        onPointerUp={point}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onPick(undefined);
          const next = moveByKey(turns, turn + 1, event.key);
          if (next === undefined) return;
          event.preventDefault();
          onPick(queue[next - 1]);
        }}
      />
      {comment && (
        <p
          className="toxicity__reading"
          data-toxic={comment.isToxic}
          aria-hidden="true"
          style={{
            left: quote.x,
            top: quote.y,
            width: quote.width,
            height: quote.height,
            fontSize: quote.size,
          }}
        >
          <q>{comment.text}</q>
          <span>{truth}</span>
        </p>
      )}
    </>
  );
}

function findNearest(dots: Float64Array, x: number, y: number): number | undefined {
  let nearest: number | undefined;
  let distance = NEAR_PX;
  for (let place = 0; place * PER_DOT < dots.length; place += 1) {
    const [left = 0, top = 0] = dots.subarray(place * PER_DOT, place * PER_DOT + 2);
    const away = Math.hypot(left - x, top - y);
    if (away < distance) [nearest, distance] = [place, away];
  }
  return nearest;
}
