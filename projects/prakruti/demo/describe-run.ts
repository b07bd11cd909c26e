import { settings } from './settings';
import { countOf, NAMES } from './words';

/** What waits behind Play. */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { parts, order, rtt, window, fill } = settings.parse(query).values;
  const page =
    parts.length === 0
      ? 'the words alone'
      : parts.map((part) => NAMES[part].toLowerCase()).join(', ');
  const filled = fill > 0 ? `, filled up to ${countOf(fill, 'byte')}` : '';
  const where = parts.length > 0 || fill > 0 ? `, words ${order}` : '';
  return `${page}${filled}${where}; ${countOf(window, 'segment')} at first, ${rtt} ms a round trip.`;
}
