import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { Canvas } from '@/stage/Drawing';
import type { DrawingSize } from '@/stage/Drawing';
import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { Label } from '@/ui/Label';

import { CanvasTools } from './CanvasTools';
import { BELT_HEIGHT, drawBelt, layOutBelt } from './draw-belt';
import { drawInk } from './draw-ink';
import { SPACE } from './hand';
import { toPixels, toUnits } from './mask';
import type { Size } from './mask';
import type { Rule } from './schedule';
import type { Studio, View } from './studio';
import type { usePicture } from './use-picture';

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Units that one press of an arrow moves the pen; with Shift the second. */
const STEPS = [1.5, 5] as const;

interface Props {
  size: DrawingSize;
  view: View;
  rule: Rule;
  delay: NumberControl;
  picture: ReturnType<typeof usePicture>;
  isLit: boolean;
  invite: string | undefined;
  onAgain: () => void;
  onAct: (deed: (studio: Studio) => void) => void;
}

/** The picture, the ink over it, and the belt below: the painter's bar and what waits for it. */
export function Easel({ size, view, rule, delay, picture, isLit, invite, onAgain, onAct }: Props) {
  const { width, height, isNarrow } = size;
  const easel = {
    width,
    height: Math.max(height - (isNarrow ? BELT_HEIGHT.narrow : BELT_HEIGHT.wide), 1),
  };
  const layout = layOutBelt(width, easel.height, isNarrow);
  const delayMs = delay.value * 1_000;
  const canvas = useRef<HTMLCanvasElement>(null);
  const layers = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => picture.show(view, easel, canvas.current));
  return (
    <div
      className="imaginix__easel"
      // Only once all of it has happened: the log of a run, for whoever wants to check it.
      data-events={view.isAtRest ? writeEvents(view) : undefined}
    >
      <div ref={layers} className="imaginix__layers" style={{ height: easel.height }}>
        <canvas ref={canvas} className="imaginix__picture" aria-hidden="true" />
        <div className="imaginix__ink">
          <Canvas
            size={easel}
            draw={(context, colours) =>
              drawInk(context, colours, { easel, view, isNarrow, hasGhost: rule !== 'queue' })
            }
          />
        </div>
        <Pen easel={easel} view={view} onAct={onAct} />
        <span className="invite imaginix__invite" hidden={invite === undefined}>
          {invite}
        </span>
      </div>
      <Canvas
        size={size}
        draw={(context, colours) =>
          drawBelt(context, colours, { layout, easel, view, delayMs, dropped: view.dropped })
        }
      />
      {/* On a phone only the sentence has room to say it. */}
      {!isNarrow && (
        <span className="imaginix__name" style={{ left: layout.bar.x, top: layout.pile.labelY }}>
          <Label>{`The painter needs ${delay.setting.format(delay.value)} s`}</Label>
        </span>
      )}
      <span className="imaginix__name" style={{ left: layout.pile.x, top: layout.pile.labelY }}>
        <Label>
          {`${view.waiting.length} waiting${rule === 'queue' ? '' : `, ${view.skipped} skipped`}`}
        </Label>
      </span>
      <Handle
        control={delay}
        at={{
          x: layout.bar.x + delay.value * layout.bar.perSecond,
          y: layout.bar.y + layout.height / 2,
        }}
        axis="x"
        valueAt={(place) => (place - layout.bar.x) / layout.bar.perSecond}
        isLit={isLit}
      >
        <span className="grip imaginix__grip" />
      </Handle>
      <CanvasTools layers={layers} onAgain={onAgain} onAct={onAct} />
    </div>
  );
}

interface PenProps {
  easel: Size;
  view: View;
  onAct: Props['onAct'];
}

/** The surface that takes the hand: pointer, finger, or arrow keys and Space. */
function Pen({ easel, view, onAct }: PenProps) {
  const surface = useRef<HTMLButtonElement>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = surface.current?.getBoundingClientRect();
    return toUnits(easel, { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) });
  };
  const onPointerMove = ({ nativeEvent, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const all = nativeEvent.getCoalescedEvents();
    const places = (all.length > 0 ? all : [nativeEvent]).map(placeOf);
    onAct((studio) => {
      for (const place of places) studio.move(place);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      onAct((studio) =>
        view.isPenDown && !view.isReplaying ? studio.lift() : studio.press(view.tip),
      );
    } else if (way) {
      event.preventDefault();
      const step = STEPS[event.shiftKey ? 1 : 0];
      const within = (value: number, to: number) => Math.min(Math.max(value, 0), to);
      onAct((studio) => {
        const { tip } = studio.look();
        studio.move({
          x: within(tip.x + way[0] * step, SPACE.width),
          y: within(tip.y + way[1] * step, SPACE.height),
        });
      });
    }
  };
  const tip = toPixels(easel, view.tip);
  return (
    <button
      ref={surface}
      type="button"
      className="imaginix__pen"
      data-handle="Pen"
      aria-label="Draw. Arrow keys move the pen, Space puts it down or lifts it."
      aria-pressed={view.isPenDown && !view.isReplaying}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const place = placeOf(event);
        onAct((studio) => studio.press(place));
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => onAct((studio) => studio.lift())}
      onPointerCancel={() => onAct((studio) => studio.lift())}
      onKeyDown={onKeyDown}
    >
      <i style={{ left: tip.x, top: tip.y }} />
    </button>
  );
}

function writeEvents({ events }: View): string {
  return events.map(({ kind, index, atMs }) => `${kind} ${index} ${atMs}`).join(',');
}
