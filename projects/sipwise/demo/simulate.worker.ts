import { serveJob } from '@/stage/serve-job';

import { simulateInChunks } from './simulate';

serveJob(simulateInChunks, ({ byYear }) => byYear.map(({ buffer }) => buffer));
