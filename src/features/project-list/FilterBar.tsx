import './filter-bar.css';

import type { ReactNode } from 'react';

import { Choice } from './Choice';
import { countLine, SORT_LABELS } from './describe-view';
import { countByTag, filterTracks } from './filter-tracks';
import { listTags } from './list-tags';
import { TagChips } from './TagChips';
import type { ListedProject } from './to-track';
import { isNarrowed, pageAddress, SORTS, type View } from './view';

interface Props {
  /** All projects. */
  tracks: ListedProject[];
  groups: { name: string; label: string }[];
  view: View;
  /** The search field. */
  children: ReactNode;
}

/**
 * Every way to narrow the list, as links to prerendered pages. Each page knows one choice; with script the links are
 * rewritten so that all of them combine.
 */
export function FilterBar({ tracks, groups, view, children }: Props) {
  return (
    <section className="filter-bar wrap" aria-label="Find a project" data-filter-bar>
      <div className="filter-bar__panel">
        {children}
        <Choice
          kind="group"
          legend="Featured"
          options={[
            { value: '', label: 'All' },
            ...groups.map(({ name, label }) => ({ value: name, label })),
          ]}
          chosen={view.group ?? ''}
        />
        <Choice
          kind="sort"
          legend="Sort by"
          options={SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          chosen={view.sort}
        />
        <TagChips tags={listTags(tracks)} counts={countByTag(tracks, view)} view={view} />
      </div>
      <div className="filter-bar__result">
        <p role="status">{countLine(filterTracks(tracks, view).length, tracks.length)}</p>
        <a href={pageAddress()} data-choice="all" hidden={!isNarrowed(view)}>
          Show all
        </a>
      </div>
    </section>
  );
}
