import { globSync } from 'node:fs';
import { basename } from 'node:path';

/** The figures of a project's folder that its text shows, by name. */
export function figuresIn(slug: string, body: string): string[] {
  return globSync(`projects/${slug}/figures/*.tsx`)
    .map((file) => basename(file, '.tsx'))
    .filter((name) => new RegExp(`^<${name} />$`, 'm').test(body));
}

/** Whether a text shows a decision as a card, and does not tell it in words of its own. */
export function hasCard(body: string, number: number): boolean {
  return new RegExp(`^<Decisions />$|^<Decision n=\\{${number}\\} />$`, 'm').test(body);
}
