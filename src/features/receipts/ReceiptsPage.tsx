import type { ReactNode } from 'react';

import type { SiteReceipts } from '@/collections/receipts';
import type { PartName } from '@/collections/receipts.schema';
import { formatDay } from '@/lib/format-date';
import { Heading } from '@/ui/Heading';

import { describeAge } from './describe-age';
import { explainDirective, explainHeader } from './explain-header';
import { groupDigits, Table } from './Table';
import { Weights } from './Weights';

const POLICY = 'content-security-policy';
const BARE = 'bare node:http';

/** Everything below the heading of /receipts. A part that was never measured says so. */
export function ReceiptsPage(site: SiteReceipts) {
  const { receipts, peers, build } = site;
  const { weights, lighthouse, axe, tests, mutations, browsers, headers, server, faults } =
    receipts;
  return (
    <div className="receipts wrap">
      <p className="label" data-build={build.commit}>
        {build.commit === undefined
          ? 'This build does not know its commit'
          : `This build: ${build.commit.slice(0, 7)}${build.isChanged ? ', with changes that are in no commit' : ''}`}
        {' · '}
        <a href="/receipts.json">The figures as JSON</a>
      </p>
      <Section {...{ site, name: 'weights' }} title="Weight">
        {weights && <Weights figures={weights.figures} peers={peers} />}
      </Section>
      <Section {...{ site, name: 'lighthouse' }} title="Lighthouse">
        {lighthouse && (
          <Table
            label={`Lighthouse, mobile, medians of ${lighthouse.figures.runs} runs`}
            head={[
              `Mobile, medians of ${lighthouse.figures.runs} runs`,
              ...['Performance', 'Accessibility', 'Best practices', 'SEO'],
              ...['Largest paint', 'Layout shift', 'Blocked'],
            ]}
            rows={lighthouse.figures.pages.map(({ path, scores, paintMs, shift, blockedMs }) => [
              path,
              ...scores,
              `${(paintMs / 1_000).toFixed(1)} s`,
              shift,
              `${blockedMs} ms`,
            ])}
          />
        )}
      </Section>
      <Section {...{ site, name: 'axe' }} title="Accessibility">
        {axe && (
          <>
            <p>
              Elements that break one of the {axe.figures.rules} rules of axe {axe.figures.version},
              those included that are off by default and the contrast of 7:1.
            </p>
            <Table
              label="Violations by page and theme"
              head={['Page', 'Light', 'Dark']}
              rows={axe.figures.pages.map(({ path, light, dark }) => [path, light, dark])}
            />
          </>
        )}
      </Section>
      <Section {...{ site, name: 'tests' }} title="Tests">
        {tests && (
          <Table
            label="Tests by kind"
            head={['Kind', 'Passed', 'Failed', 'Seconds on all workers']}
            rows={tests.figures.kinds.map(({ kind, passed, failed, seconds }) => [
              kind,
              passed,
              failed,
              seconds,
            ])}
          />
        )}
      </Section>
      <Section {...{ site, name: 'mutations' }} title="Mutations">
        {mutations && (
          <>
            <p>
              The site is broken on purpose, one way at a time, and the tests have to notice.{' '}
              {mutations.figures.filter(({ verdict }) => verdict === 'noticed').length} of{' '}
              {mutations.figures.length} were noticed.
            </p>
            <ul className="receipt-mutations">
              {mutations.figures.map(({ name, verdict }) => (
                <li key={name} data-verdict={verdict}>
                  {verdict === 'noticed' ? name : `${verdict.toLowerCase()}: ${name}`}
                </li>
              ))}
            </ul>
          </>
        )}
      </Section>
      <Section {...{ site, name: 'browsers' }} title="Browsers">
        {browsers && (
          <Table
            label="Steps of a visitor in three browsers"
            head={['Browser', 'Version', 'Passed', 'Failed', 'Skipped']}
            rows={browsers.figures.map(({ title, version, passed, failed, skipped }) => [
              title,
              version,
              passed,
              failed,
              skipped,
            ])}
            words={2}
          />
        )}
      </Section>
      <Section {...{ site, name: 'headers' }} title="Headers">
        {headers && (
          <>
            <p>What {headers.figures.path} is sent with over TLS, and what each line does.</p>
            <Lines lines={headers.figures.lines.filter(({ name }) => name !== POLICY)} />
            <h3>Its content security policy</h3>
            <Policy
              policy={headers.figures.lines.find(({ name }) => name === POLICY)?.value ?? ''}
            />
          </>
        )}
      </Section>
      <Section {...{ site, name: 'server' }} title="Server">
        {server && (
          <>
            <p>
              The server under load, beside a node:http server that sends the same bytes from memory
              and, for files, nginx where it is installed.{' '}
              {groupDigits(server.figures.polling.asked)} requests of{' '}
              {groupDigits(server.figures.polling.visitors)} polling visitors in one minute:{' '}
              {server.figures.polling.upstreamCalls} questions to the music source.
            </p>
            <Table
              label="Servers compared"
              head={['What', 'Server', 'Requests/s', 'Of bare', 'p50 ms', 'p99 ms', 'µs each']}
              rows={server.figures.rows.map((row) => {
                const { subject, server: name, perSecond, p50, p99, costUs } = row;
                const bare = server.figures.rows.find(
                  (other) => other.subject === subject && other.server === BARE,
                );
                const ofBare = perSecond / (bare?.perSecond ?? perSecond);
                return [subject, name, perSecond, ofBare.toFixed(2), p50, p99, costUs];
              })}
              words={2}
            />
          </>
        )}
      </Section>
      <Section {...{ site, name: 'faults' }} title="Load and faults">
        {faults && (
          <>
            <p>
              {faults.figures.visitors} visitors with one kept connection each,{' '}
              {faults.figures.seconds} s for every line. Refused are answers of 500 and more, lost
              are requests without any answer. The edge is a Worker in wrangler on the same machine,
              which is slower than where Workers run.
            </p>
            <Table
              label="Visits under every fault"
              head={['Engine', 'Fault', 'Requests', 'p50 ms', 'p99 ms', 'Refused', 'Lost']}
              rows={faults.figures.rows.map((row) => {
                const { engine, fault, requests, p50, p99, refused, lost } = row;
                return [engine, fault, requests, p50, p99, refused, lost];
              })}
              words={2}
            />
          </>
        )}
      </Section>
    </div>
  );
}

interface SectionProps {
  site: SiteReceipts;
  name: PartName;
  title: string;
  /** The figures; nothing when they were never measured. */
  children: ReactNode;
}

/** A part with its name in the margin, and below it what to run for the same figures. */
function Section({ site, name, title, children }: SectionProps) {
  const { receipts, ages, build } = site;
  const part = receipts[name];
  // Not the bare name: an element with the id "axe" is `window.axe`, which hides the program of that name.
  const id = `receipt-${name}`;
  return (
    <section className="receipt" aria-labelledby={id} data-receipt={name}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <div className="receipt__body">
        {children}
        <p className="receipt__source">
          <code>npm run receipts -- {name}</code>
          {part ? (
            <span data-age={ages[name] ?? 'unknown'}>
              {describeAge({ commit: part.commit, age: ages[name] }, build.isChanged)} (
              {part.commit.slice(0, 7)}, {formatDay(part.measuredAt)}), {part.machine}
            </span>
          ) : (
            <span>not measured yet</span>
          )}
        </p>
      </div>
    </section>
  );
}

function Lines({ lines }: { lines: { name: string; value: string }[] }) {
  return (
    <dl className="receipt-lines">
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>
            <code>
              {name}: {value}
            </code>
          </dt>
          <dd>{explainHeader(name)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Policy({ policy }: { policy: string }) {
  return (
    <dl className="receipt-lines">
      {policy.split('; ').map((line) => (
        <div key={line}>
          <dt>
            <code>{line}</code>
          </dt>
          <dd>{explainDirective(line.split(' ')[0] ?? '')}</dd>
        </div>
      ))}
    </dl>
  );
}
