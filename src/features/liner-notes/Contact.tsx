import type { ReactNode } from 'react';

import { leadsToOwner, type SocialLink } from '@/collections/profile';
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
        {links.filter(isElsewhere).map((link) => (
          <li key={link.label}>
            <a href={link.href} target="_blank" {...marksOf(link)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Marks an address as the owner's own; the start page of a service is not. */
function marksOf(link: SocialLink) {
  return leadsToOwner(link) ? { rel: 'noopener me', className: 'u-url' } : { rel: 'noopener' };
}

function isElsewhere({ href }: SocialLink): boolean {
  return !href.startsWith('/');
}
