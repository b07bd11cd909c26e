import { listMissingPages } from '@/collections/missing-pages';
import { listProjects } from '@/collections/projects';
import { sitePath } from '@/config/site';
import { listDestinations } from '@/features/palette/destinations';

export async function GET(): Promise<Response> {
  const destinations = listDestinations(await listProjects(), await listMissingPages());
  return Response.json(destinations.map((page) => ({ ...page, path: sitePath(page.path) })));
}
