/** The URL fragment of an entry, such as `audio-20261018-1445` (UTC); undefined when its date is unreadable. */
export function streamEntryId({
  type,
  date,
}: {
  type?: unknown;
  date?: unknown;
}): string | undefined {
  if (typeof type !== 'string' || typeof date !== 'string') return undefined;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return undefined;
  const [day = '', time = ''] = moment.toISOString().split('T');
  return `${type}-${day.replaceAll('-', '')}-${time.slice(0, 5).replace(':', '')}`;
}
