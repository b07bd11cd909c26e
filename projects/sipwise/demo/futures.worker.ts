import { serveJob } from '@/stage/serve-job';

import { drawFutures } from './futures';
import type { FuturesRequest } from './futures';

serveJob(draw, ({ ends }) => [ends.buffer]);

/** One step: it takes a fraction of a second. */
function* draw(request: FuturesRequest) {
  yield 0;
  return drawFutures(request);
}
