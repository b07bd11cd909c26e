import { useLayoutEffect, useMemo, useRef } from 'react';

import { Canvas } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { Label } from '@/ui/Label';

import { CanvasTools } from './CanvasTools';
import { drawBelt, layOutBelt } from './draw-belt';
import { drawInk, drawLines, placeFlags } from './draw-ink';
import { Guide } from './Guide';
import { SPACE } from './hand';
import { Pen } from './Pen';
import type { Rule } from './schedule';
import type { Studio, View } from './studio';
import type { usePicture } from './use-picture';

interface Props {
  size: DrawingSize;
  view: View;
  rule: Rule;
  delay: NumberControl;
  picture: ReturnType<typeof usePicture>;
  /** How much of the whale to trace is dotted on the canvas, from 0 to 1; it stays while somebody traces it. */
  guide: number;
  /** Whether the pen asks to be used, and how. */
  asks: boolean;
  invite: readonly [words: string, keys: string];
  /** Whether nobody has drawn yet. */
  isEmpty: boolean;
  asksForDelay: boolean;
  /** Whether the painter still has so much to do that nobody waits for it. */
  isLong: boolean;
  onSkip: () => void;
  onAgain: () => void;
  onAct: (deed: (studio: Studio) => void) => void;
  onMove: (deed: (studio: Studio) => void) => void;
  /** Told when what is on the canvas is worth keeping. */
  onKeep: () => void;
}

/** The picture, the ink over it, and the belt below: the painter and what waits for it. */
export function Easel(props: Props) {
  const { size, view, rule, delay, picture, guide, asks, onAct } = props;
  const { width, isNarrow } = size;
  const belt = layOutBelt(width, isNarrow, SPACE.width / SPACE.height);
  const easel = { width, height: Math.max(size.height - belt.height, 1) };
  const delayMs = delay.value * 1_000;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => picture.show(view, easel, canvas.current));
  const { events, isAtRest } = view;
  const count = events.length;
  // Only once all of it has happened: the log of a run, for whoever wants to check it. The list grows in place.
  const log = useMemo(
    () => (isAtRest ? writeEvents(events.slice(0, count)) : undefined),
    [events, count, isAtRest],
  );
  return (
    <div className="imaginix__easel" data-events={log}>
      <div className="imaginix__layers" style={{ height: easel.height }}>
        <canvas ref={canvas} className="imaginix__picture" aria-hidden="true" />
        <div className="imaginix__ink">
          <Canvas
            size={easel}
            draw={(context, colours) => drawInk(context, colours, { easel, view, rule })}
          />
        </div>
        {placeFlags(easel, view, rule, isNarrow).map(({ at, lead, text, isSolid }) => (
          <span
            key={text}
            className="imaginix__flag"
            aria-hidden="true"
            data-solid={isSolid}
            data-side={at.x > width / 2 ? 'left' : 'right'}
            style={{ translate: `${at.x}px ${lead}px` }}
          >
            <i style={{ top: Math.min(at.y - lead, 0), height: Math.abs(at.y - lead) }} />
            <span>{text}</span>
          </span>
        ))}
        {guide > 0 && (
          <Guide
            easel={easel}
            share={guide}
            isLit={asks}
            tip={props.isEmpty ? view.tip : undefined}
          />
        )}
        <Pen
          easel={easel}
          view={view}
          isLit={asks}
          onAct={onAct}
          onMove={props.onMove}
          onKeep={props.onKeep}
          onTrace={props.onAgain}
        />
        <span className="invite imaginix__invite" hidden={!asks}>
          {props.invite[0]}
          <span>{props.invite[1]}</span>
        </span>
      </div>
      <div className="imaginix__belt" style={{ height: belt.height }}>
        <Canvas
          size={belt}
          draw={(context, colours) => drawBelt(context, colours, { layout: belt, view, delayMs })}
        />
        <span className="imaginix__name" style={{ left: belt.bar.x, top: belt.bar.labelY }}>
          <Label>{`${isNarrow ? 'Filter, no AI' : 'Painter: a filter, no AI,'} ${delay.setting.format(delay.value)} s`}</Label>
        </span>
        <span className="imaginix__name" style={{ left: belt.queue.x, top: belt.queue.labelY }}>
          <Label>
            {`${view.waiting.length} waiting${rule === 'queue' ? '' : `, ${view.skipped} skipped`}`}
          </Label>
        </span>
        <Handle
          control={delay}
          at={{
            x: belt.bar.x + delay.value * belt.bar.perSecond,
            y: belt.bar.y + belt.sheet.height / 2,
          }}
          axis="x"
          valueAt={(place) => (place - belt.bar.x) / belt.bar.perSecond}
          isLit={props.asksForDelay}
        >
          <span className="grip imaginix__grip" />
        </Handle>
        {props.isLong && (
          <button
            type="button"
            className="stage-chip imaginix__skip"
            style={{ top: belt.skipY }}
            onClick={({ currentTarget }) => {
              // It goes with the wait.
              const easel = currentTarget.closest('.imaginix__easel');
              easel?.querySelector('button')?.focus({ preventScroll: true });
              props.onSkip();
            }}
          >
            Skip to the end
          </button>
        )}
        <CanvasTools
          top={belt.toolsY}
          picture={canvas}
          onDraw={(context, colours) => drawLines(context, colours.ink, easel, view)}
          isEmpty={props.isEmpty}
          onAgain={props.onAgain}
          onAct={(deed) => {
            onAct(deed);
            props.onKeep();
          }}
        />
      </div>
    </div>
  );
}

function writeEvents(events: View['events']): string {
  return events.map(({ kind, index, atMs }) => `${kind} ${index} ${atMs}`).join(',');
}
