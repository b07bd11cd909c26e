import './social-links.css';

import arrowUpRight from '@tabler/icons/outline/arrow-up-right.svg?raw';

import type { SocialLink } from '@/collections/profile';
import { Icon } from '@/ui/Icon';

interface Props {
  links: SocialLink[];
}

/** The links as words, in two columns. */
export function SocialGrid({ links }: Props) {
  return (
    <ul className="social-grid" data-widget="social-grid">
      {links.map(({ href, label }) => (
        <li key={label}>
          <a href={href} target="_blank" rel="noopener me">
            {label} <Icon svg={arrowUpRight} />
          </a>
        </li>
      ))}
    </ul>
  );
}
