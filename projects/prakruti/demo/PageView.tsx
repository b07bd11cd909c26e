import { createElement, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { composeBody, CSS } from './page';
import type { Order, Piece } from './page';
import { formatCount } from './words';

interface Props {
  order: Order;
  /** Of the whole page, and how many of them are there. */
  leaves: number;
  shown: number;
  /** Whether its words are there. */
  isReadable: boolean;
  /** Since it was sent, or until its words came. */
  waitedMs: number;
  /** Whether the sentence speaks of this one. */
  isChosen: boolean;
  /** Whether its words take more than one trip. */
  isLate: boolean;
  /** Whether its words came before those of the other. */
  isEarly: boolean;
}

/** The page as a reader has it, drawn from the text that is measured. */
export function PageView({ order, leaves, shown, isReadable, waitedMs, ...page }: Props) {
  const { root, host } = useShadowRoot();
  return (
    <figure
      className="prakruti__page"
      data-order={order}
      data-chosen={page.isChosen}
      data-early={page.isEarly}
    >
      {page.isEarly && <Burst />}
      <div
        className="prakruti__window"
        role="img"
        aria-label={`The page, words ${order}: a headline, a paragraph, leaves and one action`}
      >
        <div
          ref={host}
          className="prakruti__host"
          data-words={isReadable ? 'there' : 'away'}
          inert
          aria-hidden="true"
        />
        {root && createPortal(draw(composeBody(leaves, order, shown)), root)}
      </div>
      {(!isReadable || page.isLate) && (
        <p className="prakruti__clock" data-over={isReadable} aria-hidden="true">
          {formatCount(waitedMs)} ms
        </p>
      )}
      <figcaption aria-hidden="true">
        {isReadable ? (
          <>
            Read after <b>{formatCount(waitedMs)} ms</b>
          </>
        ) : (
          'No words yet'
        )}
      </figcaption>
    </figure>
  );
}

/** Leaves drift down behind the words that are there first. */
function Burst() {
  return (
    <p className="prakruti__burst" aria-hidden="true">
      {Array.from({ length: BURST_LEAVES }, (_, leaf) => {
        const turn: CSSProperties & Record<'--leaf', number> = { '--leaf': leaf };
        return <i key={leaf} style={turn} />;
      })}
    </p>
  );
}

const BURST_LEAVES = 14;

/** React's elements for a piece of the page. */
function draw({ tag, attributes, inside = [] }: Piece): ReactNode {
  return createElement(
    tag,
    { key: tag, ...attributes },
    inside.map((piece, index) =>
      typeof piece === 'string'
        ? piece
        : piece.tag === 'path'
          ? drawLeaf(piece, index)
          : draw(piece),
    ),
  );
}

/** Kept, so that React has nothing to compare: they are many, and drawn again with every frame. */
const drawn: ReactElement[] = [];

function drawLeaf({ tag, attributes }: Piece, index: number): ReactElement {
  return (drawn[index] ??= createElement(tag, { key: index, ...attributes }));
}

/** A root of its own, so that the page's style is the page's alone. */
function useShadowRoot() {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const { current } = host;
    if (current) setRoot(current.shadowRoot ?? current.attachShadow({ mode: 'open' }));
  }, []);
  useLayoutEffect(() => {
    if (root) dress(root);
  }, [root]);
  return { root, host };
}

/**
 * How words leave the page and come into it, and what drifts behind them; no part of the page. They are in sight from the
 * moment they are there, because the line below says when that was.
 */
const ENTRANCE =
  'main{overflow:hidden;background:none}' +
  'h1,p{width:fit-content;background:#fff;box-shadow:0 0 0 .3rem #fff}' +
  ':host([data-words=away]) div{transform:translateY(130cqb) rotate(9deg)}' +
  '@media (prefers-reduced-motion:no-preference){' +
  ':host([data-words=away]) div{transition:transform .5s cubic-bezier(.6,0,.9,.4)}' +
  ':host([data-words=there]) div{animation:arrive .3s cubic-bezier(.2,.7,.2,1)}}' +
  '@keyframes arrive{from{transform:translateY(.75rem)}}';

/** Constructed style sheets: the content security policy allows no other. */
function dress(root: ShadowRoot): void {
  root.adoptedStyleSheets = [CSS, ENTRANCE].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
}
