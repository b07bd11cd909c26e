import './player.css';

import pause from '@tabler/icons/filled/player-pause.svg?raw';
import play from '@tabler/icons/filled/player-play.svg?raw';

import type { StreamEntry } from '@/collections/stream';
import { formatDuration } from '@/lib/format-duration';
import { Icon } from '@/ui/Icon';

/** How fast a recording may play. */
const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2];

/** Units of the drawing: each bar has this much room, and the loudest is this high. */
const BAR_ROOM = 4;
const HEIGHT = 100;

/** Silence is drawn as a dot, so that the waveform has no gaps. */
const LOWEST_BAR = 4;

/** Drawn for a recording whose waveform is not computed. */
const FLAT = Array.from({ length: 160 }, () => 0);

interface Props {
  entry: Extract<StreamEntry, { type: 'audio' }>;
}

/** A recording: a plain audio element without script, a player with a waveform to scrub with it. */
export function AudioEntry({ entry }: Props) {
  const { id, title, description, src, waveform } = entry;
  const duration = waveform?.duration ?? 0;
  const length = waveform ? formatDuration(duration) : '–:––';
  return (
    <>
      <h3 className="stream-entry__title p-name">{title}</h3>
      <p className="stream-entry__about p-summary">{description}</p>
      <div className="player" data-player={id} data-state="idle">
        {/* eslint-disable-next-line jsx-a11y-x/media-has-caption -- these are pieces of music, without words to caption */}
        <audio className="u-audio" controls preload="none" src={src} aria-label={title} />
        <div
          className="player__face"
          role="group"
          aria-label={`Player: ${title}`}
          data-needs-script
        >
          <button
            type="button"
            className="player__toggle"
            data-toggle
            aria-label={`Play ${title}`}
            data-title={title}
          >
            <Icon svg={play} />
            <Icon svg={pause} />
          </button>
          <div className="player__scrub" data-scrub>
            <Waveform id={id} peaks={waveform?.peaks} />
            <input
              type="range"
              min={0}
              max={Math.max(1, duration)}
              step="any"
              defaultValue={0}
              autoComplete="off"
              aria-label={`Position in ${title}`}
              aria-valuetext={`0:00 of ${length}`}
            />
          </div>
          <div className="player__foot label">
            <span>
              <span data-elapsed>0:00</span> / <span data-length>{length}</span>
            </span>
            <span className="player__message" role="status" data-message />
            <label className="player__speed">
              Speed
              <select data-speed defaultValue={1} autoComplete="off">
                {SPEEDS.map((speed) => (
                  <option key={speed} value={speed}>
                    {speed}×
                  </option>
                ))}
              </select>
            </label>
          </div>
        </div>
      </div>
    </>
  );
}

interface WaveformProps {
  id: string;
  peaks: number[] | undefined;
}

/** The waveform, drawn twice: once as it is, once in the accent for what has been played. */
function Waveform({ id, peaks = FLAT }: WaveformProps) {
  const wave = `${id}-wave`;
  return (
    <svg
      className="waveform"
      viewBox={`0 0 ${peaks.length * BAR_ROOM} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path id={wave} className="waveform__bars" d={peaks.map(drawBar).join('')} />
      <use href={`#${wave}`} className="waveform__played" />
    </svg>
  );
}

function drawBar(peak: number, index: number): string {
  const length = Math.max(LOWEST_BAR, peak);
  return `M${index * BAR_ROOM + BAR_ROOM / 2} ${(HEIGHT - length) / 2}v${length}`;
}
