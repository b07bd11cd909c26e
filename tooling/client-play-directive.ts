import type { ClientDirective } from 'astro';

/**
 * Starts an island when its demo is played: at once if it has been already, which is what brought this script. The names are
 * shared with src/stage/offer-play.ts; what Astro puts into a page imports nothing.
 */
const play: ClientDirective = (load, _options, island) => {
  const frame = island.closest<HTMLElement>('[data-widget="demo"]');
  if (!frame) throw new Error('client:play works only inside a DemoFrame.');

  const start = async () => {
    const hydrate = await load();
    await hydrate();
  };
  frame.addEventListener('demo:play', () => void start());
  if (frame.dataset['state'] === 'loading') void start();
};

export default play;
