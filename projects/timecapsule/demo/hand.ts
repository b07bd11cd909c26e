import type { Puzzle } from './puzzle';

/** What a worker can be asked. */
export interface Requests {
  /** Two new primes, and how fast this device squares with them. */
  make: { readonly kind: 'make' };
  square: {
    readonly kind: 'square';
    readonly puzzle: Puzzle;
    readonly number: bigint;
    readonly times: number;
  };
  shortcut: { readonly kind: 'shortcut'; readonly puzzle: Puzzle; readonly order: bigint };
}

interface Replies {
  made: {
    readonly kind: 'made';
    readonly modulus: bigint;
    readonly order: bigint;
    readonly rate: number;
  };
  number: { readonly kind: 'number'; readonly number: bigint; readonly ms: number };
}

export type Reply = Replies[keyof Replies];

/** One worker that answers one request after the other. */
export interface Hand {
  make(): Promise<Replies['made']>;
  compute(request: Requests['square' | 'shortcut']): Promise<Replies['number']>;
  /** What it was asked is never answered. */
  end(): void;
}

/** Starts a worker (squaring.worker.ts). */
export function createHand(onFailure: (failure: Error) => void): Hand {
  const worker = new Worker(new URL('./squaring.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => onFailure(new Error('A worker stopped.')));
  let last: Promise<unknown> = Promise.resolve();

  function ask<Answer extends Reply>(request: Requests[keyof Requests]): Promise<Answer> {
    const asked = last.then(
      () =>
        new Promise<Answer>((resolve) => {
          const hear = ({ data }: MessageEvent<Answer>) => resolve(data);
          worker.addEventListener('message', hear, { once: true });
          worker.postMessage(request);
        }),
    );
    last = asked;
    return asked;
  }

  return {
    make: () => ask<Replies['made']>({ kind: 'make' }),
    compute: (request) => ask<Replies['number']>(request),
    end: () => worker.terminate(),
  };
}
