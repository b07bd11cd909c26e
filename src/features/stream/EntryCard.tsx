import type { StreamEntry } from '@/collections/stream';

import { AudioEntry } from './AudioEntry';
import { Moment } from './Moment';
import { SpotifyEntry } from './SpotifyEntry';
import { TextEntry } from './TextEntry';

interface Props {
  entry: StreamEntry;
  /** Where the entry stands among all entries. */
  address: string;
}

/** One entry of any kind, with its date. */
export function EntryCard({ entry, address }: Props) {
  return (
    <li className="stream-entry h-entry" id={entry.id} data-entry={entry.type}>
      <a className="stream-entry__date label u-url" href={address}>
        <Moment date={entry.date} />
      </a>
      <EntryBody entry={entry} />
    </li>
  );
}

function EntryBody({ entry }: Pick<Props, 'entry'>) {
  switch (entry.type) {
    case 'text':
      return <TextEntry entry={entry} />;
    case 'audio':
      return <AudioEntry entry={entry} />;
    case 'spotify':
      return <SpotifyEntry entry={entry} />;
  }
}
