import type { RefObject } from 'react';

import { sitePath } from '@/config/site';

import type { Track } from './tracks';
import { usePull } from './use-pull';

interface Props {
  track: Pick<Track, 'no' | 'slug' | 'title' | 'about' | 'cover'>;
  ref: RefObject<HTMLDivElement | null>;
  onStep: (step: 1 | -1) => void;
}

/** The next sleeve: a strip at the edge, and over everything while it is changed. It can be pulled by hand. */
export function Sleeve({ track, ref, onStep }: Props) {
  const { no, slug, title, about, cover } = track;
  const hand = usePull({ sleeve: ref, onPulled: onStep, onPressed: () => onStep(1) });
  return (
    <div ref={ref} className="tour__sleeve" data-sleeve={slug} aria-hidden="true" {...hand}>
      <span className="tour__disc" />
      <span className="tour__spine">
        <b>{no}</b> {title}
      </span>
      {cover !== '' && <img src={sitePath(cover)} alt="" draggable={false} />}
      <span className="tour__about">{about}</span>
      <span className="tour__no">{no}</span>
    </div>
  );
}
