/** Pages that other pages are listed under. */
const SECTIONS = [
  { path: '/projects', name: 'Projects' },
  { path: '/stream', name: 'Stream' },
];

/** The pages that lead to a page, itself last. */
export function crumbsOf(path: string, title: string): { path: string; name: string }[] {
  const home = { path: '/', name: 'Home' };
  if (path === '/') return [home];
  const sections = SECTIONS.filter((section) => path.startsWith(`${section.path}/`));
  return [home, ...sections, { path, name: title }];
}
