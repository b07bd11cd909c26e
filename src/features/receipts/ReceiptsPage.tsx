import type { ReactNode } from 'react';

import type { SiteReceipts } from '@/collections/receipts';
import { receiptsSchema, type PartName } from '@/collections/receipts.schema';
import { Heading } from '@/ui/Heading';

import { describeAge, sumUpAges } from './describe-age';
import { explainDirective, explainHeader } from './explain-header';
import { groupDigits, Table } from './Table';
import { Weights } from './Weights';

const POLICY = 'content-security-policy';
const BARE = 'bare node:http';

/** What happens in the rows of the table, and why. */
const FAULTS = [
  'While the music source is dead, slow or flapping, the two music endpoints are refused, which are two of the five addresses. Pages and files do not wait for it.',
  'While the files are gone from disk, all but those above 4 MB are still in memory. The visitors ask for one of these, too: it is answered with 404, or refused when more than a hundred ask for it at once.',
  '256 open files are fewer than the visitors. Those who find no place are lost, and try again.',
  'After SIGTERM, systemd holds new connections until the next process listens. A process takes one new connection at a time between other requests, so who connects under full load may wait for more than ten seconds.',
];

/** Everything below the heading of /receipts. A part that was never measured says so. */
export function ReceiptsPage(site: SiteReceipts) {
  const { receipts, peers, build } = site;
  const { weights, lighthouse, axe, tests, mutations, browsers, headers, server, faults } =
    receipts;
  return (
    <div className="receipts wrap">
      <div className="receipts__head">
        <p className="label" data-build={build.commit}>
          {build.commit === undefined
            ? 'This build does not know its commit'
            : `This build: ${build.commit.slice(0, 7)}${build.isChanged ? ', with changes that are in no commit' : ''}`}
          {' · '}
          <a href="/receipts.json">The figures as JSON</a>
        </p>
        <p>{sumUpAges(receiptsSchema.keyof().options, site.ages)}</p>
      </div>
      <Section
        {...{ site, name: 'weights' }}
        title="Weight"
        about="What each kind of page sends to a browser that has nothing of this site yet, before Play is pressed. A KB is 1,000 bytes on the wire."
      >
        {weights && <Weights figures={weights.figures} peers={peers} />}
      </Section>
      <Section
        {...{ site, name: 'lighthouse' }}
        title="Lighthouse"
        about="Scores out of 100 on Lighthouse's slow phone, as medians of several runs, each in a new browser. Blocked is how long the page could not answer while it loaded."
      >
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
      <Section
        {...{ site, name: 'axe' }}
        title="Accessibility"
        about="How many elements break a rule of axe, on every page and in both themes, 1,440 pixels wide and before Play. All its rules are on, also those that are off by default and the contrast of 7:1."
      >
        {axe && (
          <Table
            label="Violations by page and theme"
            head={[`axe ${axe.figures.version}, ${axe.figures.rules} rules`, 'Light', 'Dark']}
            rows={axe.figures.pages.map(({ path, light, dark }) => [path, light, dark])}
          />
        )}
      </Section>
      <Section
        {...{ site, name: 'tests' }}
        title="Tests"
        about="What npm test runs, by kind. The seconds are those of all workers together, which run side by side."
      >
        {tests && (
          <Table
            label="Tests by kind"
            head={['Kind', 'Passed', 'Failed', 'Seconds']}
            rows={tests.figures.kinds.map(({ kind, passed, failed, seconds }) => [
              kind,
              passed,
              failed,
              seconds,
            ])}
          />
        )}
      </Section>
      <Section
        {...{ site, name: 'mutations' }}
        title="Mutations"
        about="A copy of the site is broken on purpose, one way at a time, and the tests of that part have to fail."
      >
        {mutations && (
          <>
            <p>
              {mutations.figures.filter(({ verdict }) => verdict === 'noticed').length} of{' '}
              {mutations.figures.length} ways were noticed. These are the ways:
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
      <Section
        {...{ site, name: 'browsers' }}
        title="Browsers"
        about="The same steps of a visitor in Chromium, Firefox and WebKit. A step is skipped where the browser has no such feature."
      >
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
      <Section
        {...{ site, name: 'headers' }}
        title="Headers"
        about="What comes with a page over an encrypted connection, line by line, and what each line does."
      >
        {headers && (
          <>
            <h3>The headers of {headers.figures.path}</h3>
            <Lines lines={headers.figures.lines.filter(({ name }) => name !== POLICY)} />
            <h3>Its content security policy</h3>
            <Policy
              policy={headers.figures.lines.find(({ name }) => name === POLICY)?.value ?? ''}
            />
          </>
        )}
      </Section>
      <Section
        {...{ site, name: 'server' }}
        title="Server"
        about="The server under as much load as a program on the same machine can send, beside a bare node:http server and nginx, which send the same bytes. Half of the answers were there within p50, 99 of 100 within p99; CPU ms is processor time for one answer."
      >
        {server && (
          <>
            {server.figures.rows.every(({ server: name }) => name !== 'nginx') && (
              <p>nginx was not installed on the machine that measured this.</p>
            )}
            <Table
              label="Servers compared"
              head={['What', 'Server', 'Requests/s', 'Of bare', 'p50 ms', 'p99 ms', 'CPU ms']}
              rows={server.figures.rows.map((row) => {
                const { subject, server: name, perSecond, p50, p99, costUs } = row;
                const bare = server.figures.rows.find(
                  (other) => other.subject === subject && other.server === BARE,
                );
                const ofBare = perSecond / (bare?.perSecond ?? perSecond);
                const costMs = (costUs / 1_000).toFixed(3);
                return [subject, name, perSecond, ofBare.toFixed(2), p50, p99, costMs];
              })}
              words={2}
            />
            <p>
              {groupDigits(server.figures.polling.visitors)} open home pages asked for the song{' '}
              {groupDigits(server.figures.polling.asked)} times in one minute. The server asked the
              music source {server.figures.polling.upstreamCalls} times for all of them.
            </p>
          </>
        )}
      </Section>
      <Section
        {...{ site, name: 'faults' }}
        title="Load and faults"
        about="Many visitors at once while something is broken. Refused are answers of 500 and more, lost are requests without a whole answer within ten seconds."
      >
        {faults && (
          <>
            <p>
              {faults.figures.visitors} visitors with one kept connection each,{' '}
              {faults.figures.seconds} s for every line. They ask in turn for home, a write-up, the
              stylesheet and both music endpoints. The edge is a Worker in wrangler on the same
              machine, which is slower than where Workers run.
            </p>
            <Table
              label="Visits under every fault"
              head={['Engine', 'Fault', 'Requests', 'Refused', 'Lost', 'p50 ms', 'p99 ms']}
              rows={faults.figures.rows.map((row) => {
                const { engine, fault, requests, p50, p99, refused, lost } = row;
                return [engine, fault, requests, refused, lost, p50, p99];
              })}
              words={2}
            />
            <ul className="receipt-notes">
              {FAULTS.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
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
  /** What is measured, also where it was not measured yet. */
  about: string;
  /** The figures; nothing when they were never measured. */
  children: ReactNode;
}

/** A part with its name in the margin, and below it what to run for the same figures. */
function Section({ site, name, title, about, children }: SectionProps) {
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
        <p>{about}</p>
        {children}
        <p className="receipt__source">
          <code>npm run receipts -- {name}</code>
          {part ? (
            <span data-age={ages[name] ?? 'unknown'}>
              {describeAge({ ...part, age: ages[name] }, build.isChanged)}. {part.machine}.
            </span>
          ) : (
            <span>Not measured yet.</span>
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
