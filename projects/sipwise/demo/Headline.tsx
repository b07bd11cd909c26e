import type { ReactNode } from 'react';

import { LiveNumber, Sentence } from '@/stage/Sentence';
import type { NumberControl } from '@/stage/number-control';
import type { Run } from '@/stage/use-run';

import { repeatsAny } from './futures';
import type { Futures, FuturesRequest } from './futures';
import { DEPOSIT_PERCENT, MARKET_HISTORY, WHOLE_PERCENT } from './market';
import { formatMissed, formatOdds, monthlyAtReturn, shareReaching } from './odds';
import { MONTHS_PER_YEAR } from './portfolio';
import { SURE_RANGE, YEARS } from './settings';
import type { Settings } from './settings';
import { formatRupees, judgeBet, nameYears, tellAverage } from './words';

/** What is bet on, one after the other. */
const OTHER_YEARS: readonly number[] = [5, 10, 2];
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

interface Props {
  run: Run<Settings>;
  /** How far the story is: the promise, the bet, the futures on their way; a dare on its way; the result. */
  phase: 'promise' | 'bet' | 'falling' | 'leaving' | 'pouring' | 'told';
  /** The futures that are shown and what they answer: the sentence speaks of these, also while newer ones are counted. */
  request: FuturesRequest;
  futures: Futures;
  /** As shown at this moment. */
  monthly: number;
  goal: number;
  /** What the average asks for. */
  average: number;
  plan: 'average' | 'weak end' | 'own';
  bet: NumberControl;
  count: NumberControl;
  landed: { readonly reach: number; readonly all: number };
  /** Whether the futures lie so far apart that the worst has to be named. */
  isWild: boolean;
  /** What a dare has put back to where it was at the start, as a sentence. */
  reset: string;
  /** How much lower the goal is than it was, when that alone has brought enough futures to it. */
  gaveUp: number | undefined;
  onBetAgain: (years: number) => void;
}

/** The result as a sentence that follows the hand. */
export function Headline(props: Props) {
  const { run, phase, request, futures, landed, bet, count } = props;
  const { years, without } = request;
  const pay = (
    <LiveNumber control={run.number('monthly')}>{formatRupees(props.monthly)}</LiveNumber>
  );
  const time = <LiveNumber control={run.number('years')}>{YEARS.say(years)}</LiveNumber>;
  const goal = <LiveNumber control={run.number('goal')}>{formatRupees(props.goal)}</LiveNumber>;
  const placed = run.values.bet;

  return (
    <Sentence problem={run.problem ?? count.problem}>
      {phase === 'promise' && (
        <>
          Pay {pay} rupees a month for {time}. At the average return of{' '}
          {WORDS[MARKET_HISTORY.length - without.length]} past years, that grows to {goal}.
        </>
      )}
      {phase === 'bet' && (
        <>
          On average, {pay} rupees a month for {time} make {goal}. In how many of 100 futures? You
          bet <LiveNumber control={bet} />.
        </>
      )}
      {phase === 'falling' && (
        <>
          {placed !== undefined && `${betOf(run)} ${placed}. `}
          {landed.all === 0 ? (
            'Here they come.'
          ) : (
            <>
              {landed.all < WHOLE_PERCENT && 'So far, '}
              {landed.reach} of {landed.all} futures reach {goal}.
            </>
          )}
        </>
      )}
      {phase === 'leaving' && (
        <>
          {futures.lines.filter((line) => repeatsAny(line, run.values.without)).length} of these 100
          futures live through {nameYears(run.values.without)}.
        </>
      )}
      {phase === 'pouring' && (
        <>
          {pay} rupees a month for {time}, all of it into Bitcoin.
        </>
      )}
      {phase === 'told' && isVerdict(props) && tellVerdict(props)}
      {phase === 'told' && !isVerdict(props) && (
        <>
          {props.reset}
          {headOf(props)}
          {pay} rupees a month for {time}
          {isAllBitcoin(props) ? '. With that, ' : ' and '}
          {isAbout(props) && 'about '}
          <LiveNumber control={count}>
            {formatOdds(shareOf(props))} of {WHOLE_PERCENT}
          </LiveNumber>{' '}
          futures reach {goal}.{tailOf(props)}
        </>
      )}
    </Sentence>
  );
}

function shareOf({ futures, goal, monthly }: Props): number {
  return shareReaching(futures.ends, goal, monthly);
}

/** A sample is only about right, but none is none, and a deposit has only one future. */
function isAbout(props: Props): boolean {
  const { futures, request } = props;
  return !futures.isExact && request.mix.fd < WHOLE_PERCENT && shareOf(props) > 0;
}

/** Whether the run is the one that was bet on. */
function isVerdict({ run, plan, gaveUp }: Props): boolean {
  const isPlain = gaveUp === undefined && run.values.without.length === 0;
  return isPlain && run.values.bet !== undefined && plan === 'average';
}

/** What the bet came to, and the next one. */
function tellVerdict(props: Props): ReactNode {
  const { run, request, count, goal, onBetAgain } = props;
  const bet = run.values.bet ?? 0;
  const { words, isClose } = judgeBet(bet, Math.round(shareOf(props) * WHOLE_PERCENT));
  const years = OTHER_YEARS[(OTHER_YEARS.indexOf(request.years) + 1) % OTHER_YEARS.length] ?? 5;
  return (
    <>
      {betOf(run)} {bet}: {isClose ? `${words}.` : <mark>{words}.</mark>}{' '}
      {isAbout(props) && 'About '}
      <LiveNumber control={count}>
        {formatOdds(shareOf(props))} of {WHOLE_PERCENT}
      </LiveNumber>{' '}
      futures reach <LiveNumber control={run.number('goal')}>{formatRupees(goal)}</LiveNumber>.{' '}
      <button type="button" className="sipwise__again" onClick={() => onBetAgain(years)}>
        Bet on {YEARS.say(years)}
      </button>
    </>
  );
}

function isAllBitcoin({ request, plan }: Props): boolean {
  return request.mix.bitcoin === WHOLE_PERCENT && plan === 'average';
}

/** Somebody who opens a link sees another one's bet. */
function betOf({ isShared, isTouched }: Run<Settings>): string {
  return isShared && !isTouched ? 'The bet was' : 'You bet';
}

/** What the gesture came to, and the first word of the plan. */
function headOf(props: Props): ReactNode {
  const { run, request, plan, gaveUp } = props;
  const { bet } = run.values;
  const count = Math.round(shareOf(props) * WHOLE_PERCENT);
  if (gaveUp !== undefined) {
    return (
      <>
        <mark>You found it: {formatOdds(shareOf(props))} make it</mark> for {formatRupees(gaveUp)}{' '}
        rupees less. Pay{' '}
      </>
    );
  }
  if (request.without.length > 0) {
    return `Take out ${nameYears(request.without)}. ${run.dare === undefined ? 'Pay' : 'Still pay'} `;
  }
  if (isAllBitcoin(props)) return 'All in on Bitcoin, the average asks ';
  if (bet === WHOLE_PERCENT && plan === 'weak end' && count < WHOLE_PERCENT)
    return `${SURE_RANGE.to} is the most you can plan for here. Pay `;
  const isOwn = plan === 'own' && !run.isShared && run.dare === undefined;
  if (!isOwn) return 'Pay ';
  return (
    <>
      <b className="sipwise__own">Your plan:</b> pay{' '}
    </>
  );
}

/** What has to be said with the number. */
function tailOf(props: Props): ReactNode {
  const { run, request, futures, monthly, goal, average, plan } = props;
  const { years, without } = request;
  const missed = formatMissed(shareOf(props));
  if (props.gaveUp !== undefined) return null;
  if (request.mix.fd === WHOLE_PERCENT)
    return ' A fixed deposit never moves: every future is the same.';
  if (plan !== 'average' && props.isWild) return tellWild(props);
  if (futures.endsOfAllYears) {
    const share = shareReaching(futures.endsOfAllYears, goal, monthly);
    return (
      <>
        {' '}
        <mark>Not {formatOdds(share)}.</mark>
      </>
    );
  }
  if (years === 1) return ` One year has only ${MARKET_HISTORY.length - without.length} futures.`;
  if (plan === 'average') {
    if (run.values.bet !== undefined) return null;
    return (
      <>
        {' '}
        <mark>{missed} miss.</mark>
      </>
    );
  }
  if (Math.round(monthly) === average) return null;
  return tellAverage(average, formatMissed(shareReaching(futures.ends, goal, average)));
}

/** A plan that is safe costs more than the deposit; another one can lose what was paid in. */
function tellWild(props: Props): ReactNode {
  const { request, futures, monthly, goal, plan } = props;
  const deposit = monthlyAtReturn(goal, request.years, DEPOSIT_PERCENT / WHOLE_PERCENT);
  if (plan === 'weak end' && monthly > deposit) {
    return ` A fixed deposit asks ${formatRupees(deposit)} and never misses.`;
  }
  const worst = (futures.lines[0]?.points.at(-1) ?? 0) * monthly;
  return (
    <>
      {' '}
      {formatMissed(shareOf(props))} miss; the worst turns{' '}
      {formatRupees(monthly * request.years * MONTHS_PER_YEAR)} into{' '}
      <mark>{formatRupees(worst)}.</mark>
    </>
  );
}
