import type { Demo } from './define-demo';
import { findMissing } from './requirements';

const FAILED =
  'The demo could not be loaded. Check the connection and press Play again; the text below does not depend on it.';

/**
 * Makes the stage's Play work. Everything before `running`, which the stage sets itself once it is drawn, is said here: the
 * button shows that it loads, and a failure stands in its place with the way to try again.
 */
export function offerPlay(loadDemo: (slug: string) => Promise<Demo>): void {
  const stage = document.querySelector<HTMLElement>('[data-widget="demo"]');
  const button = stage?.querySelector<HTMLElement>('[data-demo-play]');
  const slug = stage?.dataset['demo'];
  if (!stage || !button || slug === undefined) return;

  button.addEventListener('click', () => {
    if (stage.dataset['state'] === 'failed') startOnNewPage();
    else void start();
  });
  addEventListener('hashchange', focusPlay);
  if (document.readyState === 'complete') focusPlay();
  // Only after the browser has gone to the fragment, which takes the focus away from everything.
  else addEventListener('load', () => requestAnimationFrame(focusPlay));
  if (isStartedAgain()) void start();
  // Only an address with a query fetches the demo early, so that everyone else's page stays as light as it was.
  if (location.search !== '') void nameSharedRun(slug);

  /** A link to the stage puts the focus where the visitor wants to go next. */
  function focusPlay(): void {
    if (location.hash === '#demo' && stage?.dataset['state'] === 'idle') button?.focus();
  }

  async function start(): Promise<void> {
    if (!stage || slug === undefined) return;
    if (stage.dataset['state'] === 'loading' || stage.dataset['state'] === 'running') return;
    say('loading', '');
    try {
      const [demo, { mountDemo }] = await Promise.all([loadDemo(slug), import('./mount-demo')]);
      const missing = findMissing(demo.needs ?? []);
      if (missing === undefined) await mountDemo(stage, demo);
      else say('failed', missing);
    } catch {
      say('failed', FAILED);
    }
  }

  function say(state: string, sentence: string): void {
    if (!stage) return;
    stage.dataset['state'] = state;
    const message = stage.querySelector('[data-demo-message]');
    if (message) message.textContent = sentence;
  }

  /** Says what waits behind Play. The picture stays as it is, so nothing contradicts it. */
  async function nameSharedRun(name: string): Promise<void> {
    const demo = await loadDemo(name).catch(() => undefined);
    const run = demo?.describeShared(new URLSearchParams(location.search));
    if (run === undefined) return;
    const summary = stage?.querySelector('[data-demo-summary]');
    const plays = stage?.querySelector('[data-demo-plays]');
    const dare = demo?.dares.find(({ query }) => query === location.search);
    const what = dare ? `The dare “${dare.name}”` : 'A shared run';
    if (summary) summary.textContent = `${what}: ${shorten(run)}`;
    if (plays) plays.textContent = dare ? `Play “${dare.name}”` : 'Play the shared run';
    button?.toggleAttribute('data-shared', true);
  }
}

/** As much as the cover has room for, in characters. An address may say anything. */
const LONGEST_WORDS = 180;

function shorten(words: string): string {
  return words.length <= LONGEST_WORDS ? words : `${words.slice(0, LONGEST_WORDS - 1).trimEnd()}…`;
}

/** Where the page that is about to be loaded finds out that Play was pressed on the one before. */
const AGAIN = 'play-again';

/** Browsers remember a module that failed to load; only a new page asks for it again. */
function startOnNewPage(): void {
  try {
    sessionStorage.setItem(AGAIN, location.pathname);
  } catch {
    // Without storage the visitor has to press Play once more.
  }
  location.reload();
}

function isStartedAgain(): boolean {
  try {
    const path = sessionStorage.getItem(AGAIN);
    sessionStorage.removeItem(AGAIN);
    return path === location.pathname;
  } catch {
    return false;
  }
}
