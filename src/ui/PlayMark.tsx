import './play-mark.css';

import playerPlay from '@tabler/icons/filled/player-play.svg?raw';

import { Icon } from './Icon';

interface Props {
  /** What it says to screen readers where it stands alone: "Can be played". Unset: nothing, and it is
   * drawn as a plain sign instead of a badge. */
  says?: string;
}

/** The mark of something that can be played. */
export function PlayMark({ says }: Props) {
  return (
    <span className={says === undefined ? 'play-mark' : 'play-mark play-mark--badge'}>
      <Icon svg={playerPlay} />
      {says !== undefined && <span className="visually-hidden">{says}</span>}
    </span>
  );
}
