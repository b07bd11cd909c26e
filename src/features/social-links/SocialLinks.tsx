import './social-links.css';

import arrowUpRight from '@tabler/icons/outline/arrow-up-right.svg?raw';

import type { SocialLink } from '@/collections/profile';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';

interface Props {
  links: SocialLink[];
}

/** The links as a row of icons, each with an accessible name. */
export function SocialIcons({ links }: Props) {
  return (
    <ul className="social-icons" data-widget="social-icons">
      {links.map(({ href, label, drawing }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener me" aria-label={label}>
            <Icon svg={drawing} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The links in words and two columns. */
export function ElsewhereCard({ links }: Props) {
  return (
    <Card labelledBy="elsewhere-title" className="elsewhere">
      <Heading level={2} size="label" id="elsewhere-title">
        Elsewhere
      </Heading>
      <ul className="social-grid" data-widget="social-grid">
        {links.map(({ href, label }) => (
          <li key={label}>
            <a href={href} target="_blank" rel="noopener me">
              {label} <Icon svg={arrowUpRight} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
