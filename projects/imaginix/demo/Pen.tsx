import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

import { SPACE } from './hand';
import { toPixels, toUnits } from './mask';
import type { Size } from './mask';
import type { Studio, View } from './studio';

const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Units that one press of an arrow moves the pen; with Shift the second. */
const STEPS = [1.5, 5] as const;

interface Props {
  easel: Size;
  view: View;
  isLit: boolean;
  onAct: (deed: (studio: Studio) => void) => void;
  /** The same for a pen that is down: the next frame shows where it went. */
  onMove: (deed: (studio: Studio) => void) => void;
  onKeep: () => void;
  /** Enter: the whale is traced, or what was drawn is drawn again. */
  onTrace: () => void;
}

/** The surface that takes the hand: pointer, finger, or arrow keys and Space. */
export function Pen({ easel, view, isLit, onAct, onMove, onKeep, onTrace }: Props) {
  const surface = useRef<HTMLButtonElement>(null);
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const box = surface.current?.getBoundingClientRect();
    // The scene is drawn small while its drawer is open.
    const scale = box ? easel.width / box.width : 1;
    return toUnits(easel, {
      x: (clientX - (box?.left ?? 0)) * scale,
      y: (clientY - (box?.top ?? 0)) * scale,
    });
  };
  const lift = () => {
    onAct((studio) => studio.lift());
    onKeep();
  };
  const onPointerMove = ({ nativeEvent, buttons }: PointerEvent) => {
    if (buttons === 0) return;
    const all = nativeEvent.getCoalescedEvents();
    const places = (all.length > 0 ? all : [nativeEvent]).map(placeOf);
    onMove((studio) => {
      for (const place of places) studio.move(place);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = KEYS[event.key];
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (event.repeat) return;
      if (event.key === 'Enter') onTrace();
      else if (view.isPenDown && !view.isReplaying) lift();
      else onAct((studio) => studio.press(view.tip));
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
      data-lit={isLit}
      aria-label="Draw. Arrow keys move the pen, Space puts it down or lifts it, Enter traces the whale or draws your line again."
      aria-pressed={view.isPenDown && !view.isReplaying}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const place = placeOf(event);
        onAct((studio) => studio.press(place));
      }}
      onPointerMove={onPointerMove}
      onPointerUp={lift}
      onPointerCancel={lift}
      onKeyDown={onKeyDown}
    >
      <i style={{ left: tip.x, top: tip.y }} />
    </button>
  );
}
