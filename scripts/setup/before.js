// Runs before the commands that a newcomer may try first (`predev`, `preinit` and others in package.json), on Node 20 and
// before anything is installed.
import { ensureInstall } from './install.js';

ensureInstall();
