import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { createScratchSite, type ScratchSite } from './scratch-site';

const FIXTURE = 'tests/fixtures/content';

/** A scratch site whose content is a small portfolio of somebody else, who has measured nothing yet. */
export async function createOwnSite(): Promise<ScratchSite> {
  const site = await createScratchSite();
  for (const folder of ['content', 'projects']) {
    await rm(join(site.root, folder), { recursive: true });
    await cp(join(FIXTURE, folder), join(site.root, folder), { recursive: true });
  }
  await rm(join(site.root, 'bench/results.json'), { force: true });
  return site;
}
