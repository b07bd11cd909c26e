import { DataTable } from '@/stage/DataTable';
import type { SceneProps } from '@/stage/define-demo';
import { SettingField } from '@/stage/fields';

import { CROWD, crowdOf, cutsFor, ratesAt, tally } from './crowd';
import type { Classifier } from './demo';
import { LESSON_COPIES, SIZES } from './learn';
import type { Scored } from './learn';
import { scoreOf, sigmoid } from './model';
import { OwnComment } from './OwnComment';
import { intervalByPattern, precisionOf, wilson } from './rates';
import type { Part } from './sentences';
import { formatScore } from './settings';
import type { Settings } from './settings';
import { TRICKY } from './tricky';
import { formatAccuracy, formatPercent, nameBand } from './words';

const CROWDS = [500, 100, 10];

/** The visitor's own comment, the exact fields, the rates behind the sentence with their intervals, and Bayes' rule with the numbers filled in. */
export function ToxicityMore({ run, data }: SceneProps<Settings, Classifier>) {
  const { learned, draft } = data;
  const { toxic, harmless, model } = learned;
  const cuts = cutsFor(learned, run.values);
  const rates = ratesAt([...toxic, ...harmless], cuts.high);
  const isNaive = run.values.approach === 'naive';
  const share = run.values.toxic / CROWD;
  return (
    <div className="toxicity-more" data-learning={draft.isLearning}>
      <OwnComment
        run={run}
        draft={draft}
        score={scoreOf(model, run.values.comment)}
        cuts={cuts}
        known={learned.known}
      />
      <section>
        <SettingField control={run.number('toxic')} unit="of 1,000" />
        {isNaive ? (
          <SettingField control={run.number('cut')} />
        ) : (
          <SettingField control={run.number('wanted')} unit="of 100" />
        )}
        <DataTable
          caption="Rates of this model at this cut, on sample comments it was not trained on. Sentences of one pattern are right or wrong together, so the interval is counted over patterns. The last column treats every sentence as independent and is too narrow."
          columns={['Rate', 'Share', '95% interval', 'If independent']}
          rows={[
            rowOf('Toxic comments caught', toxic, cuts.high),
            rowOf('Harmless comments flagged', harmless, cuts.high),
          ]}
        />
      </section>
      <section>
        <DataTable
          caption="Right flags: expected by Bayes' rule from the two rates, and counted in the demo's crowd."
          columns={['Toxic in 1,000', 'Expected', 'Counted']}
          rows={CROWDS.map((count) => {
            const { right, flagged } = tally(crowdOf(learned, count), cuts);
            return [
              String(count),
              formatShare(precisionOf(rates, count / CROWD)),
              `${right} of ${flagged}`,
            ];
          })}
        />
        <p>
          Bayes, here: {share} × {formatPercent(rates.caught, 1)} / ({share} ×{' '}
          {formatPercent(rates.caught, 1)} + {(1 - share).toFixed(3)} ×{' '}
          {formatPercent(rates.alarmed, 1)}) = <b>{formatShare(precisionOf(rates, share))}</b>
        </p>
        <p>{formatAccuracy(learned)}.</p>
        <p>
          The model is a logistic regression over words, pairs of words and runs of letters. It is
          trained on {countOf('training')} sample sentences, written for this page and put together
          from patterns that were fixed before anything was measured. Its cuts are chosen on{' '}
          {countOf('choosing')} others, and it is measured on a third {countOf('crowd')}. A taught
          sentence counts as {LESSON_COPIES} examples, and all of it is trained again. The last pass
          had a loss of {model.loss.toFixed(4)}.
        </p>
      </section>
      <section>
        <DataTable
          caption="The five hard sentences of the text, with the score of this model."
          columns={['Comment', 'Score', 'The page says']}
          rows={TRICKY.map((text) => {
            const logit = scoreOf(model, text)?.logit ?? 0;
            return [text, formatScore(sigmoid(logit)), nameBand(logit, cuts)];
          })}
        />
      </section>
    </div>
  );
}

function countOf(part: Part): string {
  return (SIZES[part].toxic + SIZES[part].harmless).toLocaleString('en');
}

function rowOf(name: string, comments: readonly Scored[], cut: number): string[] {
  const judged = comments.map(({ logit, pattern }) => ({ isHit: logit >= cut, pattern }));
  const hits = judged.filter(({ isHit }) => isHit).length;
  const [wide, narrow] = [intervalByPattern(judged), wilson(hits, judged.length)];
  return [
    name,
    `${hits} of ${judged.length}, ${formatPercent(hits / judged.length, 1)}`,
    `${formatPercent(wide.low, 1)} to ${formatPercent(wide.high, 1)}`,
    `${formatPercent(narrow.low, 1)} to ${formatPercent(narrow.high, 1)}`,
  ];
}

function formatShare(share: number): string {
  return Number.isNaN(share) ? 'no flags' : formatPercent(share, 1);
}
