import type { Mistake } from '../../tooling/content/mistake.ts';
import { checkAddress } from './checks/address.ts';
import { checkAudio } from './checks/audio.ts';
import { checkDates } from './checks/dates.ts';
import { checkDisk } from './checks/disk.ts';
import { checkLetters } from './checks/letters.ts';
import { checkLinks } from './checks/links.ts';
import { checkMachine } from './checks/machine.ts';
import { checkMusic } from './checks/music.ts';
import { checkPictures } from './checks/pictures.ts';
import { checkPolicy } from './checks/policy.ts';
import { checkSamples } from './checks/samples.ts';
import { checkScaffold } from './checks/scaffold.ts';
import { checkTags } from './checks/tags.ts';
import { inReadingOrder, type Finding } from './finding.ts';
import type { Site } from './site.ts';

/** Every check beyond those of a build that needs no network. Each is a pure function of what was read. */
const CHECKS = [
  checkAddress,
  checkAudio,
  checkDates,
  checkDisk,
  checkLetters,
  checkLinks,
  checkMachine,
  checkMusic,
  checkPictures,
  checkPolicy,
  checkScaffold,
  checkTags,
];

/**
 * What the owner should change, file by file. Where a check and the build report the same field, the check's sentence is kept.
 * `keepsSamples`: what is left of the sample portfolio is no finding.
 */
export function examine(site: Site, { keepsSamples }: { keepsSamples: boolean }): Finding[] {
  const checks = keepsSamples ? CHECKS : [...CHECKS, checkSamples];
  const findings = checks.flatMap((check) => check(site));
  const mistakes = site.mistakes
    .map(toFinding)
    .filter((mistake) => !findings.some((finding) => isSamePlace(finding, mistake)));
  return inReadingOrder([...findings, ...mistakes]);
}

function toFinding({ file, line, field, fix }: Mistake): Finding {
  const part = file.endsWith('.mdx') && line !== undefined ? 'text' : 'file';
  return { file, line, field: field ?? part, fix };
}

/** The build writes `socialLinks 1, href` for what is `socialLinks[0].href` here, so the last name is compared. */
function isSamePlace(a: Finding, b: Finding): boolean {
  const nameOf = ({ field }: Finding) => field.match(/[a-z]+/gi)?.at(-1);
  return a.file === b.file && a.line === b.line && nameOf(a) === nameOf(b);
}
