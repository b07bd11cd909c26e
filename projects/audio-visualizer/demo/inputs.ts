import { findLengthProblem, readLength } from './sound-length';
import { findFileProblem } from './source-switch';

/** Where sound comes from that is not played on the disc. */
export type Source =
  | { readonly kind: 'track'; readonly url: string }
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'microphone' };

const [firstTrack] = Object.values(
  import.meta.glob<string>('/content/stream/media/*.{mp3,m4a,ogg,wav,flac}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

/** The address of one of the site's own recordings, whichever comes first; undefined where its owner has none. */
export const TRACK_URL: string | undefined = firstTrack;

export interface Input {
  readonly node: AudioNode;
  /** A microphone through the speaker would howl. */
  readonly isHeard: boolean;
  readonly stop: () => void;
}

/** Made for calls, these three take away most of what a spectrum is there to show. */
const UNTOUCHED = { echoCancellation: false, noiseSuppression: false, autoGainControl: false };

/** Opens a source; rejects with a sentence for the visitor. */
export async function openInput(context: AudioContext, source: Source): Promise<Input> {
  if (source.kind === 'microphone') return openMicrophone(context);
  if (source.kind === 'track') return loop(context, await loadTrack(source.url), TRACK_PROBLEM);
  const { file } = source;
  const { name } = file;
  refuse(findFileProblem(file));
  const encoded = await file.arrayBuffer();
  refuse(findLengthProblem(name, readLength(encoded)));
  return loop(
    context,
    encoded,
    `${name} could not be read as sound. Try an mp3, m4a, ogg, wav or flac file.`,
    // Where its header did not say how long it is, or lied.
    ({ duration }) => refuse(findLengthProblem(name, duration)),
  );
}

function refuse(problem: string | undefined): void {
  if (problem !== undefined) throw new Error(problem);
}

/** Gives a source back. */
export function closeInput({ node, stop }: Input): void {
  node.disconnect();
  stop();
}

const TRACK_PROBLEM =
  'The recording could not be loaded. Check the connection and choose it again.';

async function loadTrack(url: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url);
    if (answer.ok) return await answer.arrayBuffer();
  } catch {
    // The same sentence as for a bad answer.
  }
  throw new Error(TRACK_PROBLEM);
}

async function loop(
  context: AudioContext,
  encoded: ArrayBuffer,
  problem: string,
  check: (buffer: AudioBuffer) => void = () => undefined,
): Promise<Input> {
  const buffer = await context.decodeAudioData(encoded).catch((cause: unknown) => {
    throw new Error(problem, { cause });
  });
  check(buffer);
  const node = new AudioBufferSourceNode(context, { buffer, loop: true });
  node.start();
  return { node, isHeard: true, stop: () => node.stop() };
}

async function openMicrophone(context: AudioContext): Promise<Input> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: UNTOUCHED });
    return {
      node: new MediaStreamAudioSourceNode(context, { mediaStream: stream }),
      isHeard: false,
      stop: () => {
        for (const track of stream.getTracks()) track.stop();
      },
    };
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError';
    throw new Error(
      isMissing
        ? 'No microphone was found. Everything else works without one.'
        : 'The microphone was not allowed. Everything else works without it.',
      { cause: error },
    );
  }
}
