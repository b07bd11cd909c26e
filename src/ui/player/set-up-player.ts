import { formatDuration } from '@/lib/format-duration';
import { requireElement } from '@/lib/require-element';
import { takeSoundTurn } from '@/lib/take-sound-turn';

import { seekByKey } from './seek-by-key';
import { forgetPosition, readPosition, rememberPosition } from './remembered-position';

/** How far the system's media keys jump. */
const SKIP_SECONDS = 10;

type State = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

const MESSAGES: Partial<Record<State, string>> = {
  loading: 'Loading',
  failed: 'This recording could not be loaded',
};

interface Controls {
  /** Does nothing while it plays. */
  play: () => void;
  /** Ends the sound and the download, and forgets the position. */
  stop: () => void;
}

/** Adds the behaviour of a player. */
export function setUpPlayer(root: HTMLElement): Controls {
  const id = root.dataset['player'] ?? '';
  const audio = requireElement(root, 'audio', HTMLAudioElement);
  const toggle = requireElement(root, '[data-toggle]', HTMLButtonElement);
  const scrub = requireElement(root, '[data-scrub]', HTMLElement);
  const slider = requireElement(root, 'input', HTMLInputElement);
  // Only where the player has room for it.
  const speed = root.querySelector<HTMLSelectElement>('[data-speed]');
  const elapsed = requireElement(root, '[data-elapsed]', HTMLElement);
  const length = requireElement(root, '[data-length]', HTMLElement);
  const message = requireElement(root, '[data-message]', HTMLElement);
  const title = toggle.dataset['title'] ?? '';
  let endTurn = (): void => undefined;

  const duration = () => (Number.isFinite(audio.duration) ? audio.duration : Number(slider.max));

  const seek = (seconds: number) => {
    audio.currentTime = Math.min(Math.max(0, seconds), duration());
    show();
  };

  const show = () => {
    const position = audio.currentTime;
    scrub.style.setProperty('--played', String(position / duration()));
    scrub.style.setProperty('--loaded', String(loadedSeconds(audio) / duration()));
    slider.value = String(position);
    elapsed.textContent = formatDuration(position);
    slider.setAttribute(
      'aria-valuetext',
      `${formatDuration(position)} of ${formatDuration(duration())}`,
    );
  };

  const setState = (state: State) => {
    root.dataset['state'] = state;
    const verb = state === 'playing' || state === 'loading' ? 'Pause' : 'Play';
    toggle.setAttribute('aria-label', `${verb} ${title}`);
    message.textContent = MESSAGES[state] ?? '';
  };

  const play = async () => {
    setState('loading');
    if (audio.error) audio.load();
    try {
      await audio.play();
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      // Safari plays sound only within a press, and this file may have arrived after it: the next press plays.
      if (name === 'NotAllowedError') setState('paused');
      // Pausing before playback has started is not an error.
      else if (name !== 'AbortError') setState('failed');
    }
  };

  toggle.addEventListener('click', () => (audio.paused ? void play() : audio.pause()));
  slider.addEventListener('input', () => seek(Number(slider.value)));
  slider.addEventListener('keydown', (event) => {
    const target = seekByKey(event.key, audio.currentTime, duration());
    if (target === undefined) return;
    event.preventDefault();
    seek(target);
  });
  speed?.addEventListener('change', () => (audio.playbackRate = Number(speed.value)));
  scrubByPointer(scrub, (share) => seek(share * duration()));

  audio.addEventListener('play', () => {
    endTurn();
    endTurn = takeSoundTurn(() => audio.pause());
    pauseOthers(audio);
  });
  audio.addEventListener('playing', () => {
    setState('playing');
    setMediaSession(audio, { title, artist: artistOfStream(root), seek });
  });
  audio.addEventListener('waiting', () => setState('loading'));
  audio.addEventListener('pause', () => {
    endTurn();
    if (!audio.error) setState('paused');
  });
  audio.addEventListener('error', () => {
    // An error leaves the element unpaused, and the next press would only pause it.
    audio.pause();
    setState('failed');
  });
  audio.addEventListener('progress', show);
  audio.addEventListener('timeupdate', () => {
    show();
    rememberPosition(id, audio.currentTime);
  });
  audio.addEventListener('durationchange', () => {
    slider.max = String(duration());
    length.textContent = formatDuration(duration());
    show();
  });
  audio.addEventListener('ended', () => {
    forgetPosition(id);
    seek(0);
    setState('idle');
  });

  if (speed) audio.playbackRate = Number(speed.value);
  seek(readPosition(id));

  return {
    play() {
      if (audio.paused) void play();
    },
    stop() {
      audio.pause();
      endTurn();
      forgetPosition(id);
      // The system's media keys could start it again otherwise, and nothing on the page could stop it.
      audio.removeAttribute('src');
      audio.load();
      if ('mediaSession' in navigator) navigator.mediaSession.metadata = null;
    },
  };
}

/** How far the download has come. */
function loadedSeconds({ buffered }: HTMLAudioElement): number {
  return buffered.length > 0 ? buffered.end(buffered.length - 1) : 0;
}

function scrubByPointer(area: HTMLElement, seekToShare: (share: number) => void): void {
  const follow = ({ clientX }: PointerEvent) => {
    const { left, width } = area.getBoundingClientRect();
    seekToShare((clientX - left) / width);
  };
  area.addEventListener('pointerdown', (event) => {
    // A repeated press (set-up-stream.ts) has no pointer to capture.
    if (event.isTrusted) area.setPointerCapture(event.pointerId);
    follow(event);
  });
  area.addEventListener('pointermove', (event) => {
    if (area.hasPointerCapture(event.pointerId)) follow(event);
  });
}

function pauseOthers(audio: HTMLAudioElement): void {
  for (const other of document.querySelectorAll('audio')) if (other !== audio) other.pause();
}

function artistOfStream(root: HTMLElement): string {
  return root.closest<HTMLElement>('[data-artist]')?.dataset['artist'] ?? '';
}

interface Song {
  title: string;
  artist: string;
  seek: (seconds: number) => void;
}

/** Tells the system what plays, so that its media keys and lock screen control it. */
function setMediaSession(audio: HTMLAudioElement, { title, artist, seek }: Song): void {
  // TypeScript declares it as always present, but some browsers lack it.
  if (!('mediaSession' in navigator)) return;
  const session = navigator.mediaSession;
  session.metadata = new MediaMetadata({ title, artist, album: 'Stream' });
  session.setActionHandler('play', () => void audio.play());
  session.setActionHandler('pause', () => audio.pause());
  session.setActionHandler('seekbackward', () => seek(audio.currentTime - SKIP_SECONDS));
  session.setActionHandler('seekforward', () => seek(audio.currentTime + SKIP_SECONDS));
  session.setActionHandler('seekto', ({ seekTime }) => seek(seekTime ?? 0));
}
