import type { ClientDirective } from 'astro';

/**
 * Hydrates an island when its Play button is pressed; at once if it already was, because pressing it loads this script. The
 * event and attribute names repeat those of src/stage/offer-play.ts, because Astro bundles a directive without imports.
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
