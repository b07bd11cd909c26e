/** Gives back what was written `samples` writes ago. Read before writing. */
export interface DelayLine {
  read: () => number;
  write: (value: number) => void;
}

/** Starts out silent. */
export function createDelayLine(samples: number): DelayLine {
  const memory = new Float32Array(samples);
  let head = 0;
  return {
    read: () => memory[head] ?? 0,
    write: (value) => {
      memory[head] = value;
      head = (head + 1) % samples;
    },
  };
}
