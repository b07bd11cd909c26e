import { useRef } from 'react';

import { useDrag } from '@/stage/use-drag';

import type { Place } from './motion';
import { cardSize } from './runs';
import type { Field } from './runs';
import type { FlightControl } from './use-flight';

/** From the edge of the home to the middle of its grip. */
const GRIP_PX = 34;
/** From the corner of the home to the same. */
const INSET_PX = 26;
/** How far an arrow key moves it. */
const KEY_PX = 60;

interface Props {
  control: FlightControl;
  field: Field;
}

/** Where the card belongs. It can be moved while the card is on its way. */
export function HomeGrip({ control, field }: Props) {
  const { home } = control.flight;
  const startedAt = useRef<Place>(home);
  const half = cardSize(field) / 2;
  const below = home.y + half + GRIP_PX;
  const hasRoomBelow = below + INSET_PX < field.height;
  const drag = useDrag({
    onStart: () => {
      startedAt.current = home;
    },
    onMove: ({ x, y }) =>
      control.moveHome({ x: startedAt.current.x + x, y: startedAt.current.y + y }),
  });
  return (
    <button
      type="button"
      className="handle oldportfolio__home"
      data-handle="Home"
      aria-label="The card’s home. Arrow keys move it, also while the card is on its way"
      style={{
        left: home.x + half - INSET_PX,
        top: hasRoomBelow ? below : home.y - half - GRIP_PX,
      }}
      {...drag}
      onKeyDown={(event) => {
        const move = MOVES[event.key];
        if (!move) return;
        event.preventDefault();
        control.moveHome({ x: home.x + move.x * KEY_PX, y: home.y + move.y * KEY_PX });
      }}
    >
      <span aria-hidden="true">home</span>
    </button>
  );
}

const MOVES: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
