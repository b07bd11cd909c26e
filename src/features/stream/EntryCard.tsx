import type { StreamEntry } from '@/collections/stream';
import { formatDay } from '@/lib/format-date';
import { Button } from '@/ui/Button';

interface Props {
  entry: StreamEntry;
}

/** One entry; each kind looks like itself. */
export function EntryCard({ entry }: Props) {
  return (
    <li className="stream-entry card" id={entry.id} data-entry={entry.type}>
      <a className="stream-entry__date label" href={`#${entry.id}`}>
        <time dateTime={entry.date}>{formatDay(entry.date)}</time>
      </a>
      <EntryBody entry={entry} />
    </li>
  );
}

function EntryBody({ entry }: Props) {
  switch (entry.type) {
    case 'text':
      return (
        <>
          <h3 className="label">{entry.description}</h3>
          <div className="stream-entry__thought" dangerouslySetInnerHTML={{ __html: entry.html }} />
        </>
      );
    case 'audio':
      return (
        <>
          <h3 className="stream-entry__title">{entry.title}</h3>
          <p>{entry.description}</p>
          {/* eslint-disable-next-line jsx-a11y-x/media-has-caption -- these are pieces of music, without words to caption */}
          <audio controls preload="none" src={entry.src} aria-label={entry.title} />
        </>
      );
    case 'spotify':
      return (
        <>
          <h3 className="stream-entry__title">{entry.title}</h3>
          <Button href={entry.href} look="secondary" opensNewTab>
            Open in Spotify
          </Button>
        </>
      );
  }
}
