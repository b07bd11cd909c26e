import { settings } from './settings';

/** What waits behind Play: "10 toxic in 1,000 comments." */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { toxic, taught } = settings.parse(query).values;
  const lessons = taught.length === 1 ? 'one taught sentence' : `${taught.length} taught sentences`;
  return `${toxic} toxic in 1,000 comments${taught.length > 0 ? `, and ${lessons}` : ''}.`;
}
