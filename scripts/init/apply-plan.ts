import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

import { newProject } from '../new/new-project.ts';
import { writeVariables } from '../shared/env-file.ts';
import { git } from '../shared/git.ts';
import type { Plan } from './make-plan.ts';

/** Changes the files. What was there is in git. */
export async function applyPlan(plan: Plan): Promise<void> {
  for (const path of plan.removes) await rm(path, { recursive: true });
  for (const [file, text] of plan.writes) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  if (plan.starter !== undefined) await newProject(plan.starter);
  if (Object.keys(plan.variables).length > 0) writeVariables(plan.variables);
  if (plan.upstream !== undefined) git('remote', 'add', 'upstream', plan.upstream);
}
