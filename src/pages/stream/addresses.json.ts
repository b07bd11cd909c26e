import { listStreamEntries } from '@/collections/stream';
import { entryAddresses } from '@/features/stream/stream-views';

/** Which page each entry is on now, for a link made when it was on another. */
export async function GET(): Promise<Response> {
  return Response.json(Object.fromEntries(entryAddresses(await listStreamEntries())));
}
