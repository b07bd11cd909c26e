import { useState } from 'react';

import type { Shot } from './shot';
import { announce } from './words';

/** Numbers that change all the time are spoken at most this often. */
const EVERY_S = 4;

/** The tally for screen readers: now and then, at rest, and when another approach or run is shown. */
export function useAnnouncement(shot: Shot): string {
  const [said, setSaid] = useState(shot);
  const isDue =
    shot.now - said.now >= EVERY_S ||
    shot.now < said.now ||
    shot.approach !== said.approach ||
    (shot.isAtRest && !said.isAtRest);
  if (isDue) setSaid(shot);
  return announce(isDue ? shot : said);
}
