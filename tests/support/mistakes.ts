import { expect, test } from 'vitest';

import { readSite } from '../../checks/content';
import { describeFinding, type Finding } from '../../checks/finding';
import { checkForOwner } from '../../checks/run-checks';
import { listInstructions } from '../../scripts/new/instructions';
import { createScratchContent, type ScratchContent } from './scratch-content';

export const ALPHA = 'projects/alpha/alpha.mdx';
export const BETA = 'projects/beta/beta.mdx';
export const PROFILE = 'content/profile.yaml';
export const GROUPS = 'content/groups.yaml';
export const TAGS = 'content/tags.yaml';
export const ENTRIES = 'content/stream/entries.yaml';

/** The line of the first words that `adding` adds to Alpha. */
export const ADDED = `${ALPHA}:29`;

/** A mistake in tests/fixtures/content, and how the checks must name it. */
interface Mistake {
  mistake: string;
  make: (content: ScratchContent) => void | Promise<void>;
  /** The file with its line; without one where the file as a whole is meant. */
  at: string;
  /** Unset: the mistake is in a text, or the file as a whole is meant. */
  field?: string;
  /** Words of the problem and of the fix. */
  says: string | string[];
  /** A build survives it. There must be no other finding then. */
  isAdvice?: true;
}

/** Tests that each mistake is named with file, line, field and fix, and that only fatal ones stop a build. */
export function testMistakes(mistakes: Mistake[]): void {
  test.each(mistakes)('$mistake is named with file, line, field and fix', async (expected) => {
    using content = createScratchContent();
    await expected.make(content);
    const found = await findAll(content.root);
    const messages = found.map(describeFinding).join('\n') || 'nothing was found';
    const named = found.find((finding) => isNamed(finding, expected));
    expect(named, messages).toBeDefined();
    expect(named?.isFatal).toBe(expected.isAdvice === undefined);
    if (expected.isAdvice) expect(found, messages).toHaveLength(1);
  });
}

function isNamed(finding: Finding, { at, field, says }: Mistake): boolean {
  return (
    `${describeFinding(finding)}:`.startsWith(`${at}:`) &&
    finding.field === field &&
    [says].flat().every((words) => finding.message.includes(words))
  );
}

/** Everything that `npm run doctor` finds in a folder, on a day after all dates of the fixture. */
export function findAll(
  root: string,
  environment: Record<string, string> = { SITE_URL: 'https://ada.dev' },
): Promise<Finding[]> {
  const site = { ...readSite(root, environment), now: new Date('2026-11-01') };
  return checkForOwner(site, { keepsSamples: false, instructions: listInstructions() });
}

/** A mistake that replaces a part of a file. */
export function replacing(file: string, from: string | RegExp, to: string) {
  return (content: ScratchContent) => content.replace(file, from, to);
}

/** A mistake that adds a paragraph to a text. */
export function adding(file: string, text: string) {
  return replacing(file, /$(?![\s\S])/, `\n${text}\n`);
}
