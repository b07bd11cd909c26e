import { useEffect } from 'react';

import { useIsActive } from '@/stage/motion';
import { useResource } from './use-resource';

import { openSound } from './sound';
import type { Sound } from './sound';

/** The sound, off until somebody asks for it. It outlasts a hidden tab only while a session runs, and fades at its end. */
export function useSound(endsAt: number | undefined) {
  const { state, open, close } = useResource<Sound>({
    open: () => Promise.resolve(openSound()),
    close: (sound) => sound.close(),
  });
  const sound = state.status === 'open' ? state.resource : undefined;
  const isActive = useIsActive();
  const isResting = !isActive && endsAt === undefined;

  useEffect(() => sound?.setResting(isResting), [sound, isResting]);
  useEffect(() => {
    sound?.play(endsAt === undefined ? undefined : Math.max(0, endsAt - Date.now()) / 1_000);
  }, [sound, endsAt]);

  return {
    isOn: state.status === 'open' || state.status === 'opening',
    open,
    close,
    follow: (guide: number) => sound?.follow(guide),
  };
}
