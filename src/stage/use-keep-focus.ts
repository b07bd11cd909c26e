import { useEffect } from 'react';
import type { RefObject } from 'react';

const FOCUSABLE =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]';

/**
 * When the control that has the focus disappears, hands the focus to what is nearest to its place. Otherwise it falls to the
 * body, and the next Tab starts again at the top of the page.
 */
export function useKeepFocus(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = stage;
    if (!current) return;
    let control: Element | undefined;
    let parents: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      control = target;
      parents = listParents(target, current);
    };
    const forget = () => {
      // Only later is it known whether the control has gone, or the visitor: both take the focus away.
      queueMicrotask(() => {
        if (control && isUsable(control) && document.activeElement !== control) control = undefined;
      });
    };
    const observer = new MutationObserver(() => {
      if (!control || isUsable(control) || document.activeElement !== document.body) return;
      const place = parents.find(isUsable);
      const next = place?.querySelector<HTMLElement>(FOCUSABLE) ?? current;
      next.focus({ preventScroll: true });
    });
    observer.observe(current, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    current.addEventListener('focusin', remember);
    current.addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      current.removeEventListener('focusin', remember);
      current.removeEventListener('focusout', forget);
    };
  }, [stage]);
}

/** From the nearest to the stage itself. */
function listParents(element: Element, stage: Element): Element[] {
  const parents: Element[] = [];
  for (let one = element.parentElement; one && one !== stage.parentElement; one = one.parentElement)
    parents.push(one);
  return parents;
}

function isUsable(element: Element): boolean {
  return element.isConnected && !element.matches(':disabled') && !element.closest('[hidden]');
}
