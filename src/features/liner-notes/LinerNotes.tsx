import './liner-notes.css';

import type { Profile } from '@/collections/profile';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Label } from '@/ui/Label';

interface Props {
  profile: Profile;
}

/** The about page: where the owner has worked and where to find them. */
export function LinerNotes({ profile }: Props) {
  return (
    <div className="liner-notes wrap">
      <Card labelledBy="work-title">
        <Heading level={2} id="work-title">
          Work history
        </Heading>
        <ol className="liner-notes__roles">
          {profile.workHistory.map((role) => (
            <li key={role.index}>
              <img src={role.logo} alt="" width={40} height={40} />
              <span>
                <strong>{role.title}</strong>
                <span>{role.company}</span>
              </span>
              <Label>
                {role.start} to {role.end}
              </Label>
            </li>
          ))}
        </ol>
      </Card>
      <Card labelledBy="contact-title">
        <Heading level={2} id="contact-title">
          Contact
        </Heading>
        <ul className="liner-notes__links">
          {profile.socialLinks.map(({ href, label }) => (
            <li key={label}>
              <a href={href} target="_blank" rel="noopener me">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
