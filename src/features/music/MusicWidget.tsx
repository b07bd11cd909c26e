import '@/ui/card.css';
import './music.css';

import { MusicSkeleton } from './MusicSkeleton';
import { SongRow } from './SongRow';
import { useMusic } from './use-music';

/** The song that plays, else the one that played last; nothing at all when a request fails. Its static HTML is the skeleton. */
export function MusicWidget() {
  const music = useMusic();
  if (music.state === 'nothing') return null;
  const isLoading = music.state === 'loading';
  return (
    <section
      className="card music"
      data-widget="music"
      data-state={music.state}
      // Without script it would load for ever.
      data-needs-script={isLoading ? '' : undefined}
      aria-label="Music"
      aria-busy={isLoading}
    >
      {isLoading ? <MusicSkeleton /> : <SongRow song={music.song} />}
    </section>
  );
}
