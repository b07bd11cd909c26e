/** Opens one source at a time. */
export interface SourceSwitch<Source> {
  /** Whatever was asked for before and has not arrived yet is given back when it does. */
  readonly choose: (source: Source) => void;
  /** Stops what plays and what is still asked for. */
  readonly stop: () => void;
}

interface Handling<Source, Input> {
  /** Rejects with an error whose message is a sentence for the visitor. */
  open: (source: Source) => Promise<Input>;
  close: (input: Input) => void;
  onOpen: (source: Source, input: Input) => void;
  /** What played before goes on. */
  onRefused: (sentence: string) => void;
}

/**
 * The last choice wins, in whatever order the answers arrive: a file takes longer to decode than a microphone takes to open,
 * and a permission may be granted after Reset.
 */
export function createSourceSwitch<Source, Input>({
  open,
  close,
  onOpen,
  onRefused,
}: Handling<Source, Input>): SourceSwitch<Source> {
  let newest = 0;
  let current: { readonly input: Input } | undefined;

  const drop = () => {
    if (current) close(current.input);
    current = undefined;
  };
  return {
    choose(source) {
      newest += 1;
      const turn = newest;
      open(source).then(
        (input) => {
          if (turn !== newest) {
            close(input);
            return;
          }
          drop();
          current = { input };
          onOpen(source, input);
        },
        (reason: unknown) => {
          if (turn === newest) onRefused(reason instanceof Error ? reason.message : String(reason));
        },
      );
    },
    stop() {
      newest += 1;
      drop();
    },
  };
}

/** Decoded sound is about ten times its file; beyond this a phone runs out of memory. */
export const LARGEST_FILE_BYTES = 50 * 1024 * 1024;

const MEGABYTE = 1024 * 1024;

/** A sentence, or `undefined` when the file may be tried. */
export function findFileProblem({
  size,
  name,
}: {
  size: number;
  name: string;
}): string | undefined {
  if (size === 0) return `${name} is empty.`;
  if (size < LARGEST_FILE_BYTES) return undefined;
  const megabytes = Math.round(size / MEGABYTE);
  return `${name} has ${megabytes} MB, and files have to stay under 50 MB here. Choose a shorter one.`;
}
