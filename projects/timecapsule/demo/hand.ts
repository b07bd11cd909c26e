import type { Puzzle } from './puzzle';

/** What a worker can be asked. */
export interface Requests {
  /** Two new primes, and how fast this device squares with them, unless that is known. */
  make: { readonly kind: 'make'; readonly rate: number | undefined };
  square: {
    readonly kind: 'square';
    readonly modulus: bigint;
    readonly number: bigint;
    readonly times: number;
  };
  shortcut: { readonly kind: 'shortcut'; readonly puzzle: Puzzle; readonly order: bigint };
}

interface Replies {
  make: { readonly modulus: bigint; readonly order: bigint; readonly rate: number };
  square: { readonly number: bigint; readonly ms: number };
  shortcut: { readonly numbers: readonly bigint[]; readonly squarings: number };
}

export type Reply = Replies[keyof Replies];

/** One worker that answers one request after the other. */
export interface Hand {
  make(rate: number | undefined): Promise<Replies['make']>;
  square(work: Omit<Requests['square'], 'kind'>): Promise<Replies['square']>;
  shortcut(puzzle: Puzzle, order: bigint): Promise<Replies['shortcut']>;
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
    make: (rate) => ask<Replies['make']>({ kind: 'make', rate }),
    square: (work) => ask<Replies['square']>({ kind: 'square', ...work }),
    shortcut: (puzzle, order) => ask<Replies['shortcut']>({ kind: 'shortcut', puzzle, order }),
    end: () => worker.terminate(),
  };
}
