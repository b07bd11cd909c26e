import { serveJob } from '@/demos/kit/serve-job';

import { simulateInChunks } from './simulate';

serveJob(simulateInChunks, ({ byYear }) => byYear.map(({ buffer }) => buffer));
