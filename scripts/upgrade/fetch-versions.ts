import { git, gitLines, tryGit } from '../shared/git.ts';

const REMOTE = 'upstream';

/** Where the template's tags are kept, apart from the owner's own. */
const TAGS = 'refs/template/';

/** A version of the template. */
export interface Version {
  /** Such as `v1.2.0`. */
  name: string;
  ref: string;
}

/** Fetches the template's versions; returns the wanted one, or else the newest. Throws a sentence with the fix. */
export function fetchVersions(wanted?: string): Version {
  if (tryGit('remote', 'get-url', REMOTE) === undefined)
    throw new Error(
      `git does not know where the template is. Tell it once: git remote add ${REMOTE} <the template's address>`,
    );
  git('fetch', '--quiet', '--no-tags', REMOTE, `+refs/tags/v*:${TAGS}v*`);
  const names = gitLines('for-each-ref', '--sort=-version:refname', '--format=%(refname)', TAGS)
    .map((ref) => ref.slice(TAGS.length))
    .filter((name) => /^v\d+\.\d+\.\d+$/.test(name));
  const name = wanted === undefined ? names[0] : `v${wanted.replace(/^v/, '')}`;
  if (name === undefined)
    throw new Error(
      `The template at ${git('remote', 'get-url', REMOTE)} has no version yet: it has no tag such as v1.0.0. Nothing was changed; try again when it has one.`,
    );
  if (!names.includes(name))
    throw new Error(`The template has no ${name}. It has ${names.join(', ')}.`);
  return { name, ref: TAGS + name };
}

/** The reference of a version that was fetched; undefined when there is none. */
export function findVersion(version: string): string | undefined {
  const ref = `${TAGS}v${version}`;
  return tryGit('rev-parse', '--quiet', '--verify', ref) === undefined ? undefined : ref;
}
