/** A tag as it stands in an address and in data attributes: `Machine learning` as `machine-learning`. */
export function tagSlug(tag: string): string {
  return tag.trim().toLowerCase().replaceAll(/\s+/g, '-');
}
