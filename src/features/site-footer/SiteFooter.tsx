import './site-footer.css';

import { Label } from '@/ui/Label';

const LINKS = [
  { href: '/', label: 'Home' },
  { href: '/projects', label: 'Projects' },
  { href: '/stream', label: 'Stream' },
  { href: '/about', label: 'About' },
  { href: '/cv', label: 'CV' },
  { href: '/feed.xml', label: 'Feed' },
] as const;

const RECEIPTS = { href: '/receipts', label: 'Receipts' } as const;

interface Props {
  name: string;
  /** Whether the site has the page of its figures. */
  hasReceipts: boolean;
}

/** The footer of every page: the owner's name and links. */
export function SiteFooter({ name, hasReceipts }: Props) {
  return (
    <footer className="site-footer wrap">
      <span className="h-card">
        <data className="u-url" value="/" />
        <span className="label p-name">{name}</span>
      </span>
      <nav aria-label="Footer">
        <ul>
          {[...LINKS, ...(hasReceipts ? [RECEIPTS] : [])].map(({ href, label }) => (
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
