import { formatDay } from './format-date';

/** `2026-10-18T20:15:00+05:30` as `18 Oct 2026, 20:15 UTC+05:30`: the moment as its author wrote it. */
export function formatMoment(date: string): string {
  const [day = '', time = ''] = date.split('T');
  const offset = /[+-]\d\d:\d\d$/.exec(time)?.[0] ?? '';
  return `${formatDay(day)}, ${time.slice(0, 5)} UTC${offset}`;
}
