import { loadProfile } from '@/collections/profile';
import { toManifest } from '@/features/discovery/to-manifest';

export async function GET(): Promise<Response> {
  return Response.json(toManifest(await loadProfile()));
}
