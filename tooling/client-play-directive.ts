import type { ClientDirective } from 'astro';

/** The names this shares with src/demos/kit/DemoFrame.tsx; a bundle inlined in every demo page imports nothing. */
const FRAME = '[data-widget="demo"]';
const BUTTON = '[data-demo-play]';
const MESSAGE = '[data-demo-message]';

const LOADING = 'Loading the demo.';
const FAILED =
  'The demo could not be loaded. Check the connection and press Play again; the text below does not depend on it.';

/** The stage sets `running` itself, once it is drawn; everything before that is said here. */
const play: ClientDirective = (load, _options, island) => {
  const frame = island.closest<HTMLElement>(FRAME);
  const button = frame?.querySelector(BUTTON);
  if (!frame || !button) throw new Error('client:play works only inside a DemoFrame.');

  button.addEventListener('click', () => {
    if (frame.dataset['state'] === 'loading') return;
    say('loading', LOADING);
    void start();
  });
  // Astro reports a failed download with this event and then carries on as if nothing had happened.
  island.addEventListener('astro:hydration-error', (event) => {
    event.preventDefault();
    say('failed', FAILED);
  });

  async function start(): Promise<void> {
    const hydrate = await load();
    await hydrate();
  }

  function say(state: string, sentence: string): void {
    if (!frame) return;
    frame.dataset['state'] = state;
    const message = frame.querySelector(MESSAGE);
    if (message) message.textContent = sentence;
  }
};

export default play;
