import { loadProfile } from '@/collections/profile';
import { listProjects } from '@/collections/projects';
import { drawCvPdf } from '@/features/cv/cv-pdf.server';
import { toCv } from '@/features/cv/to-cv';

export async function GET(): Promise<Response> {
  const pdf = await drawCvPdf(toCv(await loadProfile(), await listProjects()));
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
}
