import { useIsActive } from '@/stage/motion';
import { useEffect, useState } from 'react';

import { closeInput, openInput } from './inputs';
import type { Source } from './inputs';
import { createInstrument } from './instrument';
import type { Instrument } from './instrument';
import { createSourceSwitch } from './source-switch';
import type { SourceSwitch } from './source-switch';

/** Opening the audio device may keep a page busy: the stage is measured, rendered and painted before it. */
const FRAMES_TO_FIRST_PICTURE = 4;

/** The sound of the demo: what plays, whether it does, and what went wrong last. */
export interface Desk {
  readonly instrument: Instrument | undefined;
  /** What is listened to beside the disc. */
  readonly playing: Source['kind'] | undefined;
  readonly problem: string | undefined;
  readonly choose: (source: Source) => void;
  readonly stop: () => void;
  /** Takes back what went wrong, once the visitor goes on. */
  readonly forget: () => void;
}

interface Opened {
  readonly instrument: Instrument;
  readonly sources: SourceSwitch<Source>;
}

/** Opens the instrument, rests it while nobody looks or it is paused, and gives everything back at the end. */
export function useInstrument({ isPaused }: { isPaused: boolean }): Desk {
  const [opened, setOpened] = useState<Opened>();
  const [playing, setPlaying] = useState<Source['kind']>();
  const [problem, setProblem] = useState<string>();
  const isActive = useIsActive();

  useEffect(() => {
    let close: (() => void) | undefined;
    let frames = 0;
    let request = requestAnimationFrame(function next() {
      frames += 1;
      if (frames < FRAMES_TO_FIRST_PICTURE) request = requestAnimationFrame(next);
      else close = open();
    });
    return () => {
      cancelAnimationFrame(request);
      close?.();
    };
  }, []);

  function open(): () => void {
    const instrument = createInstrument();
    const sources = createSourceSwitch({
      open: (source: Source) => openInput(instrument.context, source),
      close: closeInput,
      onOpen: ({ kind }, input) => {
        instrument.connect(input);
        setPlaying(kind);
        setProblem(undefined);
      },
      onRefused: setProblem,
    });
    setOpened({ instrument, sources });
    return () => {
      sources.stop();
      instrument.close();
    };
  }

  useEffect(() => {
    if (isActive && !isPaused) opened?.instrument.resume();
    else opened?.instrument.suspend();
  }, [opened, isActive, isPaused]);

  return {
    instrument: opened?.instrument,
    playing,
    problem,
    forget: () => setProblem(undefined),
    choose: (source) => opened?.sources.choose(source),
    stop: () => {
      opened?.sources.stop();
      setPlaying(undefined);
      setProblem(undefined);
    },
  };
}
