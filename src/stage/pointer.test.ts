// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';

import { placeIn, zoomOf } from './pointer';

const ZOOM = 'currentCSSZoom';

function elementAt(left: number, top: number): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, top, 100, 50);
  return element;
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, ZOOM);
});

test('a press is where it is seen, also in an element that is drawn in small', () => {
  Object.defineProperty(Element.prototype, ZOOM, { value: 0.5, configurable: true });
  const element = elementAt(20, 10);
  expect(zoomOf(element)).toBe(0.5);
  expect(placeIn(element, { clientX: 50, clientY: 20 })).toEqual({ x: 60, y: 20 });
});

test('a browser that does not tell of a zoom is taken to have none', () => {
  expect(placeIn(elementAt(20, 10), { clientX: 50, clientY: 20 })).toEqual({ x: 30, y: 10 });
});
