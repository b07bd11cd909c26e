import { settings } from './settings';
import { formatClock, formatSpan } from './words';

/** What waits behind Play. */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { session, away, sound } = settings.parse(query).values;
  const set = `a timer set to ${formatClock(session * 1_000)}`;
  if (away === 0) return `${set}.`;
  return `${set}, left alone for ${formatSpan(away * 1_000)}${sound ? ' with the sound on' : ''}.`;
}
