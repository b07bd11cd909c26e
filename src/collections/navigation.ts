import { listMissingPages } from './missing-pages';
import { loadProfile } from './profile';

export interface NavigationLink {
  label: string;
  href: string;
}

const USUAL: NavigationLink[] = [
  { label: 'Projects', href: '/projects' },
  { label: 'Stream', href: '/stream' },
  { label: 'About', href: '/about' },
];

/** The links of the header: those of the profile, or the usual ones; none to a page that this site lacks. */
export async function listNavigation(): Promise<NavigationLink[]> {
  const [{ navigation }, missing] = await Promise.all([loadProfile(), listMissingPages()]);
  return (navigation ?? USUAL).filter(({ href }) => !missing.has(href));
}
