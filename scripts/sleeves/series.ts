import { sleeve as audioVisualizer } from './audio-visualizer.ts';
import { sleeve as auditrix } from './auditrix.ts';
import { sleeve as fairbnb } from './fairbnb.ts';
import { sleeve as imaginix } from './imaginix.ts';
import { sleeve as oldportfolio } from './oldportfolio.ts';
import { sleeve as pkmb } from './pkmb.ts';
import { sleeve as portfolio } from './portfolio.ts';
import { sleeve as prakruti } from './prakruti.ts';
import { sleeve as silkroad } from './silkroad.ts';
import { sleeve as sipwise } from './sipwise.ts';
import type { Sleeve } from './sleeve.ts';
import { sleeve as smartwhalesai } from './smartwhalesai.ts';
import { sleeve as timecapsule } from './timecapsule.ts';
import { sleeve as toxicityDetector } from './toxicity-detector.ts';
import { sleeve as twizzychat } from './twizzychat.ts';
import { sleeve as zencare } from './zencare.ts';

/** Every sleeve by the slug of its project, in the order of the tracks. */
export const series: ReadonlyMap<string, Sleeve> = new Map([
  ['audio-visualizer', audioVisualizer],
  ['auditrix', auditrix],
  ['fairbnb', fairbnb],
  ['imaginix', imaginix],
  ['oldportfolio', oldportfolio],
  ['pkmb', pkmb],
  ['portfolio', portfolio],
  ['prakruti', prakruti],
  ['silkroad', silkroad],
  ['sipwise', sipwise],
  ['smartwhalesai', smartwhalesai],
  ['timecapsule', timecapsule],
  ['toxicity-detector', toxicityDetector],
  ['twizzychat', twizzychat],
  ['zencare', zencare],
]);

/** The sleeves with these slugs, or all of them when none is named; throws at a slug that has no sleeve. */
export function requireSleeves(slugs: string[]): [string, Sleeve][] {
  if (slugs.length === 0) return [...series];
  return slugs.map((slug) => {
    const sleeve = series.get(slug);
    if (sleeve !== undefined) return [slug, sleeve];
    throw new Error(`No sleeve is called ${slug}. There are: ${[...series.keys()].join(', ')}.`);
  });
}
