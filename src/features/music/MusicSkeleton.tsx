import { Heading } from '@/ui/Heading';

import { Vinyl } from './Vinyl';

/** The widget without its song: every part has the place and the size it will have. */
export function MusicSkeleton() {
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
