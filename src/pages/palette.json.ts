import { listProjects } from '@/collections/projects';
import { listDestinations } from '@/features/palette/destinations';

export async function GET(): Promise<Response> {
  return Response.json(listDestinations(await listProjects()));
}
