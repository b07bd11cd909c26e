import type { ReactNode } from 'react';

import type { SocialLink } from '@/collections/profile';
import { Button } from '@/ui/Button';
import { Label } from '@/ui/Label';

interface Props {
  links: SocialLink[];
  /** Where the owner is. Unset: not said. */
  location: string | undefined;
  /** Says whether the owner takes new projects. */
  children: ReactNode;
}

/** Where to find the owner, and the CV to take away. */
export function Contact({ links, location, children }: Props) {
  return (
    <div className="contact">
      <div className="contact__now">
        {children}
        {location !== undefined && <Label>{location}</Label>}
        <Button href="/cv" look="solid">
          One-page CV
        </Button>
        <Button href="/cv.pdf" look="secondary">
          CV as PDF
        </Button>
      </div>
      <ul className="contact__links">
        {links.filter(isElsewhere).map(({ href, label }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener me" className="u-url">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isElsewhere({ href }: SocialLink): boolean {
  return !href.startsWith('/');
}
