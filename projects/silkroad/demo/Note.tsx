/** Eight digits of a hash, as `shorten` writes them. */
const HASH = /\b([0-9a-f]{8})\b/;

interface Props {
  text: string;
}

/** A line in which hashes are set so that two can be compared by eye. */
export function Note({ text }: Props) {
  return text
    .split(HASH)
    .map((part, index) =>
      index % 2 === 1 ? <code key={`${part} ${String(index)}`}>{part}</code> : part,
    );
}
