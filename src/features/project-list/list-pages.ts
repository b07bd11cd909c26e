import { describeView } from './describe-view';
import { ALL_PROJECTS, applyChoice, pageAddress, SORTS, type ChoiceKind, type View } from './view';

interface ListPage {
  address: string;
  view: View;
  title: string;
}

/** The prerendered views: all projects, every tag, every group, every sort order. */
export function listPages(
  tags: readonly string[],
  groups: readonly { name: string; label: string }[],
): ListPage[] {
  return [
    toPage(),
    ...tags.map((tag) => toPage('tag', tag.toLowerCase(), tag)),
    ...groups.map(({ name, label }) => toPage('group', name, label)),
    ...SORTS.filter((sort) => sort !== ALL_PROJECTS.sort).map((sort) => toPage('sort', sort)),
  ];
}

function toPage(kind?: ChoiceKind, value?: string, label = ''): ListPage {
  const view = applyChoice(ALL_PROJECTS, kind, value);
  return {
    address: pageAddress(kind, value),
    view,
    title: describeView(view, {
      tags: kind === 'tag' ? [label] : [],
      group: kind === 'group' ? label : undefined,
    }),
  };
}
