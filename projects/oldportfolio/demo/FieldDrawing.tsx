import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';

import { Canvas } from '@/stage/Drawing';
import { moveByKey } from '@/stage/number-control';
import { useDrag } from '@/stage/use-drag';
import type { Run } from '@/stage/use-run';

import { Band } from './Band';
import { paintCopies } from './copies-painter';
import { barsOf } from './crowd-rail';
import { drawField } from './draw-field';
import { drawWaits } from './draw-waits';
import { isCalm, sampleOf } from './flight';
import { follow, velocityOfHand } from './hand';
import type { Touch } from './hand';
import { HomeGrip } from './HomeGrip';
import { leanOf, velocityOf } from './motion';
import type { Place } from './motion';
import { cardSize, CROWD } from './runs';
import type { Field, nextStep } from './runs';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** The corner that the sentence lies over, where it does not take the whole width. */
const SENTENCE = { fromPx: 960, x: 600, y: 0.62 };
/** Half of the dare's width, and a margin. */
const INVITE_PX = 72;

interface Props {
  run: Run<Settings>;
  control: FlightControl;
  field: Field;
  /** What asks to be used. */
  lit: ReturnType<typeof nextStep>;
}

/** The card, its home, its copies, and the band with the measured waits. */
export function FieldDrawing({ run, control, field, lit }: Props) {
  const { flight, waits, tally } = control;
  const { values } = run;
  const asks = lit === 'card';
  return (
    <>
      <CopiesOf run={run} control={control} field={field} />
      <div className="oldportfolio__band" />
      <Canvas
        size={{ width: field.width, height: field.height + field.band }}
        draw={(context, colours) => {
          drawWaits(context, colours, {
            field,
            waits,
            beatMs: tally.beatMs,
            canBurst: values.cards >= CROWD,
            ...barsOf(field),
          });
          drawField(context, colours, {
            field,
            flight,
            isSpring: values.approach === 'mine',
            aim:
              asks && values.do === 'wait' && isCalm(flight)
                ? velocityOf(1_000, values.angle)
                : undefined,
          });
        }}
      />
      <Card run={run} control={control} field={field} isLit={asks} />
      {values.do !== 'wait' && <HomeGrip control={control} field={field} />}
      <Band run={run} control={control} field={field} isLit={lit === 'count'} />
    </>
  );
}

function CopiesOf({
  run: { values },
  control: { flight },
  field,
}: Pick<Props, 'run' | 'control' | 'field'>) {
  const box = useRef<HTMLDivElement>(null);
  const paint = useRef<ReturnType<typeof paintCopies>>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    paint.current ??= paintCopies(box.current);
    const isOver = field.width >= SENTENCE.fromPx;
    const free = isOver ? { x: SENTENCE.x, y: SENTENCE.y * field.height } : { x: 0, y: 0 };
    paint.current({ count: values.cards - 1, field, free, flight, values });
  });
  return (
    <div
      ref={box}
      className="oldportfolio__copies"
      data-motion={values.approach}
      aria-hidden="true"
    />
  );
}

function Card({ run, control, field, isLit }: Omit<Props, 'lit'> & { isLit: boolean }) {
  const { flight } = control;
  const touches = useRef<readonly Touch[]>([]);
  const grabbed = useRef<Place & { wasCalm: boolean }>({ x: 0, y: 0, wasCalm: true });
  // Not the state: the last move may not have been drawn yet when the hand opens.
  const heldAt = useRef<Place>(flight.home);
  const inviteId = useId();
  const size = cardSize(field);
  const hasRoomBelow = flight.home.y + size / 2 + INVITE_PX < field.height + field.band / 2;
  const at = sampleOf(flight)[run.values.approach === 'mine' ? 'spring' : 'curve'];

  const drag = useDrag({
    onStart: ({ clientX: x, clientY: y, timeStamp: ms }) => {
      grabbed.current = { x: at.x, y: at.y, wasCalm: isCalm(flight) };
      touches.current = [{ x, y, ms }];
      heldAt.current = at;
      control.hold(at);
    },
    onMove: ({ x, y }, { clientX, clientY, timeStamp: ms }) => {
      touches.current = follow(touches.current, { x: clientX, y: clientY, ms });
      heldAt.current = { x: grabbed.current.x + x, y: grabbed.current.y + y };
      control.hold(heldAt.current, velocityOfHand(touches.current, ms));
    },
    onEnd: (wasMoved, { timeStamp }) => {
      // A press on a card that lies at home asks to see a throw.
      if (!wasMoved && grabbed.current.wasCalm) control.again();
      else control.letGo(heldAt.current, velocityOfHand(touches.current, timeStamp));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const setting = key === 'ArrowLeft' || key === 'ArrowRight' ? 'angle' : 'speed';
    const { setting: number, value, change } = run.number(setting);
    const next =
      key.startsWith('Arrow') || key.startsWith('Page') ? moveByKey(number, value, key) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    if (run.values.do !== 'throw') run.change({ do: 'throw' });
    change(next);
  };

  return (
    <>
      <button
        type="button"
        className="handle oldportfolio__card"
        data-handle="Card"
        data-lit={isLit}
        data-motion={run.values.approach}
        aria-label="The card. Enter throws it; up and down change the speed, left and right the direction"
        aria-describedby={isLit ? inviteId : undefined}
        style={{
          width: size,
          height: size,
          transform: `translate(${at.x}px,${at.y}px) rotate(${leanOf(at)}deg)`,
        }}
        {...drag}
        onKeyDown={onKeyDown}
        onClick={({ detail }) => {
          // By key or by an assistant; a press of the pointer has been answered above.
          if (detail !== 0) return;
          control.again();
        }}
      >
        <i />
      </button>
      <span
        className="invite oldportfolio__invite"
        id={inviteId}
        data-above={!hasRoomBelow}
        hidden={!isLit || !isCalm(flight)}
        style={{
          left: Math.min(flight.home.x, field.width - INVITE_PX),
          top: flight.home.y + (hasRoomBelow ? size : -size) / 2,
        }}
      >
        Throw me
      </span>
    </>
  );
}
