import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';

import { findPlace, overlap } from './find-place';
import type { Box } from './find-place';
import { firstHandle } from './focus';

interface Props {
  name: string;
  stage: HTMLElement;
  children: ReactNode;
}

/** Where there is no room beside the drawing, and the drawer is a sheet over its lower part. As in kit-controls.css. */
const IS_SHEET = '(max-width: 47.99rem), (max-height: 30rem)';

/** For the curious. It lies over the drawing, which stays as large as it was, and its button stays under the pointer. */
export function Drawer({ name, stage, children }: Props) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  usePlace(body, stage, isOpen);
  useEffect(() => {
    const { current } = drawer;
    if (!isOpen || !current) return;
    body.current?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const hadFocus = current.contains(document.activeElement);
      current.open = false;
      if (hadFocus) current.querySelector('summary')?.focus({ preventScroll: true });
    };
    const onPress = ({ target, detail }: MouseEvent) => {
      if (!(target instanceof Element) || current.contains(target)) return;
      // What keys do outside, without a press, may be read in the drawer. A dare is a new show.
      if (detail > 0 || target.closest('[data-dare]')) current.open = false;
    };
    stage.addEventListener('keydown', onKey);
    // Before React answers, which may take away what was pressed inside.
    document.addEventListener('click', onPress, { capture: true });
    return () => {
      stage.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onPress, { capture: true });
    };
  }, [isOpen, stage]);
  return (
    <details
      ref={drawer}
      className="more"
      data-more
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="stage-chip">{name}</summary>
      {isOpen && (
        <div ref={body} className="more__body" role="region" aria-label={name} tabIndex={-1}>
          {children}
        </div>
      )}
    </details>
  );
}

/** Between the drawer and what it must not cover, in pixels. */
const GAP_PX = 12;

/** Puts the drawer over its button, where it does not cover the sentence; and again when that grows under it. */
function usePlace(body: RefObject<HTMLElement | null>, stage: HTMLElement, isOpen: boolean): void {
  useLayoutEffect(() => {
    const drawer = body.current;
    const scene = stage.querySelector<HTMLElement>('.scene');
    const foot = drawer?.closest<HTMLElement>('.foot__end');
    const button = foot?.querySelector('summary');
    const sentence = scene?.querySelector('[data-sentence]');
    if (!isOpen || !drawer || !scene || !foot || !button) return;

    // The button stays on the screen by itself, and the sentence must be there as well.
    if (sentence && sentence.getBoundingClientRect().top < 0) sentence.scrollIntoView();

    let placed: Box | undefined;
    let seen = '';
    const place = () => {
      const isSheet = matchMedia(IS_SHEET).matches;
      const room = measureRoom(stage, foot, isSheet);
      const kept = sentence ? boxOfText(sentence) : { ...room, bottom: room.top };
      const isMoved = JSON.stringify(room) !== seen;
      if (!isMoved && placed && !overlap(placed, kept)) return;
      seen = JSON.stringify(room);
      const handle = firstHandle(stage);
      placed = isSheet
        ? findPlace({ room, kept, spared: [] })
        : findPlace({
            room,
            button: button.getBoundingClientRect(),
            kept,
            spared: handle ? [boxOf(handle)] : [],
          });
      const { left: footLeft, top: footTop } = foot.getBoundingClientRect();
      Object.assign(drawer.style, {
        left: `${placed.left - footLeft}px`,
        bottom: `calc(100% + ${footTop - placed.bottom}px)`,
        width: `${placed.right - placed.left}px`,
        maxHeight: `${placed.bottom - placed.top}px`,
      });
    };
    place();
    const sizes = new ResizeObserver(place);
    sizes.observe(scene);
    sizes.observe(foot);
    const changes = new MutationObserver(place);
    changes.observe(scene, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('scroll', place, { capture: true });
    };
  }, [body, stage, isOpen]);
}

/** From the title down to the row of the button, and as wide as what stands in it; a sheet is as wide as the stage. */
function measureRoom(stage: HTMLElement, foot: HTMLElement, isSheet: boolean): Box {
  const { left, right, top } = stage.getBoundingClientRect();
  const title = stage.querySelector('.stage__title');
  const tools = foot.querySelector('.stage-tools') ?? foot;
  const edge = isSheet ? 0 : right - tools.getBoundingClientRect().right;
  return {
    left: left + edge,
    top: Math.max(0, title ? boxOf(title).bottom : top),
    right: right - edge,
    bottom: foot.getBoundingClientRect().top - (isSheet ? 0 : GAP_PX),
  };
}

/** The box around the words, which may be narrower than their element. */
function boxOfText(element: Element): Box {
  const words = document.createRange();
  words.selectNodeContents(element);
  return boxOf(words);
}

function boxOf(one: Element | Range): Box {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return { left: left - GAP_PX, top: top - GAP_PX, right: right + GAP_PX, bottom: bottom + GAP_PX };
}
