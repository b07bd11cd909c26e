import { useState } from 'react';

import { elementAt } from '@/lib/element-at';
import type { NumberControl } from '@/stage/number-control';
import type { Way } from '@/stage/use-run';
import { whole } from '@/stage/setting-kinds';
import type { Run } from '@/stage/use-run';

import type { Level } from './attacks';
import type { Ledger } from './ledger';
import type { Found } from './read-run';
import { BLOCK_NAMES, BOXES, unitOf } from './settings';
import type { Settings } from './settings';
import { endOfRoad } from './words';

/** How many boxes a lie is about when the visitor has not said. */
const USUAL_LIE = 8;

const STATIONS = BLOCK_NAMES.map((name, index) =>
  whole({
    name: `Boxes ${name.replace(/ \(.+/, '')}, block ${index}`,
    start: 0,
    ...BOXES,
    unit: unitOf,
  }),
);

interface Options {
  run: Run<Settings>;
  honest: Ledger;
  /** The settings that were read, and what came of them. */
  doing: Settings;
  found: Found;
  /** What the drawing shows, which in the opening act is something else. */
  shown: Found;
  isOpening: boolean;
}

/** What the visitor can do to the record, and what came of each way to hide the same lie. */
export function useCrime({ run, honest, doing, found, shown, isOpening }: Options) {
  const honestAt = (position: number) => elementAt(honest.blocks, position).content.event.quantity;
  const isLie = doing.crime === 'root' || doing.to !== honestAt(doing.at);
  const hasLevels = doing.kept === 'chain' && (doing.crime === 'root' || doing.crime === 'number');
  /** Whoever chooses how to hide a lie wants one, so an honest number becomes the usual lie. */
  const keepLying = isLie ? {} : { to: Math.max(0, doing.to - USUAL_LIE) };

  // The moved number is the run's own: the reading comes a moment later, and a quick hand would lose steps.
  const numberAt = (position: number) =>
    !isOpening && position === run.values.at && run.values.crime === 'number'
      ? run.values.to
      : (shown.ledger.blocks[position]?.content.event.quantity ?? 0);

  return {
    isLie,
    hasLevels,
    tried: useTried(hasLevels && isLie && !isOpening, doing, found),
    controlOf: (position: number): NumberControl => ({
      setting: elementAt(STATIONS, position),
      value: numberAt(position),
      problem: run.problems.to,
      change: (boxes) => run.change({ at: position, to: boxes, crime: 'number' }),
      refuse: run.number('to').refuse,
    }),
    chooseLevel: (level: Level) =>
      run.change({
        as: level,
        kept: 'chain',
        crime: doing.crime === 'root' ? 'root' : 'number',
        ...keepLying,
      }),
    chooseApproach: (approach: Way) =>
      run.change(
        approach === 'naive' ? { kept: 'list', crime: 'number', ...keepLying } : { kept: 'chain' },
      ),
    /** The same lie about another block. */
    chooseBlock: (at: number) => {
      const to = honestAt(at) + doing.to - honestAt(doing.at);
      run.change({ at, to: Math.min(Math.max(to, BOXES.from), BOXES.to) });
    },
    chooseBox: (box: number) => run.change({ box, serial: '' }),
  };
}

/** What has been tried stays on its step for as long as the lie is the same. */
function useTried(isTrying: boolean, { at, to, as, crime, seed }: Settings, { verdict }: Found) {
  const [tried, setTried] = useState<{ lie: string; ends: Partial<Record<Level, string>> }>({
    lie: '',
    ends: {},
  });
  const lie = [at, to, crime, seed].join(' ');
  const end =
    verdict.status === 'intact'
      ? 'the whole road holds'
      : endOfRoad(verdict).replace('the road ends', 'stops');
  if (tried.lie !== lie) setTried({ lie, ends: {} });
  else if (isTrying && tried.ends[as] !== end) {
    setTried({ lie, ends: { ...tried.ends, [as]: end } });
  }
  return tried.ends;
}
