import { serveJob } from '@/stage/serve-job';

import { learn } from './learn';
import type { Lesson } from './learn';

serveJob(work);

/** One step: it takes a fraction of a second. */
function* work(lessons: readonly Lesson[]) {
  yield 0;
  return learn(lessons);
}
