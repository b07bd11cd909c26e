import { serveJob } from '@/stage/serve-job';

import { crackAll } from './seals';

serveJob(crackAll);
