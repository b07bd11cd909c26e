export interface Point {
  x: number;
  y: number;
}

/** What a test can do in one window of any browser. Everything else is made of these (visitor.ts). */
export interface Driver extends AsyncDisposable {
  /** Sets the size of the page, without the window around it. */
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** The value of an expression in the page, which must be possible as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses keys together, by their names in KeyboardEvent.key. */
  press(keys: readonly string[]): Promise<void>;
  /** Puts the mouse down at the first point, moves it through all of them and lets go at the last. */
  drag(points: readonly Point[]): Promise<void>;
}

/** How long the mouse takes from point to point. */
const MOVE_MS = 30;

/** The keys that WebDriver writes as characters of its own. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F2: '\uE032',
};

/** `press` in the words of WebDriver, which both of its versions share. */
export function keyActions(keys: readonly string[]) {
  const values = keys.map((key) => KEYS[key] ?? key);
  return [
    {
      type: 'key',
      id: 'keys',
      actions: [
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ],
    },
  ];
}

/** `drag` in the words of WebDriver. */
export function mouseActions(points: readonly Point[]) {
  const moves = points.map(({ x, y }, index) => ({
    type: 'pointerMove',
    x: Math.round(x),
    y: Math.round(y),
    duration: index === 0 ? 0 : MOVE_MS,
  }));
  const [first, ...others] = moves;
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        first,
        { type: 'pointerDown', button: 0 },
        ...others,
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
