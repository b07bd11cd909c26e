import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';

import { useIsActive, useReducedMotion } from '@/stage/motion';
import type { Run } from '@/stage/use-run';

import { createBench, FIRST_VIEW } from './bench';
import type { View } from './bench';
import { readCapsule } from './capsule-link';
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
  /** Whether the capsule at work was sealed by somebody else. */
  readonly isSent: boolean;
  /** Keeps the workers from starting, or lets them. */
  readonly hold: (isHeld: boolean) => void;
  /** Lets the same workers try once more. */
  readonly again: () => void;
}

/** Keeps the workers in step with the run. They wait until the scene lets them start. */
export function useCapsule({ values, opened, dare, change }: Run<Settings>): CapsuleData {
  const { rounds, workers, lock, way, byte, capsule } = values;
  const [text, write] = useState(FIRST_TEXT);
  const [isHeld, hold] = useState(true);
  const [view, setView] = useState(FIRST_VIEW);
  const isStill = useRef(false);
  const isReduced = useReducedMotion();
  const [{ bench, gate }] = useState(() => {
    const doors = createGate();
    const pause = (ms: number) =>
      new Promise<void>((resolve) => setTimeout(resolve, isStill.current ? 0 : ms));
    return {
      gate: doors,
      bench: createBench({ onChange: onceAFrame(setView), pass: doors.pass, pause, createHand }),
    };
  });
  const mayWork = useIsActive() && !isHeld;
  const sent = useMemo(
    () => (lock === 'chain' ? readCapsule(capsule) : undefined),
    [lock, capsule],
  );

  useEffect(() => {
    isStill.current = isReduced;
  }, [isReduced]);
  useEffect(() => gate.set(mayWork), [gate, mayWork]);
  // A dare starts another run, and what a friend has sent must not get lost in it.
  const received = useRef<Pick<Settings, 'capsule' | 'rounds'>>(undefined);
  const keepReceived = useEffectEvent(() => {
    if (capsule !== '') received.current = { capsule, rounds };
    else if (dare === undefined) received.current = undefined;
    else if (received.current) change(received.current);
  });
  useEffect(() => keepReceived(), [capsule, rounds, opened]);
  const sealed = useRef<string>(undefined);
  useEffect(() => {
    const key = [capsule, rounds, text].join('|');
    bench.clear(key);
    const order = { text: text.trim() === '' ? NOTHING : text, rounds, lock, sent };
    const isSettled = sealed.current === undefined || sealed.current === key;
    const timer = setTimeout(() => void bench.seal(order), isSettled ? 0 : SETTLED_MS);
    sealed.current = key;
    return () => clearTimeout(timer);
  }, [bench, lock, text, rounds, capsule, sent]);
  // After the lock: what is cleared is not begun anew.
  useEffect(() => bench.adjust({ workers, way, byte }), [bench, workers, way, byte, opened]);
  useEffect(() => bench.end, [bench]);

  if (view.failure) throw view.failure;
  return {
    view,
    text,
    write,
    isSent: sent !== undefined,
    hold,
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
