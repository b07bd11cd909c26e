import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { Canvas } from '@/stage/Drawing';
import { moveByKey } from '@/stage/number-control';
import { zoomOf } from '@/stage/pointer';
import { useDrag } from '@/stage/use-drag';
import type { Run } from '@/stage/use-run';

import { Band } from './Band';
import { paintCopies } from './copies-painter';
import { barsOf, railOf } from './crowd-rail';
import { drawField } from './draw-field';
import { drawRail, drawWaits } from './draw-waits';
import { hasArrived, isCalm, sampleOf } from './flight';
import type { Flight } from './flight';
import { follow, velocityOfHand } from './hand';
import type { Touch } from './hand';
import { HomeGrip } from './HomeGrip';
import { distanceOf, leanOf, velocityOf } from './motion';
import type { Place } from './motion';
import { cardSize, isAimed, METERED } from './runs';
import type { Field, nextStep } from './runs';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** Half of the dare's width, and a margin. */
const INVITE_PX = 72;
/** So few cards must not get lost behind the trail. */
const FEW = 20;
/** A hand is never quite still. */
const STILL_PX = 4;
/** Left turns the throw to the left, as it is seen from above. */
const TURNS: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowUp', ArrowRight: 'ArrowDown' };

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
  // A phone has no room for a crowd and for words between it.
  const isPlain = field.isNarrow && values.cards > 1;
  return (
    <>
      <CopiesOf run={run} control={control} field={field} />
      <div className="oldportfolio__band" />
      <Canvas
        size={{ width: field.width, height: field.height + field.band }}
        draw={(context, colours) => {
          const bars = values.cards >= METERED ? barsOf(field) : undefined;
          if (bars) drawWaits(context, colours, { field, waits, beatMs: tally.beatMs, ...bars });
          drawRail(context, colours, { field, ...railOf(field) });
          drawField(context, colours, {
            field,
            flight,
            isSpring: values.approach === 'mine',
            aim:
              asks && values.do === 'wait' && isHome(flight, values)
                ? velocityOf(values.speed, values.angle)
                : undefined,
            isAimed: isAimed(values),
            isPlain,
            isSolid: values.cards === 1 || values.cards > FEW,
          });
        }}
      />
      {control.isSlow && <span className="oldportfolio__slow">Slow motion</span>}
      <Card run={run} control={control} field={field} isLit={asks} />
      {values.do !== 'wait' && !isPlain && <HomeGrip control={control} field={field} />}
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
    paint.current({ count: values.cards - 1, field, flight, values });
  });
  return (
    <div
      ref={box}
      className="oldportfolio__copies"
      data-motion={values.approach}
      data-flies={!isCalm(flight)}
      aria-hidden="true"
    />
  );
}

function Card({ run, control, field, isLit }: Omit<Props, 'lit'> & { isLit: boolean }) {
  const { flight } = control;
  const touches = useRef<readonly Touch[]>([]);
  const grabbed = useRef({ at: flight.home, from: flight.home, wasCalm: true });
  // Not the state: the last move may not have been drawn yet when the hand opens.
  const heldAt = useRef<Place>(flight.home);
  const heardMs = useRef(0);
  const inviteId = useId();
  const size = cardSize(field);
  const hasRoomBelow = flight.home.y + size / 2 + INVITE_PX < field.height + field.band / 2;
  const at = sampleOf(flight)[run.values.approach === 'mine' ? 'spring' : 'curve'];

  const drag = useDrag({
    onStart: (event) => {
      const touch = touchOf(event.nativeEvent, event.currentTarget);
      grabbed.current = { at, from: touch, wasCalm: isCalm(flight) };
      touches.current = [touch];
      heldAt.current = at;
      control.hold(at);
    },
    onMove: ({ x, y }, event) => {
      touches.current = touchesOf(event).reduce(follow, touches.current);
      heardMs.current = eventTime();
      heldAt.current = { x: grabbed.current.at.x + x, y: grabbed.current.at.y + y };
      control.hold(heldAt.current, velocityOfHand(touches.current, event.timeStamp));
    },
    onEnd: (wasMoved, event) => {
      const { at: start, from, wasCalm } = grabbed.current;
      const touch = touchOf(event.nativeEvent, event.currentTarget);
      // A busy page may hear of a quick drag only when the hand opens.
      const isDrag = !wasMoved && event.type === 'pointerup' && distanceOf(from, touch) > STILL_PX;
      if (isDrag) {
        touches.current = follow(touches.current, touch);
        heldAt.current = { x: start.x + touch.x - from.x, y: start.y + touch.y - from.y };
      }
      // A press on a card that lies at home asks to see its last throw again.
      const isPress = !wasMoved && !isDrag && wasCalm;
      if (isPress && run.values.do === 'throw') control.again();
      else
        control.letGo(heldAt.current, velocityOfHand(touches.current, touch.ms, heardMs.current));
    },
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const setting = key === 'ArrowLeft' || key === 'ArrowRight' ? 'angle' : 'speed';
    const { setting: number, value, change } = run.number(setting);
    const next =
      key.startsWith('Arrow') || key.startsWith('Page')
        ? moveByKey(number, value, TURNS[key] ?? key)
        : undefined;
    if (next === undefined) return;
    event.preventDefault();
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
        aria-label="The card. Arrow keys aim: up and down change the speed, left and right the direction. Enter throws it"
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
        hidden={!isLit || !isHome(flight, run.values)}
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

/** Whether the card that is shown lies at home; the other one may still be on its way. */
function isHome(flight: Flight, { approach }: Settings): boolean {
  return approach === 'naive' ? hasArrived(flight) : isCalm(flight);
}

/** Now, on the clock of the events. */
function eventTime(): number {
  return performance.now();
}

/** Every move of the hand since the last frame, where the browser keeps them. */
function touchesOf({ nativeEvent, currentTarget }: PointerEvent): Touch[] {
  const moves = 'getCoalescedEvents' in nativeEvent ? nativeEvent.getCoalescedEvents() : [];
  return (moves.length > 0 ? moves : [nativeEvent]).map((move) => touchOf(move, currentTarget));
}

/** A touch, in the pixels of the field from a corner of the screen. */
function touchOf({ clientX, clientY, timeStamp: ms }: MouseEvent, card: Element): Touch {
  const zoom = zoomOf(card);
  return { x: clientX / zoom, y: clientY / zoom, ms };
}
