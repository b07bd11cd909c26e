import { checkAddress } from './checks/address.ts';
import { checkAudio } from './checks/audio.ts';
import { checkDates } from './checks/dates.ts';
import { checkDisk } from './checks/disk.ts';
import { checkLetters } from './checks/letters.ts';
import { checkLinks } from './checks/links.ts';
import { checkMachine } from './checks/machine.ts';
import { checkMusic } from './checks/music.ts';
import { checkNames } from './checks/names.ts';
import { checkPictures } from './checks/pictures.ts';
import { checkPolicy } from './checks/policy.ts';
import { checkSamples } from './checks/samples.ts';
import { checkScaffold } from './checks/scaffold.ts';
import { checkTags } from './checks/tags.ts';
import { inReadingOrder, type Finding } from './finding.ts';
import type { Site } from './site.ts';

/** Every check that needs no network. Each is a pure function of what was read. */
const CHECKS = [
  checkAddress,
  checkAudio,
  checkDates,
  checkDisk,
  checkLetters,
  checkLinks,
  checkMachine,
  checkMusic,
  checkNames,
  checkPictures,
  checkPolicy,
  checkScaffold,
  checkTags,
];

/** What the owner should change, file by file. `keepsSamples`: what is left of the sample portfolio is no finding. */
export function examine(site: Site, { keepsSamples }: { keepsSamples: boolean }): Finding[] {
  const checks = keepsSamples ? CHECKS : [...CHECKS, checkSamples];
  return inReadingOrder([...site.unreadable, ...checks.flatMap((check) => check(site))]);
}
