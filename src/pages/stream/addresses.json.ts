import { listStreamEntries } from '@/collections/stream';
import { sitePath } from '@/config/site';
import { entryAddresses } from '@/features/stream/stream-views';

/** Which page each entry is on now, for a link made when it was on another. */
export async function GET(): Promise<Response> {
  const addresses = entryAddresses(await listStreamEntries());
  return Response.json(
    Object.fromEntries([...addresses].map(([id, path]) => [id, sitePath(path)])),
  );
}
