import { formatDay } from '@/lib/format-date';
import { formatMoment } from '@/lib/format-moment';

interface Props {
  /** ISO 8601 with its offset. */
  date: string;
}

/** A date as the author's calendar had it; the script retells it in the visitor's time zone. */
export function Moment({ date }: Props) {
  return (
    <time className="dt-published" dateTime={date} title={formatMoment(date)} data-moment>
      {formatDay(date.slice(0, 'YYYY-MM-DD'.length))}
    </time>
  );
}
