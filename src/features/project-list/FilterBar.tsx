import './filter-bar.css';

import type { ReactNode } from 'react';

import { Choice } from './Choice';
import { countLine, GROUP_LABELS, SORT_LABELS } from './describe-view';
import { countByTag, filterTracks } from './filter-tracks';
import { TagChips } from './TagChips';
import { GROUPS, type Listed } from './to-track';
import { isNarrowed, pageAddress, SORTS, WHOLE_CRATE, type View } from './view';

interface Props {
  /** The whole crate. */
  tracks: Listed[];
  view: View;
  /** The search field. */
  children: ReactNode;
}

/**
 * Every way to narrow the crate, as links to prerendered pages. Each page knows one kind of choice; with script the
 * links are rewritten so that all of them combine.
 */
export function FilterBar({ tracks, view, children }: Props) {
  const shown = filterTracks(tracks, view).length;
  return (
    <section className="filter-bar wrap" aria-label="Find a project" data-filter-bar>
      <div className="filter-bar__panel">
        {children}
        <Choice
          name="group"
          legend="Featured"
          options={[undefined, ...GROUPS].map((group) => ({
            value: group ?? '',
            label: group === undefined ? 'All' : (GROUP_LABELS[group] ?? group),
            href: pageAddress({ ...WHOLE_CRATE, group }),
            isChosen: view.group === group,
          }))}
        />
        <Choice
          name="sort"
          legend="Sort by"
          options={SORTS.map((sort) => ({
            value: sort,
            label: SORT_LABELS[sort],
            href: pageAddress({ ...WHOLE_CRATE, sort }),
            isChosen: view.sort === sort,
          }))}
        />
        <TagChips
          tags={[...new Set(tracks.flatMap(({ project }) => project.tags))].sort()}
          counts={countByTag(tracks, { tags: view.tags, group: undefined })}
          view={view}
        />
      </div>
      <div className="filter-bar__result">
        <p role="status">{countLine(shown, tracks.length)}</p>
        <a href={pageAddress(WHOLE_CRATE)} data-choice="all" hidden={!isNarrowed(view)}>
          Show all
        </a>
      </div>
    </section>
  );
}
