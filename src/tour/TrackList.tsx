import { useEffect, useRef } from 'react';

import { sitePath } from '@/config/site';
import { countOf } from '@/lib/count-words';
import { Button } from '@/ui/Button';

import type { TourState } from './tour-state';
import { sideOf, type Track } from './tracks';

interface Props {
  tracks: readonly Track[];
  state: TourState;
  onWaitForever: () => void;
  onGo: (track: number) => void;
}

/** Every track by name, over a stage that stands still meanwhile. */
export function TrackList({ tracks, state, onWaitForever, onGo }: Props) {
  const sides = Map.groupBy(tracks, sideOf);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={list} className="track-list">
      {[...sides].map(([side, own]) => (
        <section key={side} aria-label={`Side ${side}`}>
          <h2>
            {side} <small>{countOf(own.length, 'track')}</small>
          </h2>
          <ol>
            {own.map((track) => (
              <li key={track.slug} data-sleeve={track.slug}>
                <button
                  type="button"
                  aria-current={track === tracks[state.index] ? 'true' : undefined}
                  onClick={() => onGo(tracks.indexOf(track))}
                >
                  <b>{track.no}</b> <span>{track.title}</span> <small>{track.line}</small>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div className="track-list__end">
        <button
          type="button"
          className={`button button--${state.waitsForever ? 'solid' : 'secondary'}`}
          aria-pressed={state.waitsForever}
          onClick={onWaitForever}
        >
          Wait after every act
        </button>
        <Button look="secondary" onPress={() => onGo(tracks.length)}>
          Back cover
        </Button>
        <Button look="secondary" href={sitePath('/projects')}>
          Leave
        </Button>
        <p>
          <kbd>Space</kbd> play or pause, <kbd>←</kbd> <kbd>→</kbd> track, <kbd>↑</kbd> takes the
          handle, <kbd>Esc</kbd> gives it back
        </p>
      </div>
    </div>
  );
}
