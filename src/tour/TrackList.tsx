import { sideOf, type Track } from './tracks';

interface Props {
  tracks: readonly Track[];
  index: number;
  waitsForever: boolean;
  onWait: () => void;
  onGo: (track: number) => void;
}

/** Every track by name, over a stage that stands still meanwhile. */
export function TrackList({ tracks, index, waitsForever, onWait, onGo }: Props) {
  const sides = [...new Set(tracks.map(sideOf))];
  return (
    <div className="track-list">
      {sides.map((side) => (
        <section key={side} aria-label={`Side ${side}`}>
          <h2>{side}</h2>
          <ol>
            {tracks.map((track, one) =>
              sideOf(track) === side ? (
                <li key={track.slug} data-sleeve={track.slug}>
                  <button
                    type="button"
                    aria-current={one === index ? 'true' : undefined}
                    onClick={() => onGo(one)}
                  >
                    <b>{track.no}</b> <span>{track.title}</span> <small>{track.line}</small>
                  </button>
                </li>
              ) : null,
            )}
          </ol>
        </section>
      ))}
      <p className="track-list__end">
        <button type="button" className="desk__pill" aria-pressed={waitsForever} onClick={onWait}>
          Wait after every act
        </button>
        <button type="button" className="desk__pill" onClick={() => onGo(tracks.length)}>
          Back cover
        </button>
        <span>
          <kbd>Space</kbd> play or pause, <kbd>←</kbd> <kbd>→</kbd> track, <kbd>1</kbd> to{' '}
          <kbd>9</kbd> side A, with <kbd>Shift</kbd> side B, <kbd>↑</kbd> takes the handle,{' '}
          <kbd>Esc</kbd> gives it back
        </span>
      </p>
    </div>
  );
}
