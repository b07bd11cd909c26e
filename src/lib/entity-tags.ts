const TAG = /(?:W\/)?"[^"]*"/g;

/**
 * Whether an If-Match or If-None-Match header names an entity tag, or all with `*`. `weak` ignores the mark of weak tags, which
 * proxies add when they compress an answer; `strong` takes no tag that has it.
 */
export function namesTag(header: string, etag: string, comparison: 'weak' | 'strong'): boolean {
  if (header.trim() === '*') return true;
  const tags: string[] = header.match(TAG) ?? [];
  if (comparison === 'strong') return !etag.startsWith('W/') && tags.includes(etag);
  return tags.map(withoutMark).includes(withoutMark(etag));
}

function withoutMark(tag: string): string {
  return tag.replace(/^W\//, '');
}
