import { learn } from './learn';

/** The model as it is before anything is taught, for what is drawn and checked at build time. The page trains its own. */
export const LEARNED = learn([]);
