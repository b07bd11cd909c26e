import { existsSync, readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Dialogue } from '../shared/ask.ts';
import { readUsualAnswers } from './usual-answers.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** An answer to every question, by its key; an empty list is no answer. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** What separates the values of a list that is typed: the commas of Latin, Arabic and Chinese keyboards. */
const COMMAS = /[,،，、]/;

/** Answers that a file holds, by the keys of the questions. */
export interface StoredAnswers {
  file: string;
  stored: Record<string, unknown>;
}

/**
 * The answers by flags, then by files in their order, then by the person, then what the files of the site say. Nobody is asked without a
 * dialogue. Throws for an answer that cannot be used.
 */
export async function collectAnswers(
  flags: Readonly<Record<string, unknown>>,
  files: readonly StoredAnswers[],
  dialogue: Dialogue | undefined,
): Promise<Answers> {
  const offer = readUsualAnswers({ isAsking: dialogue !== undefined });
  const answers = new Map<string, readonly string[]>();
  for (const question of QUESTIONS) {
    const { key } = question;
    const from = files.find(({ stored }) => toList(stored[key]));
    const given = toList(flags[key]) ?? toList(from?.stored[key]);
    const where = flags[key] === undefined ? `${from?.file ?? ''}: ${key}` : `--${key}`;
    const offered = offer(key, answers);
    if (given) answers.set(key, check(question, given, where));
    else answers.set(key, dialogue ? await askFor(question, offered, dialogue) : offered);
  }
  return answers;
}

async function askFor(
  question: Question,
  offered: readonly string[],
  dialogue: Dialogue,
): Promise<readonly string[]> {
  const { meaning, isList = false, isOptional = false } = question;
  const toValues = (typed: string) => (isList ? typed.split(COMMAS) : [typed]);
  const hint = offered.length > 0 ? offered.join(', ') : isOptional ? 'none' : undefined;
  const typed = await dialogue.ask({
    message: `${upperFirst(meaning)}${isList ? ', separated by commas' : ''}`,
    ...(hint !== undefined && { usual: hint }),
    check: (answer) => {
      try {
        check(question, toValues(answer), 'That');
        return undefined;
      } catch (error) {
        return error instanceof Error ? error.message : String(error);
      }
    },
  });
  return typed === hint ? offered : check(question, toValues(typed), 'That');
}

function check(
  { schema, isOptional = false, least = 0 }: Question,
  values: readonly string[],
  where: string,
): string[] {
  // One line each, as they would be typed.
  const filled = values.map((value) => value.trim().replace(/\s+/g, ' ')).filter(Boolean);
  if (isOptional && filled.length === 1 && filled[0]?.toLowerCase() === 'none') return [];
  if (filled.length === 0 && !isOptional) throw new Error(`${where} is empty. Write something.`);
  if (filled.length > 0 && filled.length < least)
    throw new Error(`${where} has ${filled.length} entries. Write at least ${least}, or none.`);
  return filled.map((value) => {
    const { success, data, error } = schema.safeParse(value);
    if (success) return data;
    throw new Error(`${where} is "${value}". ${error.issues[0]?.message ?? ''}`);
  });
}

/** Reads a file of answers. Throws a sentence when it is none. */
export function readAnswers(file: string): StoredAnswers {
  if (!existsSync(file)) throw new Error(`${file} does not exist. Name a file with --answers.`);
  const stored: unknown = parse(readFileSync(file, 'utf8'));
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored))
    throw new Error(`${file} has no answers. Write lines such as "name: Ada Example".`);
  const known = QUESTIONS.map(({ key }) => key);
  const unknown = Object.keys(stored).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Error(
      `${file}: ${unknown.join(', ')} is no question. The questions are ${known.join(', ')}.`,
    );
  return { file, stored: { ...stored } };
}

/** YAML reads yes as true, and a single value may stand for a list. */
function toList(value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
