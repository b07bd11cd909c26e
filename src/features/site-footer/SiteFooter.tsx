import './site-footer.css';

import type { NavigationLink } from '@/collections/navigation';
import { Label } from '@/ui/Label';

const BEFORE: NavigationLink[] = [{ href: '/', label: 'Home' }];
const AFTER: NavigationLink[] = [
  { href: '/cv', label: 'CV' },
  { href: '/feed.xml', label: 'Feed' },
];

const RECEIPTS = { href: '/receipts', label: 'Receipts' } as const;

interface Props {
  name: string;
  /** The main navigation. */
  links: NavigationLink[];
  /** Whether the site has the page of its figures. */
  hasReceipts: boolean;
}

/** The footer of every page: the owner's name and links. */
export function SiteFooter({ name, links, hasReceipts }: Props) {
  const others = [...AFTER, ...(hasReceipts ? [RECEIPTS] : [])].filter(({ href }) =>
    links.every((link) => link.href !== href),
  );
  return (
    <footer className="site-footer wrap">
      <span className="h-card">
        <data className="u-url" value="/" />
        <span className="label p-name">{name}</span>
      </span>
      <nav aria-label="Footer">
        <ul>
          {[...BEFORE, ...links, ...others].map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <Label>No cookies, no trackers</Label>
    </footer>
  );
}
