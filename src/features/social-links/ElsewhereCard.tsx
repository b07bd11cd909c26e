import './social-links.css';

import arrowUpRight from '@tabler/icons/outline/arrow-up-right.svg?raw';

import type { SocialLink } from '@/collections/profile';
import { Card } from '@/ui/Card';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';

interface Props {
  links: SocialLink[];
}

/** Where else to find the owner, in words and two columns. */
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
