import type { View } from './bench';
import { readCapsule } from './capsule-link';
import { roundOf, squaringsInARow } from './relay';
import type { Attempt } from './relay';
import { WORKERS } from './settings';
import type { Lock, Settings } from './settings';

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

export function formatCount(count: number): string {
  return grouped.format(count);
}

/** What waits behind Play: "4 workers on a chain of 60 rounds." */
export function describeRun({ rounds, workers, lock, way, byte, capsule }: Settings): string {
  const sent = readCapsule(capsule);
  if (sent && lock === 'chain')
    return `a sealed message. ${formatCount(sent.puzzle.squarings)} squarings in a row open it, on your device.`;
  const until = `a lock until round ${rounds}`;
  if (byte > 0) return `${until}, and one byte changed.`;
  if (way === 'key') return `${until}, and the creator’s key.`;
  const crew = WORKERS.say(workers);
  if (way === 'guess' && lock === 'chain') return `${until}, and ${crew} who guess.`;
  return `${until} in ${lock === 'pile' ? 'loose pieces' : 'one chain'}, and ${crew}.`;
}

interface Situation {
  readonly values: Settings;
  readonly view: View;
  readonly isSent: boolean;
  /** Whether the message still lies in the open capsule. */
  readonly isLaidOpen: boolean;
  /** Whether somebody has just tried to open it by force. */
  readonly wasPulled: boolean;
}

/** The sentence: `{rounds}`, `{workers}` and `{byte}` stand for the numbers that can be changed, `[…]` for a fault. */
export function say({ values, view, isSent, isLaidOpen, wasPulled }: Situation): string {
  const { phase, attempt } = view;
  const until = isSent
    ? `Somebody locked this until round ${values.rounds}.`
    : 'Locked until round {rounds}.';
  if (isLaidOpen) return isSent ? until : 'Your message, locked until round {rounds}.';
  if (phase === 'sealing' || !attempt)
    return `${until} ${values.workers === 1 ? '{workers} worker begins.' : 'Your {workers} workers begin.'}`;
  const round = roundOf(attempt);
  if (phase === 'working') {
    if (attempt.kind === 'key') return sayKey(values.byte);
    if (isSent && values.way === 'key')
      return `You do not have the creator’s key: it is not in the link. Round ${round} of ${values.rounds}.`;
    if (wasPulled) return `It does not give. ${until} This is round ${round}.`;
    if (attempt.kind === 'guess')
      return `Your {workers} workers guess where to start: a wrong start, a wrong number. Round ${round}.`;
    return `${until} ${sayWorking(attempt, values.workers, round)}`;
  }
  if (phase === 'refused')
    return wasPulled ? 'It does not give: it stays [shut].' : sayRefused(attempt, values, isSent);
  if (attempt.kind === 'key')
    return `The creator’s key opened it at once: ${formatCount(attempt.shortcut ?? 0)} squarings. Everyone else needs ${formatCount(attempt.total)}.`;
  if (isSent) return `Opened in round ${round}, by your device’s own squaring.`;
  const { pile } = view.results;
  if (attempt.kind === 'relay' && pile?.workers === attempt.workers && isQuick(pile))
    return `Your {workers} workers opened loose pieces in round [${roundOf(pile)}], and the chain only in round {rounds}.`;
  return `${until} ${sayOpened(attempt, round)}`;
}

/** Whether it was opened before its round. */
function isQuick(attempt: Attempt): boolean {
  return attempt.end === 'opened' && roundOf(attempt) < attempt.rounds;
}

function sayKey(byte: number): string {
  return byte > 0
    ? 'Somebody changes byte {byte} of the sealed text. Then its creator tries the key.'
    : 'The creator has a key, and skips every round.';
}

function sayWorking({ kind }: Attempt, workers: number, round: number): string {
  if (workers === 1) return `{workers} worker squares a number over and over: round ${round}.`;
  const rest = kind === 'relay' ? `: ${workers - 1} can only wait.` : '.';
  return `Your {workers} workers are in round ${round}${rest}`;
}

function sayOpened({ kind, workers, rounds }: Attempt, round: number): string {
  if (workers === 1) return `{workers} worker opened it in round ${round}.`;
  const when = round < rounds ? `[${round}]` : round;
  const rest = kind === 'relay' ? ', one at a time.' : '.';
  return `Your {workers} workers opened it in round ${when}${rest}`;
}

function sayRefused(attempt: Attempt, { byte, rounds }: Settings, isSent: boolean): string {
  if (attempt.kind === 'guess' && byte === 0)
    return `Your {workers} workers guessed until round ${roundOf(attempt)}. Wrong number: it stays [shut].`;
  if (byte === 0 && isSent)
    return `All ${rounds} rounds are done, but the link was changed on its way. It stays [shut].`;
  const solved =
    attempt.kind === 'key' ? 'The creator’s key fits' : `All ${rounds} rounds are done`;
  return `${solved}, but somebody changed byte {byte} of the sealed text: it snaps [shut].`;
}

/** Whether the lock itself was solved, and only the changed text keeps it shut. */
export function isSpoiled({ phase, attempt }: View, { byte }: Pick<Settings, 'byte'>): boolean {
  return phase === 'refused' && byte > 0 && attempt?.kind !== 'guess';
}

/** What a card of the switch shows of its lock. */
export interface Score {
  /** That of the key: nobody else has worked, so that there is only what they would have to do. */
  readonly attempt: Attempt | undefined;
  /** Below the name. */
  readonly round: string;
  readonly detail: string;
  /** What the creator's key has come to. Unset: it is not told of this lock. */
  readonly key?: { readonly isUsed: boolean; readonly says: string };
}

/** The attempt that is going on, or the last that has opened this lock, or was given up. */
export function scoreOf(
  lock: Lock,
  view: View,
  { workers, isSent }: Pick<Settings, 'workers'> & Pick<Situation, 'isSent'>,
): Score {
  const { capsule, attempt: present, results } = view;
  const own = capsule?.lock === lock ? present : undefined;
  const attempt = own && own.kind !== 'key' ? own : (results[lock] ?? own);
  return {
    attempt,
    round: attempt ? sayScore(attempt, { isPresent: attempt === own, workers }) : 'Not opened yet',
    detail: sayDetail(lock, attempt),
    ...(lock === 'chain' && {
      key: { isUsed: results.key !== undefined, says: `Creator’s key: ${sayKeyUse(view, isSent)}` },
    }),
  };
}

function sayKeyUse({ phase, attempt, results: { key } }: View, isSent: boolean): string {
  if (phase === 'refused' && attempt?.kind === 'key') return 'it fits';
  if (key) return `round ${roundOf(key)}`;
  return isSent ? 'not in the link' : 'not used';
}

function sayScore(
  attempt: Attempt,
  { isPresent, workers }: { isPresent: boolean; workers: number },
): string {
  const round = roundOf(attempt);
  if (attempt.kind === 'key') return 'No round done';
  if (attempt.end === 'refused') return `Still shut after round ${round}`;
  // Beside the lock at work, the result of another crew could be taken for that of this one.
  if (attempt.end === 'opened' && !isPresent && attempt.workers !== workers)
    return `${WORKERS.say(attempt.workers)}: round ${round}`;
  if (attempt.end === 'opened') return `Opened in round ${round}`;
  return `${isPresent ? 'Round' : 'Left in round'} ${round} of ${attempt.rounds}`;
}

function sayDetail(lock: Lock, attempt: Attempt | undefined): string {
  if (!attempt)
    return lock === 'pile' ? 'Any piece, in any order' : 'Each link needs the one before';
  const { kind, workers, total } = attempt;
  const crew = WORKERS.say(workers);
  return kind === 'key'
    ? `${crew} would make ${formatCount(total)} squarings in a row`
    : `${crew}, ${formatCount(squaringsInARow(attempt))} squarings in a row`;
}

/** What is lit after the act, and what it says. */
export type Hint =
  { readonly lit: 'hire'; readonly says: string } | { readonly lit: 'switch' | 'send' };

/** The next step. Nothing while the answer to the last one is still to come. */
export function hintFor({
  values,
  view,
  isSent,
}: Pick<Situation, 'values' | 'view' | 'isSent'>): Hint | undefined {
  const { phase, attempt } = view;
  if (phase === 'refused' && !isSent && attempt?.kind === 'guess')
    return { lit: 'hire', says: 'Now in order' };
  if (attempt?.kind !== 'key' && values.workers === 1 && !(isSent && phase === 'open'))
    return { lit: 'hire', says: 'Hire four' };
  if (phase !== 'open') return undefined;
  if (isSent) return undefined;
  const { pile, chain } = view.results;
  // After the shortcut the long way, and after one lock the other, so that both can be compared.
  if (attempt?.kind === 'key' && chain?.end !== 'opened')
    return { lit: 'hire', says: 'Without it' };
  const isCompared = pile?.end === 'opened' && pile.workers === values.workers;
  return { lit: values.lock === 'pile' || !isCompared ? 'switch' : 'send' };
}

/** The view, unless it is still that of an older run: nothing is said of a lock or a crew that is not there. */
export function presentView(view: View, { lock, rounds, workers }: Settings): View {
  const { capsule, attempt, phase, results } = view;
  if (capsule && (capsule.lock !== lock || capsule.rounds !== rounds))
    return { phase: 'sealing', results };
  const isOver = phase === 'open' || phase === 'refused';
  return isOver && attempt?.workers !== workers ? { phase: 'working', capsule, results } : view;
}
