import { Agent, get } from 'node:http';
import { createHistogram } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** What became of the requests of all visitors. */
export interface Visits {
  requests: number;
  /** Milliseconds until the whole answer was there. */
  p50: number;
  p99: number;
  /** Answers of 500 and more. */
  refused: number;
  /** Requests without any answer: refused or broken connections, and nothing within ten seconds. */
  lost: number;
}

interface Load {
  url: string;
  /** Asked for in turn. */
  paths: readonly string[];
  visitors: number;
  seconds: number;
}

const PATIENCE_MS = 10_000;
/** Without it, a visitor who cannot connect would ask ten thousand times a second. */
const PAUSE_AFTER_LOSS_MS = 100;
const US_PER_MS = 1_000;

/**
 * Visitors with one connection each, who ask for the next page as soon as they have one. All of them connect before the load
 * begins: a server takes one new connection at a time between the requests of the others, so the last of them would wait for long.
 */
export async function visitFor({ url, paths, visitors, seconds }: Load): Promise<Visits> {
  const latencies = createHistogram();
  const counts = { requests: 0, refused: 0, lost: 0 };
  const agents = Array.from(
    { length: visitors },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  await Promise.all(agents.map((agent) => ask(url, agent)));
  const until = performance.now() + seconds * 1_000;
  const visit = async (agent: Agent, visitor: number) => {
    for (let turn = visitor; performance.now() < until; turn += 1) {
      const askedAt = performance.now();
      const status = await ask(url + (paths[turn % paths.length] ?? ''), agent);
      counts.requests += 1;
      if (status === undefined) {
        counts.lost += 1;
        await pause(PAUSE_AFTER_LOSS_MS);
        continue;
      }
      if (status >= 500) counts.refused += 1;
      latencies.record(Math.max(1, Math.round((performance.now() - askedAt) * US_PER_MS)));
    }
    agent.destroy();
  };
  await Promise.all(agents.map(visit));
  const percentile = (rank: number) => Math.round(latencies.percentile(rank) / US_PER_MS);
  return { ...counts, p50: percentile(50), p99: percentile(99) };
}

/**
 * The status of an answer that arrived whole; undefined when none did. As in browsers, a request on a kept connection that the
 * server has just closed is sent once more on a new one.
 */
function ask(address: string, agent: Agent, isRepeated = false): Promise<number | undefined> {
  return new Promise((resolve) => {
    const request = get(address, { agent, timeout: PATIENCE_MS }, (answer) => {
      answer
        .on('end', () => resolve(answer.complete ? answer.statusCode : undefined))
        .on('error', () => resolve(undefined))
        .resume();
    });
    request.on('timeout', () => request.destroy());
    request.on('error', (error) => {
      const wasClosed = request.reusedSocket && 'code' in error && error.code === 'ECONNRESET';
      resolve(wasClosed && !isRepeated ? ask(address, agent, true) : undefined);
    });
  });
}
