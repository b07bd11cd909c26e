import { useRef } from 'react';

import { sitePath } from '@/config/site';

import type { Track } from './tracks';

/** How far the sleeve has to be pulled, as a share of the screen. */
const PULL_SHARE = 0.22;

interface Props {
  track: Track;
  pull: number;
  onPull: (px: number) => void;
  onPulled: (direction: 1 | -1) => void;
}

/** The next sleeve: a strip at the edge, and over everything while it is changed. It can be pulled by hand. */
export function Sleeve({ track, pull, onPull, onPulled }: Props) {
  const grip = useRef<number>(undefined);
  const end = () => {
    if (grip.current === undefined) return;
    grip.current = undefined;
    onPull(0);
    if (pull > innerWidth * PULL_SHARE) onPulled(-1);
    // A press without a pull is a press on the next sleeve.
    else if (pull < -innerWidth * PULL_SHARE || pull === 0) onPulled(1);
  };
  return (
    <div
      className="tour__sleeve"
      data-sleeve={track.slug}
      style={{ translate: `${pull}px` }}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = event.clientX;
      }}
      onPointerMove={({ clientX }) => {
        if (grip.current !== undefined) onPull(clientX - grip.current);
      }}
      onPointerUp={end}
      onPointerCancel={() => {
        grip.current = undefined;
        onPull(0);
      }}
    >
      <span className="tour__disc" />
      <span className="tour__spine">
        <b>{track.no}</b> {track.title}
      </span>
      <img src={sitePath(track.cover)} alt="" draggable={false} />
      <span className="tour__no">{track.no}</span>
    </div>
  );
}
