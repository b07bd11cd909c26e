import { HTMLVisualElement } from 'motion-dom';

export const features = {
  renderer: (_: unknown, options: ConstructorParameters<typeof HTMLVisualElement>[0]) =>
    new HTMLVisualElement(options, { allowProjection: false }),
};
