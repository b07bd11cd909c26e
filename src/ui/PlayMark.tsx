import './ui.css';

import playerPlay from '@tabler/icons/filled/player-play.svg?raw';

import { Icon } from './Icon';

interface Props {
  /** Its text for screen readers, such as "Can be played". Unset: none, and it is drawn without the badge. */
  says?: string;
}

/** A play icon that marks a project with a demo. */
export function PlayMark({ says }: Props) {
  return (
    <span className={says === undefined ? 'play-mark' : 'play-mark play-mark--badge'}>
      <Icon svg={playerPlay} />
      {says !== undefined && <span className="visually-hidden">{says}</span>}
    </span>
  );
}
