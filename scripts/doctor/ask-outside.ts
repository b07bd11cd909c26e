import type { Site } from '../../checks/content.ts';
import type { Finding } from '../../checks/finding.ts';
import { isWorthAsking } from '../../checks/link-problem.ts';
import { listLinks } from '../../checks/links.ts';
import { readMusicSettings } from '../../src/features/music/sources/settings.ts';
import { askMusic } from '../music/try-music.ts';

const AT_ONCE = 6;
const TIMEOUT_MS = 15_000;

/** Statuses that mean gone. Others, such as 403 or 429, often mean only that a robot asked. */
const GONE = [404, 410];
const SERVER_ERROR = 500;
/** What LinkedIn answers to robots. */
const NO_ROBOTS = 999;

/** What only the network can tell: whether links to other sites live, and whether the music source answers. */
export async function askOutside(site: Site): Promise<Finding[]> {
  const links = listLinks(site).filter(({ url }) => isWorthAsking(url));
  const complaints = await askAll(new Set(links.map(({ url }) => url)));
  const dead = links.flatMap(({ file, line, field, url }) => {
    const complaint = complaints.get(url);
    if (complaint === undefined) return [];
    const message = `${url} ${complaint}. Correct the link, or remove it.`;
    return [{ file, line, field, message, isFatal: false }];
  });
  return [...dead, ...(await checkSource(site))];
}

/** Asks a few addresses at a time. The result has an entry for every address that is dead. */
async function askAll(addresses: Iterable<string>): Promise<Map<string, string>> {
  const complaints = new Map<string, string>();
  const queue = [...addresses].values();
  const worker = async () => {
    for (const address of queue) {
      const complaint = await ask(address);
      if (complaint !== undefined) complaints.set(address, complaint);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return complaints;
}

async function ask(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'User-Agent': 'press-play-doctor' },
    });
    await response.body?.cancel();
    const { status } = response;
    const isGone = GONE.includes(status) || (status >= SERVER_ERROR && status !== NO_ROBOTS);
    return isGone ? `answers ${status}` : undefined;
  } catch (error) {
    return `cannot be reached (${toReason(error)})`;
  }
}

function toReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it did not answer in time';
  const cause = error.cause instanceof Error ? error.cause : error;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

async function checkSource({ variable }: Site): Promise<Finding[]> {
  const { source } = readMusicSettings(variable);
  // Incomplete settings are a finding of checks/music.ts.
  if (source === 'embedded' || source === 'unusable') return [];
  try {
    await askMusic(variable);
    return [];
  } catch (error) {
    const reason = toReason(error).replace(/\.$/, '');
    const message = `${source} does not answer: ${reason}. Run "npm run music:check", then "npm run music:connect".`;
    return [{ file: '.env', field: 'MUSIC_SOURCE', message, isFatal: false }];
  }
}
