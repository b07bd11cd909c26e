/** A section is being read once its heading has come this far up, as a share of the window. */
const READ_ABOVE = 0.15;

/** Marks the section that is read in the list of contents. `:target-current` would need no script, but only Chromium has it. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURI(hash.slice(1))));
  const mark = () => {
    const read = headings.findLastIndex(
      (heading) => heading && heading.getBoundingClientRect().top < innerHeight * READ_ABOVE,
    );
    for (const [index, link] of links.entries()) {
      link.ariaCurrent = index === read ? 'location' : null;
    }
  };
  if (links.length > 0) addEventListener('scroll', mark, { passive: true });
}
