import {
  buildHTMLStyles,
  createBox,
  renderHTML,
  scrapeHTMLMotionValuesFromProps,
  VisualElement,
  type HTMLRenderState,
  type MotionNodeOptions,
  type ResolvedValues,
} from 'motion-dom';

/**
 * The renderer that motion needs for `m` components. Motion's smallest bundle adds an animation engine, a third more bytes,
 * and its own element class adds keyframes and unit conversion, a tenth more; springs need neither.
 */
export const features = {
  renderer: (_: unknown, options: ConstructorParameters<typeof StyledElement>[0]) =>
    new StyledElement(options),
};

/** Writes motion values to the style of an element. */
class StyledElement extends VisualElement<HTMLElement, HTMLRenderState> {
  type = 'html';

  override scrapeMotionValuesFromProps(
    ...props: Parameters<typeof scrapeHTMLMotionValuesFromProps>
  ) {
    return scrapeHTMLMotionValuesFromProps(...props);
  }

  build(state: HTMLRenderState, values: ResolvedValues, props: MotionNodeOptions): void {
    buildHTMLStyles(state, values, props.transformTemplate);
  }

  renderInstance = renderHTML;

  removeValueFromRenderState(key: string, { style, vars }: HTMLRenderState): void {
    Reflect.deleteProperty(style, key);
    Reflect.deleteProperty(vars, key);
  }

  // Only keyframes and layout animations use the rest.
  getBaseTargetFromProps = () => undefined;
  readValueFromInstance = () => undefined;
  measureInstanceViewportBox = createBox;
  sortInstanceNodePosition = () => 0;
}
