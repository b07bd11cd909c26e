import type { EducationEntry } from '@/collections/profile';
import { Label } from '@/ui/Label';

interface Props {
  /** Newest first. */
  entries: EducationEntry[];
}

/** Where the owner has learned. */
export function Education({ entries }: Props) {
  return (
    <ol className="roles">
      {entries.map(({ school, title, start, end }) => (
        <li key={`${school} ${title}`} className="role">
          <div>
            <h3>{title}</h3>
            <p>{school}</p>
          </div>
          <Label>
            <time dateTime={String(start)}>{start}</time> to {end}
          </Label>
        </li>
      ))}
    </ol>
  );
}
