import type { EducationEntry, WorkHistoryEntry } from '@/collections/profile';
import { Label } from '@/ui/Label';

const LOGO_PX = 48;

interface Props {
  /** Newest first. */
  entries: (WorkHistoryEntry | EducationEntry)[];
}

/** Where the owner has worked or learned: the whole list, without the scrolling area of the home page. */
export function Roles({ entries }: Props) {
  return (
    <ol className="roles">
      {entries.map((entry, index) => (
        <li key={index} className="role">
          {'logo' in entry && <img src={entry.logo} alt="" width={LOGO_PX} height={LOGO_PX} />}
          <div>
            <h3>{entry.title}</h3>
            <p>{'school' in entry ? entry.school : entry.company}</p>
          </div>
          <Label>
            <time dateTime={String(entry.start)}>{entry.start}</time> to {entry.end}
          </Label>
        </li>
      ))}
    </ol>
  );
}
