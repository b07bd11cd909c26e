import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * For what is pressed while an answer is being worked out (`useAnswer`, `useLatest`): it is done at once where the answer is
 * there, and otherwise when it arrives. A newer request forgets it.
 */
export function useAfterAnswer<Wish>(
  request: unknown,
  isCurrent: boolean,
  fulfil: (wish: Wish) => void,
): (wish: Wish) => void {
  const waiting = useRef<{ readonly request: unknown; readonly wish: Wish }>(null);
  const fulfilNow = useEffectEvent(fulfil);

  useEffect(() => {
    const { current } = waiting;
    if (!isCurrent || !current) return;
    waiting.current = null;
    if (current.request === request) fulfilNow(current.wish);
  }, [request, isCurrent]);

  return (wish) => {
    if (isCurrent) fulfil(wish);
    else waiting.current = { request, wish };
  };
}
