import './write-up.css';

import type { MarkdownHeading } from 'astro';

interface Props {
  headings: MarkdownHeading[];
}

/** The list of sections beside a write-up; nothing when it has none. mark-section.ts marks the one being read. */
export function Contents({ headings }: Props) {
  const sections = headings.filter(({ depth }) => depth === 2);
  if (sections.length === 0) return null;
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 className="heading heading--label" id="contents-title">
        On this side
      </h2>
      <ol>
        {sections.map(({ slug, text }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
