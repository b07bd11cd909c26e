const LOADING = 'Loading the demo.';
const FAILED =
  'The demo could not be loaded. Check the connection and press Play again; the text below does not depend on it.';

/**
 * Makes the page's Play button work. Everything before `running`, which the stage sets itself once it is drawn, is said here.
 * The names are shared with the other half, tooling/client-play-directive.ts.
 */
export function offerPlay(): void {
  const frame = document.querySelector<HTMLElement>('[data-widget="demo"]');
  const island = frame?.querySelector('astro-island');
  if (!frame || !island) return;

  const button = frame.querySelector<HTMLElement>('[data-demo-play]');
  button?.addEventListener('click', start);
  for (const door of document.querySelectorAll('[data-play-demo]')) {
    door.addEventListener('click', (event) => {
      event.preventDefault();
      frame.scrollIntoView();
      start();
    });
  }
  greet();
  addEventListener('hashchange', greet);

  // Astro reports a failed download with this event and then carries on as if nothing had happened.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    say('failed', FAILED);
  });

  /** A link to the demo puts the focus where the visitor wants to go next. */
  function greet(): void {
    if (location.hash === '#demo' && frame?.dataset['state'] === 'idle') button?.focus();
  }

  function start(): void {
    if (frame?.dataset['state'] === 'loading' || frame?.dataset['state'] === 'running') return;
    say('loading', LOADING);
    startIsland();
  }

  /** The built page leaves out what runs an island, and names the file that has it. */
  function startIsland(): void {
    const runtime = frame?.dataset['runtime'];
    if (runtime === undefined || customElements.get('astro-island')) {
      frame?.dispatchEvent(new Event('demo:play'));
      return;
    }
    // A script element, because a failed `import()` is remembered as failed by some browsers.
    const script = document.createElement('script');
    script.src = runtime;
    script.addEventListener('error', () => say('failed', FAILED));
    document.head.append(script);
  }

  function say(state: string, sentence: string): void {
    if (!frame) return;
    frame.dataset['state'] = state;
    const message = frame.querySelector('[data-demo-message]');
    if (message) message.textContent = sentence;
  }
}
