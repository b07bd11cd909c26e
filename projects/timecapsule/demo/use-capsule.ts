import { useEffect, useRef, useState } from 'react';

import { useIsActive } from '@/stage/motion';
import type { Run } from '@/stage/use-run';

import { createBench } from './bench';
import type { View } from './bench';
import { createHand } from './hand';
import type { Settings } from './settings';

/** Sealing starts this long after the last change, so that typing and dragging make one capsule, not twenty. */
const SETTLED_MS = 400;
const NOTHING = '(nothing)';

const FIRST_TEXT = 'Meet me at the lake.';

/** The message, and what the workers have made of it. */
export interface CapsuleData {
  readonly view: View;
  /** Never part of the address: a secret has no place in a link, in a history or in the log of a server. */
  readonly text: string;
  readonly write: (text: string) => void;
  /** Keeps the workers from starting, or lets them. */
  readonly hold: (isHeld: boolean) => void;
  readonly useKey: () => void;
  /** Lets the same workers try once more. */
  readonly again: () => void;
}

/** Keeps the workers in step with the run. They wait until the scene lets them start. */
export function useCapsule({ values }: Run<Settings>): CapsuleData {
  const { seconds, workers, way, byte, lock } = values;
  const [text, write] = useState(FIRST_TEXT);
  const [isHeld, hold] = useState(true);
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
    text,
    write,
    hold,
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
