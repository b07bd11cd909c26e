import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

import stopIcon from '@tabler/icons/filled/player-stop.svg?raw';

import { loadStylesheet } from '@/lib/load-stylesheet';
import { requireElement } from '@/lib/require-element';
import { Icon } from '@/ui/Icon';
import { Player } from '@/ui/player/Player';
import { setUpPlayer } from '@/ui/player/set-up-player';

import styles from './mini-player.css?url';
import type { Song } from './sources/source';

/** What src/pages/stream/[recording].json.ts says of a recording. */
export type Recording = Pick<ComponentProps<typeof Player>, 'id' | 'src' | 'waveform'>;

interface Opened {
  songUrl: string;
  /** Undefined when its recording is not known. */
  play: (() => void) | undefined;
  close: () => void;
}

let opened: Opened | undefined;

/**
 * Plays a song of the stream at the bottom edge of the page, until it is stopped; `opener` gets the focus back then.
 * @param songUrl its entry, such as /stream#audio-20261018-1445
 */
export async function openMiniPlayer(
  song: Song,
  songUrl: string,
  opener: HTMLElement,
): Promise<void> {
  const [recording] = await Promise.all([loadRecording(songUrl), loadStylesheet(styles)]);
  if (opened?.songUrl === songUrl && opened.play) {
    opened.play();
    return;
  }
  opened?.close();

  const place = document.createElement('section');
  place.className = 'mini-player';
  place.dataset['widget'] = 'mini-player';
  place.dataset['artist'] = song.artist ?? '';
  place.setAttribute('aria-label', 'Player');
  const root = createRoot(place);
  const stop = () => {
    const hadFocus = place.contains(document.activeElement);
    opened = undefined;
    controls?.stop();
    root.unmount();
    place.remove();
    // The visitor may have scrolled far away from it.
    if (hadFocus) opener.focus({ preventScroll: true });
  };
  place.addEventListener('keydown', ({ key }) => key === 'Escape' && stop());
  document.body.append(place);
  flushSync(() =>
    root.render(<MiniPlayer {...song} songUrl={songUrl} recording={recording} onStop={stop} />),
  );

  const player = place.querySelector<HTMLElement>('[data-player]');
  const controls = player ? setUpPlayer(player) : undefined;
  opened = { songUrl, play: controls?.play, close: stop };
  requireElement(place, 'button', HTMLButtonElement).focus({ preventScroll: true });
  controls?.play();
}

/** Undefined when it cannot be loaded. */
async function loadRecording(songUrl: string): Promise<Recording | undefined> {
  try {
    const answer = await fetch(`${songUrl.replace('#', '/')}.json`);
    const value: unknown = await answer.json();
    return isRecording(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecording(value: unknown): value is Recording {
  return typeof value === 'object' && value !== null && 'id' in value && 'src' in value;
}

interface Props extends Pick<Song, 'title' | 'artist'> {
  songUrl: string;
  /** Undefined when it could not be loaded. */
  recording: Recording | undefined;
  onStop: () => void;
}

/** The record, what is on it, and the player of the stream. */
function MiniPlayer({ title, artist, songUrl, recording, onStop }: Props) {
  const entry = <a href={songUrl}>Open it in the stream</a>;
  return (
    <>
      <span className="mini-player__record" aria-hidden="true" />
      <p className="mini-player__words">
        <b dir="auto">{title}</b>
        <span dir="auto">{artist}</span>
      </p>
      {recording ? (
        <Player {...recording} title={title}>
          <span className="mini-player__instead">{entry}</span>
        </Player>
      ) : (
        <p className="mini-player__problem" role="alert">
          This recording could not be loaded. {entry}
        </p>
      )}
      <button
        type="button"
        className="mini-player__stop"
        aria-label={`Stop ${title}`}
        onClick={onStop}
      >
        <Icon svg={stopIcon} />
      </button>
    </>
  );
}
