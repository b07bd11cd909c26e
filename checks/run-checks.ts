import { checkAddress } from './address.ts';
import { checkComments } from './comments.ts';
import { readContent, type Site } from './content.ts';
import { checkDates } from './dates.ts';
import { checkExif } from './exif.ts';
import { inReadingOrder, type Finding } from './finding.ts';
import { checkLetters } from './letters.ts';
import { checkAddressees, checkLinks } from './links.ts';
import { checkLists } from './lists.ts';
import { checkMusic } from './music.ts';
import { checkPictures, checkPixels } from './pictures.ts';
import { checkProfile } from './profile.ts';
import { checkParts, checkProjects } from './projects.ts';
import { checkInstructions, checkSamples } from './samples.ts';
import { checkReferences } from './references.ts';
import { checkRecordings, checkStream } from './stream.ts';
import { checkTags, checkUnusedTags } from './tags.ts';
import { checkTexts } from './texts.ts';

/** What may stop a build, or leaves a gap in the site that it makes. */
const OF_A_BUILD = [
  checkProfile,
  checkLists,
  checkTags,
  checkProjects,
  checkStream,
  checkTexts,
  checkComments,
  checkLinks,
  checkReferences,
  checkLetters,
  checkPixels,
  checkExif,
];

/** What does not matter to a build, but before others see the site. */
const OF_THE_OWNER = [
  checkAddress,
  checkAddressees,
  checkDates,
  checkMusic,
  checkPictures,
  checkRecordings,
  checkUnusedTags,
];

interface OwnerOptions {
  /** What is left of the sample portfolio is no finding. */
  keepsSamples: boolean;
  /** Sentences that commands write for the owner to replace. */
  instructions: ReadonlySet<string>;
}

/** What a build has to say about the content below a folder, file by file. A fatal finding stops it. */
export async function checkForBuild(root = '.'): Promise<Finding[]> {
  const content = readContent(root);
  const found = await Promise.all(OF_A_BUILD.map(async (check) => check(content)));
  return inReadingOrder([...content.unreadable, ...found.flat()]);
}

/** Everything the owner should change, file by file, as far as it can be told without the network. */
export async function checkForOwner(site: Site, options: OwnerOptions): Promise<Finding[]> {
  const found = await Promise.all(
    [...OF_A_BUILD, ...OF_THE_OWNER].map(async (check) => check(site)),
  );
  return inReadingOrder([
    ...site.unreadable,
    ...found.flat(),
    ...checkParts(site, options.keepsSamples),
    ...checkInstructions(site, options.instructions),
    ...(options.keepsSamples ? [] : checkSamples(site)),
  ]);
}
