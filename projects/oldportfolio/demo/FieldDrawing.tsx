import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Canvas } from '@/stage/Canvas';
import { LiveNumber } from '@/stage/LiveNumber';
import { moveByKey } from '@/stage/move-number';
import { takeFocusFromPlay } from '@/stage/take-focus';
import { useDrag } from '@/stage/use-drag';
import { useReducedMotion } from '@/stage/use-reduced-motion';
import type { Run } from '@/stage/use-settings';

import { paintCopies } from './copies-painter';
import { drawField, drawWaits } from './draw-field';
import { isCalm, sampleOf } from './flight';
import { follow, velocityOfHand } from './hand';
import type { Touch } from './hand';
import { leanOf } from './motion';
import type { Place } from './motion';
import { sayTally, tallyWaits } from './pictures';
import { cardSize, WIDE_PX } from './runs';
import type { Field } from './runs';
import type { Settings } from './settings';
import type { FlightControl } from './use-flight';

/** The black band below the field, in pixels: the words beside the bars, or below them. */
export const BAND = { wide: 92, stacked: 132 } as const;
/** Room for the bars within it. */
const STACKED_BARS = { height: 52, margin: 20 };
const WIDE_BARS = { left: 262, right: 352 };
/** The corner that the sentence lies over on a wide stage. */
const SENTENCE = { x: 620, y: 400 };
/** From the edge of the home to the middle of its grip. */
const GRIP_PX = 26;
/** Half of the dare's width, and a margin. */
const INVITE_PX = 96;
/** How far an arrow key moves the card's home. */
const KEY_PX = 60;
/** Words that change with every picture cannot be read. */
const PICTURES_PER_TALLY = 15;

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
      control.hold(at);
    },
    onMove: ({ x, y }, { clientX, clientY, timeStamp: ms }) => {
      touches.current = follow(touches.current, { x: clientX, y: clientY, ms });
      control.hold({ x: grabbed.current.x + x, y: grabbed.current.y + y });
    },
    onEnd: (wasMoved, { timeStamp }) => {
      setWasUsed(true);
      // A press on a card that lies at home asks to see the throw again.
      if (!wasMoved && grabbed.current.wasCalm) control.again();
      else control.letGo(velocityOfHand(touches.current, timeStamp));
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
          transform: `translate(${String(at.x)}px,${String(at.y)}px) rotate(${String(leanOf(at))}deg)`,
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

function HomeGrip({ control, field }: Pick<Props, 'control' | 'field'>) {
  const { home } = control.flight;
  const startedAt = useRef<Place>(home);
  const half = cardSize(field) / 2;
  const below = home.y + half + GRIP_PX;
  const hasRoomBelow = below + GRIP_PX < field.height;
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
      style={{ left: home.x + half - GRIP_PX, top: hasRoomBelow ? below : home.y - half - GRIP_PX }}
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

function Band({ run, control: { flight, waits } }: Pick<Props, 'run' | 'control'>) {
  const isStill = useReducedMotion();
  const [said, setSaid] = useState({ at: 0, words: '' });
  const seen = useRef(0);
  const isDue = isCalm(flight);
  useEffect(() => {
    seen.current += 1;
    if (!isDue && seen.current % PICTURES_PER_TALLY !== 0) return;
    const words = sayTally(tallyWaits(waits));
    setSaid((before) => (before.words === words ? before : { at: seen.current, words }));
  }, [waits, isDue]);
  const { cards } = run.values;
  return (
    <div className="oldportfolio__words">
      <div className="oldportfolio__cards">
        <LiveNumber control={run.number('cards')} /> {cards === 1 ? 'card' : 'cards'}
      </div>
      <p className="oldportfolio__tally" data-tally data-longest={Math.max(0, ...waits).toFixed(0)}>
        {isStill
          ? 'You asked for less motion: a throw is drawn at once, and no pictures are timed.'
          : said.words}
      </p>
    </div>
  );
}
