import type { z } from 'astro/zod';

import type { Receipts } from '../../src/collections/receipts.schema.ts';
import { costOf, type Month, type pricesSchema } from './costs.ts';
import { POLL_SECONDS, sumUp, type Day, type Slot } from './simulate.ts';

interface Figures {
  receipts: Receipts;
  visit: NonNullable<Receipts['weights']>['figures']['visit'];
  day: Day;
  slots: readonly Slot[];
  prices: z.infer<typeof pricesSchema>;
}

const DAYS_PER_MONTH = 30;
const GIGABIT_BYTES = 1e9 / 8;
const SIZES = [10_000, 1_000_000, 100_000_000];

/** The generated parts of docs/scaling.md by name, in Markdown. */
export function describeScale(figures: Figures): Record<string, string> {
  return {
    visit: describeVisit(figures),
    machine: describeMachine(figures),
    day: describeDay(figures),
    costs: describeCosts(figures),
    faults: describeFaults(figures.receipts),
  };
}

/** Replaces what stands between `<!-- figures: name -->` and `<!-- end -->`. Throws when a block or its text is missing. */
export function fillBlocks(document: string, blocks: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(blocks));
  const filled = document.replace(
    /(<!-- figures: ([\w-]+) -->\n).*?(<!-- end -->)/gs,
    (_, start: string, name: string, end: string) => {
      const text = blocks[name];
      if (text === undefined)
        throw new Error(`docs/scaling.md has a block "${name}" that nothing fills. Remove it.`);
      unused.delete(name);
      return `${start}\n${text}\n\n${end}`;
    },
  );
  if (unused.size > 0)
    throw new Error(
      `docs/scaling.md lacks "<!-- figures: ${[...unused].join(', ')} -->" and "<!-- end -->" after it.`,
    );
  return filled;
}

function describeVisit({ receipts, visit, day }: Figures): string {
  const polls = day.staySeconds / POLL_SECONDS;
  const { requests, bytes } = perVisit(visit, day);
  return [
    `A visit is ${visit.steps.map((step) => `\`${step}\``).join(', ')} in one browser (\`npm run receipts -- weights\`${stamp(receipts.weights)}).`,
    '',
    table(
      ['', 'requests', 'KB'],
      ['the pages and the demo, measured', say(visit.requests), kb(visit.bytes)],
      [
        `the music widget, ${say(day.staySeconds)} s on home: ${say(day.staySeconds)} ÷ ${say(POLL_SECONDS)} × ${say(visit.pollBytes)} bytes`,
        say(polls),
        kb(polls * visit.pollBytes),
      ],
      ['together', say(requests), kb(bytes)],
    ),
  ].join('\n');
}

function describeMachine({ receipts, visit, day }: Figures): string {
  const { bytes, requests } = perVisit(visit, day);
  const byLine = GIGABIT_BYTES / bytes;
  const line = `A line of 1 Gbit/s carries 125,000,000 ÷ ${say(bytes)} = ${say(byLine)} visits a second, ${millions(byLine * 86_400)} a day if they came evenly.`;
  const server = receipts.server?.figures.rows.filter(({ server: name }) => name === 'this site');
  const slowest = Math.min(...(server ?? []).map(({ perSecond }) => perSecond));
  if (!server || !Number.isFinite(slowest))
    return `${line}\n\nWhat the processor carries is not measured yet: \`npm run receipts -- server\`.`;
  const asset = server.find(({ subject }) => subject === 'asset')?.perSecond ?? slowest;
  return [
    line,
    '',
    `The process answers ${server.map(({ subject, perSecond }) => `${say(perSecond)} requests a second for ${subject === 'page' ? 'a page' : `an ${subject}`}`).join(', ')}${stamp(receipts.server)}; the load comes from the same machine. Nearly all requests of a visit are assets: ${say(asset)} ÷ ${say(requests)} = ${say(asset / requests)} visits a second.`,
  ].join('\n');
}

function describeDay({ day, slots }: Figures): string {
  const row = (name: string, key: keyof Slot) => {
    const { total, peak } = sumUp(slots, key);
    return [name, millions(total), say(peak)];
  };
  return [
    `Assumed: ${millions(day.visits)} visits, ${say(day.locations)} locations of different size in all time zones, a spike of ${say(day.spike)} times the usual rate at ${day.spikeAtHour} h that halves every 90 minutes, ${say(day.writeUps)} write-ups of which everybody reads one. Measured: ${say(day.requestsPerVisit)} requests a visit. Seed ${day.seed}; \`node bench/scale.ts\` draws the same day again.`,
    '',
    table(
      ['', 'in the day', 'a second, in the busiest ten minutes'],
      row('visits', 'visits'),
      row('requests at the edges', 'edge'),
      row('requests to the origin, headers as they are sent', 'originAsSent'),
      row(`requests to the origin, pages held for ${say(day.pageSeconds)} s`, 'originHeld'),
      row('questions to the music source, one process', 'upstreamOneProcess'),
      row('questions to the music source, Workers', 'upstreamPerLocation'),
    ),
  ].join('\n');
}

function describeCosts({ visit, day, prices }: Figures): string {
  const { requests, bytes } = perVisit(visit, day);
  const months = SIZES.map((visits): Month & { visits: number } => ({
    visits,
    requests: visits * DAYS_PER_MONTH * requests,
    gigabytes: (visits * DAYS_PER_MONTH * bytes) / 1e9,
  }));
  const sources = prices.lists.map(({ name, source }) => `${name}: ${source}`).join('; ');
  return [
    `Assumptions, as read on ${prices.readOn} (\`bench/prices.json\`): ${sources}. US dollars a month of 30 days, without tax; an origin, its line and a domain are not in it.`,
    '',
    table(
      ['visits a day', 'requests', 'GB', ...prices.lists.map(({ name }) => name)],
      ...months.map((month) => [
        millions(month.visits),
        millions(month.requests),
        say(month.gigabytes),
        ...prices.lists.map((list) => dollars(costOf(month, list).totalUsd)),
      ]),
    ),
    '',
    ...prices.lists.flatMap((list) => {
      const month = months.at(-1) ?? { requests: 0, gigabytes: 0, visits: 0 };
      const bill = costOf(month, list);
      return [
        `- **${list.name}, ${millions(month.visits)} visits a day.** Requests: (${millions(month.requests)} − ${millions(list.includedRequests)}) × $${list.usdPerMillionRequests} a million = ${dollars(bill.requestsUsd)}. ` +
          (list.cpuMsPerRequest > 0
            ? `Processor: (${millions(month.requests)} × ${list.cpuMsPerRequest} ms − ${millions(list.includedCpuMs)}) × $${list.usdPerMillionCpuMs} a million = ${dollars(bill.cpuUsd)}. `
            : '') +
          (list.transfer.length > 0
            ? `Transfer: ${say(month.gigabytes)} GB − ${say(list.includedGb)}, in steps from $${list.transfer[0]?.usdPerGb} to $${list.transfer.at(-1)?.usdPerGb} a GB = ${dollars(bill.transferUsd)}. `
            : 'Transfer: free. ') +
          `With the base of ${dollars(bill.baseUsd)}: ${dollars(bill.totalUsd)}.`,
      ];
    }),
  ].join('\n');
}

function describeFaults({ faults }: Receipts): string {
  if (!faults) return 'Not measured yet: `npm run receipts -- faults`.';
  const { visitors, seconds, rows } = faults.figures;
  return [
    `${say(visitors)} visitors with one kept connection each, ${say(seconds)} s for every line, server and visitors on one machine (\`npm run receipts -- faults\`${stamp(faults)}). Milliseconds. Refused: answers of 500 and more, such as those of the music endpoints without a source. Lost: no whole answer within ten seconds. The edge is a Worker in wrangler on the same machine, which is slower than where Workers run.`,
    '',
    table(
      ['engine', 'fault', 'requests', 'p50', 'p99', 'refused', 'lost'],
      ...rows.map(({ engine, fault, requests, p50, p99, refused, lost }) => [
        engine,
        fault,
        ...[requests, p50, p99, refused, lost].map(say),
      ]),
    ),
  ].join('\n');
}

/** With the music widget, which goes on asking. */
function perVisit(visit: Figures['visit'], day: Day): { requests: number; bytes: number } {
  const polls = day.staySeconds / POLL_SECONDS;
  return { requests: visit.requests + polls, bytes: visit.bytes + polls * visit.pollBytes };
}

function stamp(part: Receipts[keyof Receipts]): string {
  return part
    ? `, at ${part.commit.slice(0, 7)} on ${part.measuredAt.slice(0, 10)}, ${part.machine}`
    : '';
}

function table(...rows: string[][]): string {
  const [head = [], ...body] = rows;
  return [head, head.map(() => '---'), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function say(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 100 ? 2 : 0 });
}

function kb(bytes: number): string {
  return (bytes / 1_000).toFixed(1);
}

function millions(value: number): string {
  return value >= 1e6
    ? `${(value / 1e6).toLocaleString('en-GB', { maximumFractionDigits: 1 })} million`
    : say(value);
}

function dollars(usd: number): string {
  return `$${usd.toLocaleString('en-GB', { maximumFractionDigits: 0 })}`;
}
