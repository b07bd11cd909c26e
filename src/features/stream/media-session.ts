const SKIP_SECONDS = 10;

interface Song {
  title: string;
  artist: string;
  seek: (seconds: number) => void;
}

/** Tells the system what plays, so that its media keys and lock screen control it. */
export function setMediaSession(audio: HTMLAudioElement, { title, artist, seek }: Song): void {
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
