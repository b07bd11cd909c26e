import { useEffect, useEffectEvent } from 'react';

import { takeSoundTurn } from '@/lib/take-sound-turn';
import { useIsActive } from '@/stage/motion';

import { REAL } from './settings';
import { openSound } from './sound';
import type { Sound } from './sound';
import { useResource } from './use-resource';

/** The sound, off until somebody asks for it. It goes on in a hidden tab for as long as the session there lasts. */
export function useSound() {
  const { state, open, close } = useResource<Sound>({
    open: () => Promise.resolve(openSound()),
    close: (sound) => sound.close(),
  });
  const sound = state.status === 'open' ? state.resource : undefined;
  const isActive = useIsActive();

  useEffect(() => {
    const isHidden = document.visibilityState === 'hidden';
    sound?.setResting(!isActive && !isHidden);
    sound?.play(isHidden ? REAL.session : undefined);
  }, [sound, isActive]);

  const giveWay = useEffectEvent(close);
  useEffect(() => sound && takeSoundTurn(() => giveWay()), [sound]);

  return {
    isOn: state.status === 'open' || state.status === 'opening',
    set: (isOn: boolean) => (isOn ? open() : close()),
  };
}
