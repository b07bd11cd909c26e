import reload from '@tabler/icons/outline/reload.svg?raw';
import { createElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { createPortal } from 'react-dom';

import { Handle } from '@/stage/Handle';
import type { NumberControl } from '@/stage/number-control';
import { Icon } from '@/ui/Icon';

import { FONT_NAME, LEAF_VIEW_SIZE, leafPath } from './page';
import type { Page, Piece } from './page';
import { formatCount } from './words';

interface Props {
  frame: Ref<HTMLDivElement>;
  page: Page;
  leaf: NumberControl;
  /** Nothing is painted before the words are there. */
  isPainted: boolean;
  waitedMs: number;
  /** The picture, once it is there. */
  photo: string | undefined;
  /** The address of its font, once that is there. */
  font: string | undefined;
  /** Whether something is held over the page. */
  isOver: boolean;
  canReshape: boolean;
  /** Loads the page again. Unset: there is nothing to see again. */
  onLoad: (() => void) | undefined;
}

/** The page, drawn from the text that is measured; its leaf can be widened. */
export function PageView({ frame, page, leaf, isPainted, waitedMs, photo, ...props }: Props) {
  const { root, host } = useShadowRoot(page.css);
  const box = useLeafBox(root);
  useLateFont(props.font);
  return (
    <div ref={frame} className="prakruti__page" data-painted={isPainted} data-over={props.isOver}>
      <div
        className="prakruti__window"
        role="img"
        aria-label="The page: a headline, a paragraph, a leaf and one action"
      >
        <div ref={host} className="prakruti__host" inert aria-hidden="true" />
        {root && createPortal(draw(page.body, photo), root)}
      </div>
      {!isPainted && (
        <p className="prakruti__blank" aria-hidden="true">
          Nothing to read, {formatCount(waitedMs)} ms
        </p>
      )}
      {props.onLoad && (
        <button
          type="button"
          className="prakruti__again"
          aria-label="Load again"
          title="Load again"
          onClick={props.onLoad}
        >
          <Icon svg={reload} />
        </button>
      )}
      {props.canReshape && isPainted && box && (
        <>
          <Handle
            control={leaf}
            axis="x"
            at={{ x: box.x + (leaf.value / 2) * box.scale, y: box.y }}
            valueAt={(place) => (2 * (place - box.x)) / box.scale}
          />
          <p className="prakruti__path" aria-hidden="true">
            2 arcs, {leafPath(leaf.value).length} characters
          </p>
        </>
      )}
    </div>
  );
}

/** React's elements for a piece of the page. The picture has its address only once it has arrived. */
function draw({ tag, attributes, inside = [] }: Piece, photo: string | undefined): ReactNode {
  // The key keeps the leaf the same element when a picture comes before it.
  const own = { key: tag, ...attributes };
  if (tag === 'img') return createElement(tag, { ...own, src: photo });
  const parts = inside.map((piece) => (typeof piece === 'string' ? piece : draw(piece, photo)));
  return createElement(tag, own, parts);
}

/** A root of its own, so that the page's style is the page's alone. */
function useShadowRoot(css: string) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const { current } = host;
    if (current) setRoot(current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
  }, []);
  useLayoutEffect(() => {
    if (root) dress(root, css);
  }, [root, css]);
  return { root, host };
}

/** Constructed style sheets: the content security policy allows no other. */
function dress(root: ShadowRoot, css: string): void {
  const [own, added] = [new CSSStyleSheet(), new CSSStyleSheet()];
  own.replaceSync(css);
  // A picture that has not come yet is not a broken one.
  added.replaceSync('img:not([src]){visibility:hidden}');
  root.adoptedStyleSheets = [own, added];
}

/** Gives the page its font from the moment it has arrived, and takes it away again. */
function useLateFont(address: string | undefined): void {
  useEffect(() => {
    if (address === undefined) return;
    const font = new FontFace(FONT_NAME, `url(${address})`, {
      weight: '400 760',
      stretch: '100% 125%',
      // Behind the fallback until it is there, as for any page.
      display: 'swap',
    });
    document.fonts.add(font);
    return () => {
      document.fonts.delete(font);
    };
  }, [address]);
}

/** The middle of the leaf in the page, and pixels per unit of its drawing. */
function useLeafBox(root: ShadowRoot | undefined) {
  const [box, setBox] = useState<{ x: number; y: number; scale: number }>();
  useEffect(() => {
    const leaf = root?.querySelector('svg');
    const frame = root?.host.closest('.prakruti__page');
    if (!leaf || !frame || !root) return;
    const observer = new ResizeObserver(() => {
      const [inner, outer] = [leaf.getBoundingClientRect(), frame.getBoundingClientRect()];
      setBox({
        x: inner.left - outer.left - frame.clientLeft + inner.width / 2,
        y: inner.top - outer.top - frame.clientTop + inner.height / 2,
        scale: Math.min(inner.width / LEAF_VIEW_SIZE.width, inner.height / LEAF_VIEW_SIZE.height),
      });
    });
    observer.observe(leaf);
    observer.observe(root.host);
    return () => observer.disconnect();
  }, [root]);
  return box;
}
