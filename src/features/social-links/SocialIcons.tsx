import './social-links.css';

import type { SocialLink } from '@/collections/profile';
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
