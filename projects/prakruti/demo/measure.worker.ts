import { answerMessages } from '@/stage/answer-messages';

import { drawLeaves, PICTURE } from './draw-leaves';
import { composePage } from './page';
import { PARTS } from './trips';
import type { Part } from './trips';
import type { Measured, MeasureRequest } from './measured';

const SUBSETS = PARTS.reduce<readonly (readonly Part[])[]>(
  (sets, part) => [...sets, ...sets.map((set) => [...set, part])],
  [[]],
);

// What does not change with the request is fetched and drawn once.
const files = new Map<string, Promise<Blob>>();
const photos = new Map<number, Promise<Pick<Measured, 'photo'> & { readonly bytes: number }>>();

answerMessages(measure);

async function measure({ leaf, quality, script, font }: MeasureRequest): Promise<Measured> {
  const [photo, ownScript, ownFont, ...words] = await Promise.all([
    remember(photos, quality, () => takePhoto(quality)),
    remember(files, script, () => load(script)),
    remember(files, font, () => load(font)),
    ...SUBSETS.map((parts) => compress(new Blob([composePage(leaf, parts).html]))),
  ]);
  return {
    words: Object.fromEntries(SUBSETS.map((parts, index) => [parts.join(), words[index] ?? 0])),
    script: await compress(ownScript),
    scriptBefore: ownScript.size,
    // A font file is compressed already.
    font: ownFont.size,
    fontAddress: font,
    photo: photo.photo,
    photoBytes: photo.bytes,
  };
}

async function compress(blob: Blob): Promise<number> {
  const stream = blob.stream().pipeThrough(new CompressionStream('gzip'));
  const { byteLength } = await new Response(stream).arrayBuffer();
  return byteLength;
}

async function load(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} could not be measured.`);
  return response.blob();
}

async function takePhoto(quality: number) {
  const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  drawLeaves(context);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: quality / 100 });
  return { bytes: blob.size, photo: await writeAddress(blob) };
}

/** The picture as a data address, which the content security policy allows. */
function writeAddress(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') resolve(reader.result);
  });
  reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
  reader.readAsDataURL(blob);
  return promise;
}

function remember<Key, Value>(
  known: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const before = known.get(key);
  if (before) return before;
  const made = make();
  known.set(key, made);
  return made;
}
