import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

import { defineSettings, isNumberSetting } from './settings';
import type { Settings } from './settings';
import { firstHandle, takeFocusFromPlay } from './focus';
import { Foot } from './Foot';
import type { Requirement } from './requirements';
import { useOpeningAct } from './use-opening-act';
import type { OpeningAct } from './use-opening-act';
import { useRun } from './use-run';
import type { Dare, Run, Way } from './use-run';

/** What a scene and its drawer are given on every render. */
export interface SceneProps<Values = object, Data = undefined> {
  readonly run: Run<Values>;
  readonly act: OpeningAct;
  /** What `useData` answered. */
  readonly data: Data;
}

/** The wrong way and the chosen way, each with its name and what it sets. */
export interface Ways<Values> {
  /** What is chosen, for screen readers: "Plan with". */
  readonly legend: string;
  readonly naive: readonly [name: string, sets: Partial<Values>];
  readonly mine: readonly [name: string, sets: Partial<Values>];
}

interface Definition<Values, Data> {
  /** What Play promises, without the word Play: "the sale". Unset: "the demo". */
  readonly plays?: string;
  /** What is about to go wrong, as a sentence: the text of a page without script. Unset: that it can be tried here. */
  readonly opens?: string;
  /** What it shows in a few words, for the tour. Unset: `opens`. */
  readonly line?: string;
  /** What is real here, and what the full project did beyond it: the caption. Unset: it says nothing of it. */
  readonly real?: string;
  readonly beyond?: string;
  /** The first row of the stage in every state, such as a link to help; drawn by the server. Unset: there is none. */
  readonly banner?: ReactNode;
  /** What it cannot run without. Where one is missing, the sleeve stays and says so. Unset: nothing. */
  readonly needs?: readonly Requirement[];
  /** The demo's own stylesheet, imported with `?url`, so that it waits for Play. */
  readonly styles?: string;
  /** Everything a run depends on. */
  readonly settings: Settings<Values>;
  readonly ways?: Ways<Values>;
  /** Which way a run goes. Unset: the way whose settings it has. */
  readonly wayOf?: (values: Values) => Way | undefined;
  readonly dares?: readonly Dare<Values>[];
  /** What the tour performs, without sound, when nobody takes the handle: a dare, and then a press on the better way. */
  readonly tour?: {
    /** Unset: the first one. */
    readonly dare?: Dare<Values>;
    /** What else is changed with the better way. Unset: nothing, its switch is pressed. */
    readonly mine?: Partial<Values>;
    /** How long the dare and the better way are watched, in milliseconds. Unset: as most are. */
    readonly dareMs?: number;
    readonly mineMs?: number;
  };
  /** When the opening act ends, in milliseconds after Play, and when that of a shared run does. Unset: there is none. */
  readonly act?: { readonly ends: number; readonly endsShared?: number };
  /** Names a shared run before Play, with what comes of it where that needs no worker: "5,00,000 in 10 years". Unset: its settings. */
  readonly describe?: (values: Values) => string;
  readonly Scene: ComponentType<SceneProps<Values, Data>>;
  /** Exact fields, tables and settings, drawn only while the drawer is open. */
  readonly More?: ComponentType<SceneProps<Values, Data>>;
  /** What the drawer is called. Unset: "More". */
  readonly moreName?: string;
}

/** What a stage of the tour does when nobody takes the handle: first its dare, then the better way with the same settings. */
export type Unasked = 'nothing' | 'dare' | 'mine';

/** A demo that always runs the same: there is nothing to share. */
interface DefinitionWithoutSettings extends Omit<Definition<object, undefined>, 'settings'> {
  readonly settings?: undefined;
}

interface DefinitionWithData<Values, Data> extends Definition<Values, Data> {
  /** A hook: what the scene draws from, such as a worker's answer. The sleeve stays while it answers undefined. */
  readonly useData: (run: Run<Values>) => Data | undefined;
}

/** A demo as the page knows it. */
export interface Demo extends Pick<
  Definition<object, unknown>,
  'line' | 'real' | 'beyond' | 'banner' | 'needs' | 'styles' | 'act'
> {
  readonly plays: string;
  readonly opens: string;
  /** The name of each dare, and the query of the run it opens. */
  readonly dares: readonly { readonly name: string; readonly query: string }[];
  /** What the tour performs: the names of its dare and of the better way, and how long each is watched, in milliseconds. */
  readonly tour: {
    readonly dare: string | undefined;
    readonly dareMs: number;
    readonly mine: string | undefined;
    readonly mineMs: number;
  };
  /** The names of its settings in an address. */
  readonly settingNames: readonly string[];
  /** What a shared address opens; undefined when it names no usable setting of this demo. */
  readonly describeShared: (query: URLSearchParams) => string | undefined;
  readonly Playing: ComponentType<PlayingProps>;
}

interface PlayingProps {
  /** The stage's root, for full screen. */
  readonly stage: HTMLElement;
  /** Whether it was started over. */
  readonly isRestart: boolean;
  /** What it does by itself in the tour, without sound. */
  readonly unasked: Unasked;
  readonly onReset: () => void;
  /** Called once there is something to show. */
  readonly onReady: () => void;
  /** Told of every change that the stage's root shows. */
  readonly onState: (state: StageState) => void;
  /** For the demo's own styles. */
  readonly className: string;
}

/** What the stage's root says about the run, for styles, tests and visitors' tools. */
export interface StageState {
  readonly opening: 'playing' | 'done';
  readonly approach: Way;
}

/** Makes a demo from everything that is its own; the kit does the rest. */
export function defineDemo(definition: DefinitionWithoutSettings): Demo;
export function defineDemo<Values extends object>(definition: Definition<Values, undefined>): Demo;
export function defineDemo<Values extends object, Data>(
  definition: DefinitionWithData<Values, Data>,
): Demo;
export function defineDemo<Values extends object, Data>(
  definition:
    DefinitionWithData<Values, Data> | Definition<Values, undefined> | DefinitionWithoutSettings,
): Demo {
  return definition.settings === undefined
    ? makeDemo({ ...definition, settings: defineSettings<object>({}) })
    : makeDemo(definition);
}

function makeDemo<Values extends object, Data>(
  definition: DefinitionWithData<Values, Data> | Definition<Values, undefined>,
): Demo {
  const { settings } = definition;

  return {
    plays: 'the demo',
    opens: 'The core of this project can be tried here.',
    ...definition,
    settingNames: settings.names,
    dares: (definition.dares ?? []).map(([name, sets]) => ({
      name,
      query: `?${settings.write({ ...settings.start, ...sets })}`,
    })),
    tour: {
      dare: tourDareOf(definition)?.[0],
      dareMs: definition.tour?.dareMs ?? WATCHED_MS,
      mine: definition.ways?.mine[0],
      mineMs: definition.tour?.mineMs ?? WATCHED_MS,
    },
    describeShared: (query) => {
      if (!settings.hasUsable(query)) return undefined;
      const { values } = settings.parse(query);
      return definition.describe?.(values) ?? describeSettings(settings, values);
    },
    Playing: 'useData' in definition ? WithData(definition) : WithoutData(definition),
  };
}

/** How long a dare of the tour is watched, and the better way after it. */
const WATCHED_MS = 2_500;

function tourDareOf<Values>({
  tour,
  dares,
}: Pick<Definition<Values, undefined>, 'tour' | 'dares'>): Dare<Values> | undefined {
  return tour?.dare ?? dares?.[0];
}

/** What an address changes, by name: "Size: 40 percent, way: mine". */
function describeSettings<Values extends object>(
  { shape, write }: Settings<Values>,
  values: Values,
): string {
  const changes = [...new URLSearchParams(write(values))].map(([key, text]) => {
    const setting: unknown = Reflect.get(shape, key);
    return isNumberSetting(setting)
      ? `${setting.name}: ${setting.say(Number(text))}`
      : `${key}: ${text}`;
  });
  return changes.length > 0 ? `${changes.join(', ')}.` : 'as it starts by itself.';
}

function WithoutData<Values extends object>(definition: Definition<Values, undefined>) {
  return function Playing(props: PlayingProps) {
    const run = useRun(definition);
    return <Scenery definition={definition} run={run} data={undefined} {...props} />;
  };
}

function WithData<Values extends object, Data>(definition: DefinitionWithData<Values, Data>) {
  const { useData } = definition;
  return function Playing(props: PlayingProps) {
    const run = useRun(definition);
    const data = useData(run);
    if (data === undefined) return null;
    return <Scenery definition={definition} run={run} data={data} {...props} />;
  };
}

interface SceneryProps<Values, Data> extends PlayingProps {
  readonly definition: Definition<Values, Data>;
  readonly run: Run<Values>;
  readonly data: Data;
}

/** The scene and the row below it, from the first frame that can be drawn. */
function Scenery<Values extends object, Data>({
  definition,
  run,
  data,
  stage,
  isRestart,
  unasked,
  onReset,
  onReady,
  onState,
  className,
}: SceneryProps<Values, Data>) {
  const { Scene, More, moreName, dares = [], tour, ways } = definition;
  const [actMs] = useState((): number => {
    const { ends, endsShared = ends } = definition.act ?? { ends: 0 };
    return run.isShared ? endsShared : ends;
  });
  const act = useOpeningAct(actMs);
  const opening = act.isDone ? 'done' : 'playing';
  const approach = run.way ?? 'naive';
  useLayoutEffect(() => onState({ opening, approach }), [onState, opening, approach]);
  const isReady = useRef(false);
  useEffect(() => {
    if (isReady.current) return;
    isReady.current = true;
    onReady();
  });
  useEffect(() => {
    // Which handle asks to be moved is known when the act is over.
    if (document.activeElement?.matches('[data-room]')) takeFocusFromPlay(firstHandle(stage));
  });
  const perform = useEffectEvent(() => {
    const dare = tourDareOf(definition);
    if (unasked === 'dare' && dare) run.open(dare);
    if (unasked !== 'mine' || run.way === 'mine') return;
    if (tour?.mine) run.change({ ...ways?.mine[1], ...tour.mine });
    // As a hand does it: what a press on the switch starts is the scene's own.
    else stage.querySelector<HTMLElement>('[data-choose="mine"]')?.click();
  });
  useEffect(() => perform(), [unasked]);
  const parts = { run, act, data };
  return (
    <>
      <div className={`scene ${className}`}>
        <Scene {...parts} />
      </div>
      <Foot
        dares={dares.map((dare) => ({
          name: dare[0],
          query: run.queryOf(dare[1]),
          open: () => run.open(dare),
        }))}
        more={More && <More {...parts} />}
        moreName={moreName}
        run={run.values}
        link={definition.settings.names.length > 0 ? run.link : undefined}
        stage={stage}
        isRestart={isRestart}
        onReset={onReset}
      />
    </>
  );
}
