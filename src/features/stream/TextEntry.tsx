import type { StreamEntry } from '@/collections/stream';

interface Props {
  entry: Extract<StreamEntry, { type: 'text' }>;
}

/** A short text. */
export function TextEntry({ entry }: Props) {
  return (
    <>
      <h3 className="stream-entry__subject p-name">{entry.description}</h3>
      <div
        className="stream-entry__thought e-content"
        dangerouslySetInnerHTML={{ __html: entry.html }}
      />
    </>
  );
}
