import { formatDay } from '@/lib/format-date';
import { formatMoment } from '@/lib/format-moment';

interface Props {
  /** ISO 8601 with its offset. */
  date: string;
}

/** A date in the author's time zone; the script replaces it with the visitor's. */
export function Moment({ date }: Props) {
  return (
    <time className="dt-published" dateTime={date} title={formatMoment(date)} data-moment>
      {formatDay(date.slice(0, 'YYYY-MM-DD'.length))}
    </time>
  );
}
