import { serveJob } from '@/stage/serve-job';

import { trainAmountModel } from './amount-model';

serveJob(train);

/** One step: it takes a fraction of a second. */
function* train() {
  yield 0;
  return trainAmountModel();
}
