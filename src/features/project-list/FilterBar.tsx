import './filter-bar.css';

import search from '@tabler/icons/outline/search.svg?raw';

import { ENOUGH_FOR } from '@/config/enough';
import { plural } from '@/lib/count-words';
import { tagSlug } from '@/lib/tag-slug';
import { Icon } from '@/ui/Icon';

import { countByTag, filterTracks, listTags, type ListedProject } from './tracks';
import {
  ALL_PROJECTS,
  countLine,
  isNarrowed,
  pageAddress,
  SORT_LABELS,
  SORTS,
  type View,
} from './view';

interface Props {
  /** All projects. */
  tracks: ListedProject[];
  groups: { name: string; label: string }[];
  view: View;
}

/**
 * Every way to narrow the list, as links to prerendered pages. Each page knows one choice; with script the links are
 * rewritten so that all of them combine. A choice that would leave the list as it is, is not offered.
 */
export function FilterBar({ tracks, groups, view }: Props) {
  const isOffered = tracks.length >= ENOUGH_FOR.controls;
  if (!isOffered && !isNarrowed(view)) return null;
  return (
    <section
      className="filter-bar wrap"
      aria-label="Find a project"
      data-filter-bar={isOffered || undefined}
    >
      {isOffered && <Panel tracks={tracks} groups={groups} view={view} />}
      <div className="filter-bar__result">
        <p role="status">{countLine(filterTracks(tracks, view).length, tracks.length)}</p>
        <a href={pageAddress()} data-choice="all" hidden={!isNarrowed(view)}>
          Show all
        </a>
      </div>
    </section>
  );
}

function Panel({ tracks, groups, view }: Props) {
  const narrows = (part: Partial<View>) =>
    filterTracks(tracks, { ...ALL_PROJECTS, ...part }).length < tracks.length;
  const offeredGroups = groups.filter(({ name }) => narrows({ group: name }));
  const tags = listTags(tracks);
  return (
    <div className="filter-bar__panel">
      <SearchField />
      {offeredGroups.length > 0 && (
        <Choice
          kind="group"
          legend="Featured"
          options={[
            { value: '', label: 'All' },
            ...offeredGroups.map(({ name, label }) => ({ value: name, label })),
          ]}
          chosen={view.group ?? ''}
        />
      )}
      <Choice
        kind="sort"
        legend="Sort by"
        options={SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        chosen={view.sort}
      />
      {tags.some((tag) => narrows({ tags: [tagSlug(tag)] })) && (
        <TagChips tags={tags} counts={countByTag(tracks, view)} view={view} />
      )}
    </div>
  );
}

/** Asks for words to find in the write-ups. Hidden without script, which the search needs. */
function SearchField() {
  return (
    <form className="search-field" role="search" action="/projects" data-needs-script>
      <label htmlFor="search-field" className="visually-hidden">
        Search the write-ups
      </label>
      <Icon svg={search} />
      <input
        id="search-field"
        type="search"
        name="q"
        placeholder="Search the write-ups"
        autoComplete="off"
        spellCheck="false"
        enterKeyHint="search"
      />
    </form>
  );
}

interface Option {
  /** Empty: all projects. */
  value: string;
  label: string;
}

interface ChoiceProps {
  /** The parameter it sets. */
  kind: 'group' | 'sort';
  legend: string;
  options: Option[];
  /** The value that is chosen. */
  chosen: string;
}

/** One of several, side by side. */
function Choice({ kind, legend, options, chosen }: ChoiceProps) {
  return (
    <div className="choice" role="group" aria-labelledby={`choice-${kind}`}>
      <span className="label" id={`choice-${kind}`}>
        {legend}
      </span>
      <ul>
        {options.map(({ value, label }) => (
          <li key={value}>
            <a
              href={pageAddress(kind, value)}
              data-choice={kind}
              data-value={value}
              data-label={label}
              aria-current={value === chosen ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TagChipsProps {
  /** Every tag, as it is written. */
  tags: readonly string[];
  /** How many projects remain when a tag is chosen; tags are as in addresses. */
  counts: ReadonlyMap<string, number>;
  view: View;
}

/**
 * Tags, each with the number of projects that remain when it is chosen; a tag with none is disabled. Without script a tag
 * links to its own page; with script the links are rewritten so that tags combine.
 */
function TagChips({ tags, counts, view }: TagChipsProps) {
  return (
    <div className="tag-chips" role="group" aria-labelledby="choice-tag">
      <span className="label" id="choice-tag">
        Tags
      </span>
      <ul>
        {tags.map((tag) => (
          <li key={tag}>
            <Chip tag={tag} count={counts.get(tagSlug(tag)) ?? 0} view={view} />
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
  const value = tagSlug(tag);
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
