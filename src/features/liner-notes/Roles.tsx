import type { WorkHistoryEntry } from '@/collections/profile';
import { Label } from '@/ui/Label';

const LOGO_PX = 48;

interface Props {
  /** Newest first. */
  entries: WorkHistoryEntry[];
}

/** The whole work history, without the scrolling area of the home page. */
export function Roles({ entries }: Props) {
  return (
    <ol className="roles">
      {entries.map(({ index, logo, title, company, start, end }) => (
        <li key={index} className="role">
          <img src={logo} alt="" width={LOGO_PX} height={LOGO_PX} />
          <div>
            <h3>{title}</h3>
            <p>{company}</p>
          </div>
          <Label>
            <time dateTime={String(start)}>{start}</time> to {end}
          </Label>
        </li>
      ))}
    </ol>
  );
}
