import spotify from '@tabler/icons/outline/brand-spotify.svg?raw';

import type { StreamEntry } from '@/collections/stream';
import { Button } from '@/ui/Button';
import { Icon } from '@/ui/Icon';

interface Props {
  entry: Extract<StreamEntry, { type: 'spotify' }>;
}

/** A song. Spotify is not contacted until the visitor loads its player. */
export function SpotifyEntry({ entry }: Props) {
  const { title, href, iframe } = entry;
  return (
    <div className="song" data-embed={iframe} data-embed-title={`Spotify player: ${title}`}>
      <span className="song__disc">
        <Icon svg={spotify} />
      </span>
      <h3 className="stream-entry__title p-name">{title}</h3>
      <div className="song__actions">
        <Button href={href} look="secondary" opensNewTab label={`Open in Spotify: ${title}`}>
          Open in Spotify
        </Button>
        <div className="song__ask" data-needs-script>
          <button type="button" className="button button--secondary" data-load-embed>
            Load the player here
          </button>
          <span className="song__warning">Loading it contacts Spotify.</span>
        </div>
      </div>
    </div>
  );
}
