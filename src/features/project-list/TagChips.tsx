import { plural } from '@/lib/count-words';

import { pageAddress, type View } from './view';

interface Props {
  /** Every tag, as it is written. */
  tags: readonly string[];
  /** How many projects remain when a tag is chosen; tags are in lower case. */
  counts: ReadonlyMap<string, number>;
  view: View;
}

/**
 * Tags, each with the number of projects that remain when it is chosen; a tag with none is disabled. Without script a tag
 * links to its own page; with script the links are rewritten so that tags combine.
 */
export function TagChips({ tags, counts, view }: Props) {
  return (
    <div className="tag-chips" role="group" aria-labelledby="choice-tag">
      <span className="label" id="choice-tag">
        Tags
      </span>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip tag={tag} count={counts.get(tag.toLowerCase()) ?? 0} view={view} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChipProps {
  tag: string;
  count: number;
  view: View;
}

function Chip({ tag, count, view }: ChipProps) {
  const value = tag.toLowerCase();
  const isChosen = view.tags.includes(value);
  const address = isChosen ? pageAddress() : pageAddress('tag', value);
  const target = count > 0 ? { href: address } : { role: 'link', 'aria-disabled': true };
  return (
    <a
      className="chip"
      {...target}
      aria-current={isChosen ? 'true' : undefined}
      data-choice="tag"
      data-value={value}
      data-label={tag}
    >
      {tag}{' '}
      <span className="chip__count">
        <span data-count>{count}</span>
        <span className="visually-hidden" data-noun>
          {` ${plural(count, 'project')}`}
        </span>
      </span>
    </a>
  );
}
