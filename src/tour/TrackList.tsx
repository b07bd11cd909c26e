import { sitePath } from '@/config/site';
import { countOf } from '@/lib/count-words';
import { Button } from '@/ui/Button';

import type { TourState, TourSwitch } from './tour-state';
import { sideOf, type Track } from './tracks';

const SWITCHES: readonly (readonly [TourSwitch, name: string])[] = [
  ['waitsForever', 'Wait after every act'],
  ['hasDigits', 'Digits choose tracks'],
];

interface Props {
  tracks: readonly Track[];
  state: TourState;
  onSwitch: (name: TourSwitch) => void;
  onGo: (track: number) => void;
}

/** Every track by name, over a stage that stands still meanwhile. */
export function TrackList({ tracks, state, onSwitch, onGo }: Props) {
  const sides = Map.groupBy(tracks, sideOf);
  return (
    <div className="track-list">
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
        {SWITCHES.map(([name, text]) => (
          <button
            key={name}
            type="button"
            className={`button button--${state[name] ? 'solid' : 'secondary'}`}
            aria-pressed={state[name]}
            onClick={() => onSwitch(name)}
          >
            {text}
          </button>
        ))}
        <Button look="secondary" onPress={() => onGo(tracks.length)}>
          Back cover
        </Button>
        <Button look="secondary" href={sitePath('/projects')}>
          Leave
        </Button>
        <p>
          <kbd>Space</kbd> play or pause, <kbd>←</kbd> <kbd>→</kbd> track, <kbd>1</kbd> to{' '}
          <kbd>9</kbd> side A, with <kbd>Shift</kbd> side B, <kbd>↑</kbd> takes the handle,{' '}
          <kbd>Esc</kbd> gives it back
        </p>
      </div>
    </div>
  );
}
