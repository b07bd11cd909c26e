import './stream.css';

import spotify from '@tabler/icons/outline/brand-spotify.svg?raw';

import type { StreamEntry } from '@/collections/stream';
import { formatDay, formatMoment, formatMonth } from '@/lib/format-date';
import { Button } from '@/ui/Button';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';

import { AudioEntry } from './AudioEntry';

type EntryOfType<Type> = Extract<StreamEntry, { type: Type }>;

interface Props {
  /** Newest first. */
  entries: StreamEntry[];
  /** Where each entry stands among all entries, by its id. */
  addresses: Map<string, string>;
  /** Whose recordings these are, for the system's own media controls. */
  artist: string;
}

/** The stream as a timeline, grouped by month. */
export function StreamList({ entries, addresses, artist }: Props) {
  const months = Map.groupBy(entries, ({ date }) => formatMonth(date.slice(0, 'YYYY-MM'.length)));
  return (
    <div className="stream h-feed" data-widget="stream" data-artist={artist}>
      {Array.from(months, ([month, inMonth]) => (
        <section key={month} className="stream__month" aria-label={month}>
          <Heading level={2} size="label">
            {month}
          </Heading>
          <ol>
            {inMonth.map((entry) => (
              <EntryCard
                key={entry.id}
                entry={entry}
                address={addresses.get(entry.id) ?? `/stream#${entry.id}`}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface EntryProps {
  entry: StreamEntry;
  /** Where the entry stands among all entries. */
  address: string;
}

/** One entry of any kind, with its date. */
function EntryCard({ entry, address }: EntryProps) {
  return (
    <li className="stream-entry h-entry" id={entry.id} data-entry={entry.type}>
      <a className="stream-entry__date label u-url" href={address}>
        <Moment date={entry.date} />
      </a>
      <EntryBody entry={entry} />
    </li>
  );
}

function EntryBody({ entry }: Pick<EntryProps, 'entry'>) {
  switch (entry.type) {
    case 'text':
      return <TextEntry entry={entry} />;
    case 'audio':
      return <AudioEntry entry={entry} />;
    case 'spotify':
      return <SpotifyEntry entry={entry} />;
  }
}

/** A date in the author's time zone; the script replaces it with the visitor's. */
function Moment({ date }: Pick<StreamEntry, 'date'>) {
  return (
    <time className="dt-published" dateTime={date} title={formatMoment(date)} data-moment>
      {formatDay(date.slice(0, 'YYYY-MM-DD'.length))}
    </time>
  );
}

/** A short text. */
function TextEntry({ entry }: { entry: EntryOfType<'text'> }) {
  return (
    <>
      <h3 className="stream-entry__subject p-name">{entry.description}</h3>
      <div
        className="stream-entry__thought e-content"
        dangerouslySetInnerHTML={{ __html: entry.html }}
      />
      {entry.picture && (
        <img
          className="stream-entry__picture u-photo"
          {...entry.picture}
          alt={entry.picture.alt}
          loading="lazy"
          decoding="async"
        />
      )}
    </>
  );
}

/** A song. Spotify is not contacted until the visitor loads its player. */
function SpotifyEntry({ entry }: { entry: EntryOfType<'spotify'> }) {
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
