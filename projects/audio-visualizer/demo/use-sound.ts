import { use, useEffect, useEffectEvent, useState } from 'react';

import { takeSoundTurn } from '@/lib/take-sound-turn';
import { SilentContext } from '@/stage/motion';
import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';

import type { Settings } from './settings';
import { useInstrument } from './use-instrument';
import type { Desk } from './use-instrument';
import { useMusic } from './use-music';
import type { Music } from './use-music';

/** What the scene and its drawer share: the sound, and how it is shown. */
export interface Sound {
  readonly desk: Desk;
  readonly music: Music;
  /** The pitch as a number; changing it sounds it. */
  readonly pitch: NumberControl;
  readonly isMuted: boolean;
  readonly setIsMuted: (isMuted: boolean) => void;
  readonly isPaused: boolean;
  readonly setIsPaused: (isPaused: boolean) => void;
  /** Whether bars can be stood up here. */
  readonly hasDepth: boolean;
  readonly loseDepth: () => void;
}

/** Opens the instrument and plays on it what the run says. */
export function useSound(run: Run<Settings>): Sound {
  const [isMuted, setIsMuted] = useState(false);
  const isToured = use(SilentContext);
  const [isPaused, setIsPaused] = useState(false);
  const [hasDepth, setHasDepth] = useState(true);
  const desk = useInstrument({ isPaused });
  const music = useMusic({ run, desk, onSound: () => setIsPaused(false) });
  const { instrument, playing } = desk;
  const listenAlone = useEffectEvent(() => {
    if (playing !== 'file' && playing !== 'microphone') return;
    run.change({ source: 'disc', play: 'none', melody: '' });
    music.hush();
  });
  // Only once it is open: after a refusal, what played before goes on, and the address still says so.
  useEffect(() => listenAlone(), [playing]);
  // The opening act is measured only: nothing is heard before somebody asks for it.
  const isSilent = isMuted || isToured || (!music.hasSounded && playing === undefined);
  useEffect(() => {
    instrument?.setMuted(isSilent);
  }, [instrument, isSilent]);
  // A microphone makes no sound, and may listen to a recording that plays.
  const isHeard = !isSilent && !isPaused && playing !== 'microphone';
  useEffect(() => (isHeard ? takeSoundTurn(() => setIsPaused(true)) : undefined), [isHeard]);
  return {
    desk,
    music,
    pitch: { ...run.number('hz'), change: music.tap },
    isMuted,
    setIsMuted,
    isPaused,
    setIsPaused,
    hasDepth,
    loseDepth: () => setHasDepth(false),
  };
}
