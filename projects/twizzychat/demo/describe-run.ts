import { settings } from './settings';

/** What waits behind Play: "9 s of tunnel, 33 of 100 packets lost." */
export function describeRun(query: URLSearchParams): string | undefined {
  if (!settings.isNamedIn(query)) return undefined;
  const { tunnel, replies, loss, double, late } = settings.parse(query).values;
  const parts = [
    tunnel > 0 && `${tunnel} s of tunnel`,
    replies > 0 && `${replies} lost ${replies === 1 ? 'reply' : 'replies'}`,
    loss > 0 && `${loss} of 100 packets lost`,
    double > 0 && `${double} of 100 doubled`,
    late > 0 && `${late} of 100 held up`,
  ].filter((part) => part !== false);
  return `${parts.length > 0 ? parts.join(', ') : 'nothing goes wrong'}.`;
}
