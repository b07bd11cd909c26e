import { useState } from 'react';

import { elementAt } from '@/lib/element-at';
import type { NumberControl } from '@/stage/number-control';
import { whole } from '@/stage/settings';
import { usePerformance } from '@/stage/use-opening-act';
import type { OpeningAct } from '@/stage/use-opening-act';
import type { Run, Way } from '@/stage/use-run';

import { ACT, AT_REST, breakOf, momentAt, recordAt, shareOf, SHOW } from './act';
import type { Level } from './attacks';
import type { Inspection } from './demo';
import { BLOCK_NAMES, BOXES, settings, unitOf } from './settings';
import type { Settings } from './settings';
import { faultOf } from './words';

/** How many boxes a lie is about when the visitor has not said. */
const USUAL_LIE = 8;
/** The seal comes after the seven blocks. */
const SEAL = BLOCK_NAMES.length;

const STATIONS = BLOCK_NAMES.map((name, index) =>
  whole({
    name: `Boxes ${name}, block ${index}`,
    start: 0,
    ...BOXES,
    unit: unitOf,
  }),
);

/** What the visitor can do to the record, how it is performed, and what came of each way to hide the same lie. */
export function useCrime(run: Run<Settings>, act: OpeningAct, data: Inspection) {
  const { doing, found } = data;
  const honest = data.road.journey.ledger;
  const honestAt = (position: number) => elementAt(honest.blocks, position).content.event.quantity;
  const isLie = doing.crime === 'root' || doing.to !== honestAt(doing.at);
  const isChain = doing.kept === 'chain';
  const hasLevels = isChain && (doing.crime === 'root' || doing.crime === 'number');
  /** Whoever chooses how to hide a lie wants one, so an honest number becomes the usual lie. */
  const keepLying = isLie ? {} : { to: Math.max(0, doing.to - USUAL_LIE) };

  // What was pressed is performed until something else is done; what a hand moves follows the hand.
  const [pressed, setPressed] = useState({ times: 0, query: '', from: 0 });
  const show = usePerformance(`${run.opened} ${pressed.times}`, SHOW.ends);
  const isPressed = run.dare !== undefined || pressed.query === settings.write(run.values);
  const press = (changes: Partial<Settings>) => {
    const query = settings.write({ ...run.values, ...changes });
    // A lie that is already written is not written once more.
    const from = isChain && isLie && changes.box === undefined ? SHOW.writes : 0;
    setPressed(({ times }) => ({ times: times + 1, query, from }));
    run.change(changes);
  };
  const isShared = run.isShared && !act.isDone;
  const isShowing = isShared || (isPressed && !show.isDone);
  const ms = isShared
    ? act.elapsedMs - ACT.sharedFrom
    : show.elapsedMs + (run.dare === undefined ? pressed.from : 0);
  const moment = isShowing ? momentAt(ms, doing, breakOf(found, SEAL) + shareOf(found)) : AT_REST;
  const shown = recordAt(moment, honest, found, doing);

  // The moved number is the run's own: the reading comes a moment later, and a quick hand would lose steps.
  const numberAt = (position: number) =>
    !isShowing && position === run.values.at && run.values.crime === 'number'
      ? run.values.to
      : (shown.ledger.blocks[position]?.content.event.quantity ?? 0);

  return {
    isLie,
    hasLevels,
    moment,
    shown,
    /** What the lying block says by now. */
    writtenTo: shown.ledger.blocks[doing.at]?.content.event.quantity ?? doing.to,
    /** Where the box in hand has come to in a performance, from 0 to 1. */
    boxShare: isShowing ? Math.min(Math.max(ms / SHOW.climbs, 0), 1) : 1,
    tried: useTried(hasLevels && isLie && moment.isRead, data),
    controlOf: (position: number): NumberControl => ({
      setting: elementAt(STATIONS, position),
      value: numberAt(position),
      problem: run.problems.to,
      change: (boxes) => run.change({ at: position, to: boxes, crime: 'number' }),
      refuse: run.number('to').refuse,
    }),
    chooseLevel: (level: Level) =>
      press({
        as: level,
        kept: 'chain',
        crime: doing.crime === 'root' ? 'root' : 'number',
        ...keepLying,
      }),
    chooseApproach: (approach: Way) => {
      if (approach === 'mine') press({ kept: 'chain' });
      else run.change({ kept: 'list', crime: 'number' });
    },
    /** The same lie about another block. */
    chooseBlock: (at: number) => {
      const to = honestAt(at) + doing.to - honestAt(doing.at);
      run.change({ at, to: Math.min(Math.max(to, BOXES.from), BOXES.to) });
    },
    chooseBox: (box: number) => run.change({ box, serial: '' }),
    /** The second job, on the honest record: a fake as the box after the last, or with a real one's number. */
    sellBox: (box: number) =>
      press({
        box,
        serial: '',
        crime: 'number',
        as: 'none',
        to: honestAt(doing.at),
      }),
  };
}

/** What has been tried stays on its step for as long as the lie is the same. */
function useTried(isTrying: boolean, { doing, found: { verdict } }: Inspection) {
  const { at, to, as, crime, seed } = doing;
  const [tried, setTried] = useState<{ lie: string; ends: Partial<Record<Level, string>> }>({
    lie: '',
    ends: {},
  });
  const lie = [at, to, crime, seed].join(' ');
  const end = faultOf(verdict) || 'believed';
  if (tried.lie !== lie) setTried({ lie, ends: {} });
  else if (isTrying && tried.ends[as] !== end) {
    setTried({ lie, ends: { ...tried.ends, [as]: end } });
  }
  return tried.ends;
}
