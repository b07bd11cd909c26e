import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Canvas } from '@/stage/Canvas';
import { moveByKey } from '@/stage/move-number';
import { takeFocusFromPlay } from '@/stage/take-focus';
import { useDrag } from '@/stage/use-drag';
import type { Run } from '@/stage/use-settings';

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
import { cardSize, WIDE_PX } from './runs';
import type { Field } from './runs';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** The black band below the field, in pixels: the words beside the bars, or below them. */
export const BAND_PX = { wide: 92, stacked: 132 } as const;
/** Room for the bars within it. */
const STACKED_BARS = { height: 52, margin: 20 };
const WIDE_BARS = { left: 262, right: 352 };
/** The corner that the sentence lies over on a wide stage. */
const SENTENCE = { x: 620, y: 400 };
/** Half of the dare's width, and a margin. */
const INVITE_PX = 96;

interface Props {
  run: Run<Settings>;
  control: FlightControl;
  field: Field;
  height: number;
  /** The opening act is over. */
  isReady: boolean;
  isLit: boolean;
}

/** The card, its home, its copies, and the band with the measured waits. */
export function FieldDrawing({ run, control, field, height, isReady, isLit }: Props) {
  const { flight, waits } = control;
  const isSpring = run.values.approach === 'mine';
  const isWide = field.width >= WIDE_PX;
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
            left: isWide ? WIDE_BARS.left : STACKED_BARS.margin,
            right: field.width - (isWide ? WIDE_BARS.right : STACKED_BARS.margin),
            bottom: isWide ? height : field.height + STACKED_BARS.height,
          });
          drawField(context, colours, {
            field,
            flight,
            isSpring,
            isLabelled: flight.cues.length === 0,
          });
        }}
      />
      {isReady && <HomeGrip control={control} field={field} />}
      <Card run={run} control={control} field={field} isLit={isLit} />
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
    const free = field.width >= WIDE_PX ? SENTENCE : { x: 0, y: 0 };
    paint.current({ count: values.cards - 1, field, free, flight, values });
  });
  return <div ref={box} className="oldportfolio__copies" aria-hidden="true" />;
}

function Card({ run, control, field, isLit }: Omit<Props, 'height' | 'isReady'>) {
  const { flight } = control;
  const card = useRef<HTMLButtonElement>(null);
  const touches = useRef<readonly Touch[]>([]);
  const grabbed = useRef<Place & { wasCalm: boolean }>({ x: 0, y: 0, wasCalm: true });
  // Not the state: the last move may not have been drawn yet when the hand opens.
  const heldAt = useRef<Place>(flight.home);
  const [wasUsed, setWasUsed] = useState(false);
  const inviteId = useId();
  const asks = isLit && !wasUsed;
  const size = cardSize(field);
  const at = sampleOf(flight)[run.values.approach === 'mine' ? 'spring' : 'curve'];

  useEffect(() => takeFocusFromPlay(card.current), []);

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
        ref={card}
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
          top: flight.home.y - size / 2,
        }}
      >
        Grab it. Throw it.
      </span>
    </>
  );
}
