import '@/ui/ui.css';
import './music.css';

import { Heading } from '@/ui/Heading';

import { SongRow } from './SongRow';
import { useMusic } from './use-music';
import { Vinyl } from './Vinyl';

/** The song that plays now, else the one that played last; nothing when a request fails. The server renders the skeleton. */
export function MusicWidget() {
  const music = useMusic();
  if (music.state === 'nothing') return null;
  const isLoading = music.state === 'loading';
  return (
    <section
      className="card music"
      data-widget="music"
      data-state={music.state}
      // Without script it would stay in the loading state.
      data-needs-script={isLoading ? '' : undefined}
      aria-label="Music"
      aria-busy={isLoading}
    >
      {isLoading ? <MusicSkeleton /> : <SongRow song={music.song} />}
    </section>
  );
}

/** A placeholder with the layout of the loaded widget. */
function MusicSkeleton() {
  return (
    <>
      <Heading level={2} size="label">
        Music
      </Heading>
      <p className="visually-hidden" role="status">
        Looking up the song
      </p>
      <div className="music__row" aria-hidden="true">
        <span className="music__record music__record--waiting">
          <Vinyl />
        </span>
        <div className="music__words">
          <span className="music__bar music__bar--title" />
          <span className="music__bar" />
        </div>
      </div>
      <div className="music__foot" aria-hidden="true">
        <span className="music__bar music__bar--source" />
        <span className="music__bar music__bar--button" />
      </div>
    </>
  );
}
