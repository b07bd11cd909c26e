import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Canvas } from '@/stage/Drawing';
import { moveByKey } from '@/stage/number-control';
import { useDrag } from '@/stage/use-drag';
import type { Run } from '@/stage/use-run';

import { Band } from './Band';
import { paintCopies } from './copies-painter';
import { drawField } from './draw-field';
import { drawWaits } from './draw-waits';
import { isCalm, sampleOf } from './flight';
import { follow, velocityOfHand } from './hand';
import type { Touch } from './hand';
import { HomeGrip } from './HomeGrip';
import { leanOf } from './motion';
import type { Place } from './motion';
import { cardSize } from './runs';
import type { Field } from './runs';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** What the words of the band leave to its bars at either side, in pixels. */
const BARS = { narrow: { left: 150, right: 20 }, wide: { left: 262, right: 352 } };
/** The corner that the sentence lies over, where it does not take the whole width. */
const SENTENCE = { fromPx: 960, x: 600, y: 0.62 };
/** From so many cards on the bars may leave their band: they are what it is about then. */
const CROWD = 50;
/** Half of the dare's width, and a margin. */
const INVITE_PX = 96;

interface Props {
  run: Run<Settings>;
  control: FlightControl;
  field: Field;
  /** The opening act is over. */
  isReady: boolean;
  isLit: boolean;
}

/** The card, its home, its copies, and the band with the measured waits. */
export function FieldDrawing({ run, control, field, isReady, isLit }: Props) {
  const { flight, waits, tally } = control;
  const isSpring = run.values.approach === 'mine';
  const bars = field.isNarrow ? BARS.narrow : BARS.wide;
  const height = field.height + field.band;
  return (
    <>
      <CopiesOf run={run} control={control} field={field} />
      <div className="oldportfolio__band" />
      <Canvas
        size={{ width: field.width, height }}
        draw={(context, colours) => {
          drawWaits(context, colours, {
            field,
            waits,
            beatMs: tally.beatMs,
            canBurst: run.values.cards >= CROWD,
            left: bars.left,
            right: field.width - bars.right,
          });
          drawField(context, colours, {
            field,
            flight,
            isSpring,
            isLabelled: flight.cues.length === 0,
          });
        }}
      />
      <Card run={run} control={control} field={field} isLit={isLit} />
      {isReady && <HomeGrip control={control} field={field} />}
      <Band run={run} control={control} />
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
  return <div ref={box} className="oldportfolio__copies" aria-hidden="true" />;
}

function Card({ run, control, field, isLit }: Omit<Props, 'isReady'>) {
  const { flight } = control;
  const touches = useRef<readonly Touch[]>([]);
  const grabbed = useRef<Place & { wasCalm: boolean }>({ x: 0, y: 0, wasCalm: true });
  // Not the state: the last move may not have been drawn yet when the hand opens.
  const heldAt = useRef<Place>(flight.home);
  const [wasUsed, setWasUsed] = useState(false);
  const inviteId = useId();
  const asks = isLit && !wasUsed;
  const size = cardSize(field);
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
      control.hold(heldAt.current);
    },
    onEnd: (wasMoved, { timeStamp }) => {
      setWasUsed(true);
      // A press on a card that lies at home asks to see the throw again.
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
    setWasUsed(true);
    if (run.values.do !== 'throw') run.change({ do: 'throw' });
    change(next);
  };

  return (
    <>
      <button
        type="button"
        className="handle oldportfolio__card"
        data-handle="Card"
        data-lit={asks}
        aria-label="The card. Enter throws it; up and down change the speed, left and right the direction"
        aria-describedby={asks ? inviteId : undefined}
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
          setWasUsed(true);
          control.again();
        }}
      >
        <i />
      </button>
      <span
        className="invite oldportfolio__invite"
        id={inviteId}
        hidden={!asks || !isCalm(flight)}
        style={{
          left: Math.min(flight.home.x, field.width - INVITE_PX),
          // On a phone the sentence is above it.
          top: flight.home.y + (field.isNarrow ? size : -size) / 2,
        }}
      >
        Grab it. Throw it.
      </span>
    </>
  );
}
