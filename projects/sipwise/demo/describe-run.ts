import { formatRupees } from './format-rupees';
import { settings, YEARS } from './settings';

/** What waits behind Play: "5,00,000 in 10 years." */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { goal, years } = settings.parse(query).values;
  return `${formatRupees(goal)} in ${YEARS.say(years)}.`;
}
