import { useEffect, useRef, useState } from 'react';

import { useIsActive } from '@/stage/use-is-active';

import { createBench } from './bench';
import type { View } from './bench';
import { createHand } from './hand';
import type { Settings } from './settings';

/** Sealing starts this long after the last change, so that typing and dragging make one capsule, not twenty. */
const SETTLED_MS = 400;
const NOTHING = '(nothing)';

/** Keeps the workers in step with the run. `isHeld` keeps them from starting. */
export function useBench(values: Settings, isHeld: boolean) {
  const { seconds, workers, way, byte, lock, text } = values;
  const [view, setView] = useState<View>({ phase: 'sealing', attempts: [] });
  const [{ bench, gate }] = useState(() => {
    const doors = createGate();
    return { gate: doors, bench: createBench(onceAFrame(setView), doors.pass, createHand) };
  });
  const mayWork = useIsActive() && !isHeld;

  useEffect(() => gate.set(mayWork), [gate, mayWork]);
  useEffect(() => bench.adjust({ workers, way, byte }), [bench, workers, way, byte]);
  const wasSealed = useRef(false);
  useEffect(() => {
    bench.clear();
    if (lock === 'date') return;
    const order = { text: text.trim() === '' ? NOTHING : text, seconds };
    const timer = setTimeout(() => void bench.seal(order), wasSealed.current ? SETTLED_MS : 0);
    wasSealed.current = true;
    return () => clearTimeout(timer);
  }, [bench, lock, text, seconds]);
  useEffect(() => bench.end, [bench]);

  if (view.failure) throw view.failure;
  return {
    view,
    useKey: () => void bench.useKey(),
    again: () => bench.adjust({ workers, way, byte }),
  };
}

/** Blocks come faster than frames; only the last of each frame is drawn. */
function onceAFrame(draw: (view: View) => void): (view: View) => void {
  let frame = 0;
  let latest: View | undefined;
  return (view) => {
    latest = view;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (latest) draw(latest);
    });
  };
}

/** Something to wait at while nobody looks. */
function createGate() {
  let isOpen = false;
  let waiting: (() => void)[] = [];
  return {
    pass: () =>
      isOpen ? Promise.resolve() : new Promise<void>((resolve) => waiting.push(resolve)),
    set: (next: boolean) => {
      isOpen = next;
      if (!isOpen) return;
      for (const go of waiting) go();
      waiting = [];
    },
  };
}
