const HALLS = [
  { path: '/projects', name: 'Projects' },
  { path: '/stream', name: 'Stream' },
];

/** The pages that lead to a page, itself last. */
export function crumbsOf(path: string, title: string): { path: string; name: string }[] {
  const home = { path: '/', name: 'Home' };
  if (path === '/') return [home];
  const hall = HALLS.filter((place) => path.startsWith(`${place.path}/`));
  return [home, ...hall, { path, name: title }];
}
