import type { Page } from '@playwright/test';

/** Properties that browsers animate without the main thread. */
const ON_THE_COMPOSITOR = ['opacity', 'transform', 'translate', 'rotate', 'scale'];

/**
 * Lists endless animations that use the main thread for every frame: because of the property they change, or because they run
 * inside another animated element.
 */
export async function findCostlyAnimations(page: Page): Promise<string[]> {
  return page.evaluate((cheap) => {
    const endless = document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || !effect.target) return [];
      if (effect.getComputedTiming().iterations !== Infinity) return [];
      return [{ effect, target: effect.target }];
    });
    const changes = endless.flatMap(({ effect, target }) =>
      effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter((name) => !/^(offset|computedOffset|easing|composite)$/.test(name))
        .filter((name) => !cheap.includes(name))
        .map((name) => `${target.className} changes ${name}`),
    );
    const nested = endless
      .filter(({ effect, target }) =>
        endless.some(
          (other) =>
            other.effect.pseudoElement === null &&
            other.target.contains(target) &&
            (other.target !== target || effect.pseudoElement !== null),
        ),
      )
      .map(({ target }) => `${target.className} moves inside something that moves`);
    return [...changes, ...nested];
  }, ON_THE_COMPOSITOR);
}
