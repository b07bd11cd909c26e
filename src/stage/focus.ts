import { useEffect } from 'react';

/** Takes the focus that Play left behind, and nobody else's: after Reset it stays on Reset. */
export function takeFocusFromPlay(element: HTMLElement | null): void {
  const { activeElement } = document;
  const isFree =
    activeElement === document.body || activeElement?.matches('[data-room], [data-demo-play]');
  if (isFree === true) element?.focus({ preventScroll: true });
}

/** Where the keyboard begins: at the handle that asks to be moved, or the first. Nowhere while the opening act plays. */
export function firstHandle(stage: HTMLElement): HTMLElement | null {
  if (stage.dataset['opening'] === 'playing') return null;
  const lit = stage.querySelector<HTMLElement>('[data-handle][data-lit="true"]');
  return lit ?? stage.querySelector<HTMLElement>('[data-handle]');
}

/**
 * From the beginning of the stage, where Play and a press beside everything leave the focus, Tab goes to the handle that asks to
 * be moved, and not to the first number of the sentence.
 */
export function useTabToHandle(stage: HTMLElement): void {
  useEffect(() => {
    const goToHandle = (event: KeyboardEvent) => {
      const { key, shiftKey, target } = event;
      const isAtStart = target instanceof Element && target.matches('[data-room]');
      if (key !== 'Tab' || shiftKey || !isAtStart) return;
      const handle = firstHandle(stage);
      // Tab has just ended the act, and its last frame, not drawn yet, will give the focus to the handle.
      if (!handle && stage.dataset['opening'] !== 'playing') return;
      event.preventDefault();
      handle?.focus();
    };
    stage.addEventListener('keydown', goToHandle);
    return () => stage.removeEventListener('keydown', goToHandle);
  }, [stage]);
}

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/**
 * When the control that has the focus disappears, hands the focus to what is nearest to its place. Otherwise it falls to the
 * body, and the next Tab starts again at the top of the page.
 */
export function useKeepFocus(stage: HTMLElement): void {
  useEffect(() => {
    let control: Element | undefined;
    let parents: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      control = target;
      parents = listParents(target, stage);
    };
    const forget = () => {
      // Only later is it known whether the control has gone, or the visitor: both take the focus away.
      queueMicrotask(() => {
        if (control && isUsable(control) && document.activeElement !== control) control = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!control || isUsable(control) || document.activeElement !== document.body) return;
      const next = parents
        .filter(isUsable)
        .map((place) => place.querySelector<HTMLElement>(FOCUSABLE))
        .find((one) => one !== null);
      next?.focus({ preventScroll: true });
    });
    observer.observe(stage, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    stage.addEventListener('focusin', remember);
    stage.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      stage.removeEventListener('focusin', remember);
      stage.removeEventListener('focusout', forget);
    };
  }, [stage]);
}

/** From the nearest to the last one inside the stage, which has Play behind it. */
function listParents(element: Element, stage: Element): Element[] {
  const parents: Element[] = [];
  for (let one = element.parentElement; one && one !== stage; one = one.parentElement)
    parents.push(one);
  return parents;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden]');
}
