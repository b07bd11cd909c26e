import { settings, WORKERS } from './settings';

/** What waits behind Play. */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { seconds, workers, way, byte, lock } = settings.parse(query).values;
  const sealed = `${seconds} seconds`;
  if (lock === 'date') return `a date ${sealed} away, and no lock.`;
  if (way === 'race') return `one, two and four workers at ${sealed}.`;
  if (byte > 0) return `${sealed}, and one byte changed.`;
  const crew = WORKERS.say(workers);
  return way === 'guess' ? `${crew} guess at ${sealed}.` : `${crew} at ${sealed}.`;
}
