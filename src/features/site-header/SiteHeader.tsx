import './site-header.css';

import type { ReactNode } from 'react';

import type { NavigationLink } from '@/collections/navigation';

interface Props {
  /** The name on the site. */
  name: string;
  /** The path of this page, to mark where the visitor is. */
  path: string;
  /** The main navigation. */
  links: NavigationLink[];
  /** What stands at the end of the bar. */
  children: ReactNode;
}

/** The bar at the top of every page: the owner's name and the main navigation. */
export function SiteHeader({ name, path, links, children }: Props) {
  return (
    <header className="site-header wrap">
      <a className="site-header__mark" href="/" aria-current={path === '/' ? 'page' : undefined}>
        <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true">
          <circle cx="13" cy="13" r="13" fill="var(--ink)" />
          <circle cx="13" cy="13" r="5.4" fill="var(--accent)" />
          <circle cx="13" cy="13" r="1.6" fill="var(--paper)" />
        </svg>
        <span>{name}</span>
      </a>
      <nav className="site-header__nav" aria-label="Main">
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={ariaCurrent(path, href)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </header>
  );
}

function ariaCurrent(path: string, href: string) {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
