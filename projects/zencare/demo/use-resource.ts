import { useEffect, useRef, useState } from 'react';

export type ResourceState<Resource> =
  | { readonly status: 'closed' | 'opening' }
  | { readonly status: 'open'; readonly resource: Resource }
  | { readonly status: 'refused'; readonly reason: unknown };

interface Handling<Resource> {
  /** Asks for it. What arrives after the signal was aborted is closed at once. */
  open: (signal: AbortSignal) => Promise<Resource>;
  close: (resource: Resource) => void;
}

/**
 * Something that has to be given back: a microphone, an audio context, a connection. Leaving the demo, Reset and `close` give
 * it back, also when it is still being asked for: a permission that is granted too late leaves nothing open.
 */
export function useResource<Resource>(handling: Handling<Resource>) {
  const [state, setState] = useState<ResourceState<Resource>>({ status: 'closed' });
  const release = useRef<() => void>(() => undefined);

  const close = () => {
    release.current();
    release.current = () => undefined;
    setState({ status: 'closed' });
  };

  const open = () => {
    release.current();
    const abort = new AbortController();
    const { signal } = abort;
    release.current = () => abort.abort();
    setState({ status: 'opening' });
    handling.open(signal).then(
      (resource) => {
        if (signal.aborted) {
          handling.close(resource);
          return;
        }
        signal.addEventListener('abort', () => handling.close(resource));
        setState({ status: 'open', resource });
      },
      (reason: unknown) => {
        if (!signal.aborted) setState({ status: 'refused', reason });
      },
    );
  };

  useEffect(() => () => release.current(), []);
  return { state, open, close };
}
