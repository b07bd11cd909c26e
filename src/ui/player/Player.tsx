import './player.css';

import type { ReactNode, Ref } from 'react';

import { formatDuration } from '@/lib/format-duration';

/** Tabler's filled icons. Imported, they would be files that home and the tour share with this, one more request for each. */
const PLAY = 'M6 4v16a1 1 0 0 0 1.524 .852l13 -8a1 1 0 0 0 0 -1.704l-13 -8a1 1 0 0 0 -1.524 .852z';
const PAUSE =
  'M9 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2zM17 4h-2a2 2 0 0 0 -2 2v12a2 2 0 0 0 2 2h2a2 2 0 0 0 2 -2v-12a2 2 0 0 0 -2 -2z';

/** Units of the drawing: each bar has this much room, and the loudest is this high. */
const BAR_ROOM = 4;
const HEIGHT = 100;

/** Silence is drawn as a dot, so that the waveform has no gaps. */
const LOWEST_BAR = 4;

/** Drawn for a recording whose waveform is not computed. */
const FLAT = Array.from({ length: 160 }, () => 0);

interface Props {
  /** Under this name the position in the recording is remembered. */
  id: string;
  title: string;
  src: string;
  /** Unset: not computed. */
  waveform: { duration: number; peaks: number[] } | undefined;
  /** What stands at the end of its foot. */
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** A plain audio element without script; with `setUpPlayer`, a player with a waveform to scrub. */
export function Player({ id, title, src, waveform, children, ref }: Props) {
  const duration = waveform?.duration ?? 0;
  const length = waveform ? formatDuration(duration) : '–:––';
  return (
    <div className="player" data-player={id} data-state="idle" ref={ref}>
      {/* eslint-disable-next-line jsx-a11y-x/media-has-caption -- these are pieces of music, without words to caption */}
      <audio className="u-audio" controls preload="none" src={src} aria-label={title} />
      <div className="player__face" role="group" aria-label={`Player: ${title}`} data-needs-script>
        <button
          type="button"
          className="player__toggle"
          data-toggle
          aria-label={`Play ${title}`}
          data-title={title}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path data-sign="play" d={PLAY} />
            <path data-sign="pause" d={PAUSE} />
          </svg>
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
          {children}
        </div>
      </div>
    </div>
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
