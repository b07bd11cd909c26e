// `npm start`: installs, builds and serves, each only when it is out of date. Runs on Node 20 before anything is installed,
// so it is plain JavaScript without dependencies.
import './setup/end-with-parent.js';

import { ensureBuild } from './setup/build.js';
import { ensureInstall } from './setup/install.js';
import { runInPlace } from './setup/run.js';

ensureInstall();
ensureBuild();
runInPlace('npm', ['run', '--silent', 'serve']);
