import { useEffect, useState } from 'react';

import { useIsActive } from '@/stage/use-is-active';

import { createSound } from './sound';
import type { Sound, SoundSource } from './sound';

export type SourceKind = SoundSource['kind'];

/** The sound of the demo: what plays, whether it does, and what went wrong last. */
export interface SoundDesk {
  readonly sound: Sound | undefined;
  readonly playing: SourceKind | undefined;
  readonly isOn: boolean;
  readonly problem: string | undefined;
  readonly choose: (source: SoundSource) => void;
  readonly toggle: () => void;
}

/** Opens the sound with `first` and rests it while nobody looks. */
export function useSound(first: SoundSource): SoundDesk {
  const [firstSource] = useState(first);
  const [sound, setSound] = useState<Sound>();
  const [playing, setPlaying] = useState<SourceKind>();
  const [isWanted, setIsWanted] = useState(true);
  const [problem, setProblem] = useState<string>();
  const isActive = useIsActive();

  useEffect(() => {
    const opened = createSound();
    void opened.start(firstSource).then(async (outcome) => {
      if (outcome.status === 'started') setPlaying(firstSource.kind);
      else setProblem(outcome.sentence);
      setSound(opened);
      setIsWanted(await opened.resume());
    });
    return () => opened.close();
  }, [firstSource]);

  useEffect(() => {
    if (isActive && isWanted) void sound?.resume();
    else sound?.suspend();
  }, [sound, isActive, isWanted]);

  const choose = (source: SoundSource) => {
    void sound?.start(source).then((outcome) => {
      setProblem(outcome.status === 'refused' ? outcome.sentence : undefined);
      if (outcome.status === 'refused') return;
      setPlaying(source.kind);
      setIsWanted(true);
    });
  };
  return { sound, playing, isOn: isWanted, problem, choose, toggle: () => setIsWanted(!isWanted) };
}
