import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';

import { receiptsSchema, type Receipts } from '../../src/collections/receipts.schema.ts';

type Mutations = NonNullable<Receipts['mutations']>['figures'];

const VERDICTS = '.cache/mutations.json';

/** Breaks a copy of the site in every way of tests/breakages.ts and reads which of them a test noticed. */
export function breakSite(): Mutations {
  rmSync(VERDICTS, { force: true });
  spawnSync(process.execPath, ['tests/break-it.ts'], { stdio: 'inherit' });
  const verdicts: unknown = JSON.parse(readFileSync(VERDICTS, 'utf8'));
  return receiptsSchema.shape.mutations.unwrap().shape.figures.parse(verdicts);
}
