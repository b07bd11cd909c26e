import { loadProfile } from '@/collections/profile';
import { listProjects } from '@/collections/projects';
import { toCv } from '@/features/cv/to-cv';
import { toJsonResume } from '@/features/cv/to-json-resume';

export async function GET(): Promise<Response> {
  return Response.json(toJsonResume(toCv(await loadProfile(), await listProjects())));
}
