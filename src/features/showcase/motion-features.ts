import { HTMLVisualElement } from 'motion-dom';

/**
 * The one feature of motion that the stack uses: writing motion values to an element. The library's smallest bundle adds an
 * animation engine that springs do not need, and a third more weight.
 */
export const features = {
  renderer: (_: unknown, options: ConstructorParameters<typeof HTMLVisualElement>[0]) =>
    new HTMLVisualElement(options, { allowProjection: false }),
};
