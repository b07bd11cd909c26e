/** Decoded sound has four bytes for every sample: ten minutes in stereo are some 220 MB, whatever the file weighs. */
const LONGEST_S = 600;

/** A sentence, or `undefined` when it is short enough or its length is not known. */
export function findLengthProblem(name: string, seconds: number | undefined): string | undefined {
  if (seconds === undefined || !(seconds > LONGEST_S)) return undefined;
  const minutes = Math.round(seconds / 60).toLocaleString('en');
  return `${name} is ${minutes} minutes long, and ten is the most that this page unpacks. Choose a shorter one.`;
}

/** How long a sound file says it is, in seconds, before anything of it is decoded; `undefined` where that cannot be read. */
export function readLength(file: ArrayBuffer): number | undefined {
  const bytes = new DataView(file);
  const start = skipId3(bytes);
  try {
    const [length] = [readFlac, readWave, readOgg, readMp4, readMp3]
      .map((read) => read(bytes, start))
      .filter((seconds) => seconds !== undefined);
    return length;
  } catch {
    // A header that is cut off has no length; decoding will say so.
    return undefined;
  }
}

type Read = (bytes: DataView, start: number) => number | undefined;

const readFlac: Read = (bytes, start) => {
  if (!says(bytes, start, 'fLaC')) return undefined;
  const info = start + 8;
  const rate = bytes.getUint32(info + 10) >>> 12;
  const samples = (bytes.getUint8(info + 13) & 0x0f) * 2 ** 32 + bytes.getUint32(info + 14);
  return lengthOf(samples, rate);
};

const readWave: Read = (bytes) => {
  if (!says(bytes, 0, 'RIFF') || !says(bytes, 8, 'WAVE')) return undefined;
  let bytesPerSecond = 0;
  for (let chunk = 12; chunk + 8 <= bytes.byteLength;) {
    const size = bytes.getUint32(chunk + 4, true);
    if (says(bytes, chunk, 'fmt ')) bytesPerSecond = bytes.getUint32(chunk + 16, true);
    if (says(bytes, chunk, 'data'))
      return lengthOf(Math.min(size, bytes.byteLength - chunk - 8), bytesPerSecond);
    chunk += 8 + size + (size % 2);
  }
  return undefined;
};

/** The last page says how many samples there are up to its end. */
const readOgg: Read = (bytes) => {
  if (!says(bytes, 0, 'OggS')) return undefined;
  const first = 27 + bytes.getUint8(26);
  // Opus counts in 48,000ths whatever it was recorded at.
  const rate = says(bytes, first, 'OpusHead') ? 48_000 : bytes.getUint32(first + 12, true);
  let page = bytes.byteLength - 27;
  // It ends at the first page, if there is no other.
  while (!says(bytes, page, 'OggS')) page -= 1;
  return lengthOf(Number(bytes.getBigInt64(page + 6, true)), rate);
};

const readMp4: Read = (bytes) => {
  if (!says(bytes, 4, 'ftyp')) return undefined;
  const movie = findBox(bytes, 0, bytes.byteLength, 'moov');
  const header = movie && findBox(bytes, movie.from, movie.to, 'mvhd');
  if (!header) return undefined;
  const isLong = bytes.getUint8(header.from) === 1;
  const rate = bytes.getUint32(header.from + (isLong ? 20 : 12));
  const units = isLong
    ? Number(bytes.getBigUint64(header.from + 24))
    : bytes.getUint32(header.from + 16);
  return lengthOf(units, rate);
};

function findBox(
  bytes: DataView,
  from: number,
  to: number,
  name: string,
): { from: number; to: number } | undefined {
  for (let box = from; box + 8 <= to;) {
    const size = bytes.getUint32(box);
    if (size < 8) return undefined;
    if (says(bytes, box + 4, name)) return { from: box + 8, to: Math.min(box + size, to) };
    box += size;
  }
  return undefined;
}

const MP3_RATES = [44_100, 48_000, 32_000];
/** Thousands of bits a second by their index, for MPEG 1 and for the slower ones after it; layer 3. */
const MP3_BITS = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
];

/** By the count of frames where there is one, and otherwise by the bits of the first frame. */
const readMp3: Read = (bytes, start) => {
  const head = bytes.getUint32(start);
  const [version, layer] = [(head >>> 19) & 3, (head >>> 17) & 3];
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== 1) return undefined;
  const isFirst = version === 3;
  const rate = (MP3_RATES[(head >>> 10) & 3] ?? 0) / (isFirst ? 1 : version === 2 ? 2 : 4);
  const kilobits = MP3_BITS[isFirst ? 0 : 1]?.[(head >>> 12) & 15] ?? 0;
  const isMono = ((head >>> 6) & 3) === 3;
  const tag = start + 4 + (isFirst ? (isMono ? 17 : 32) : isMono ? 9 : 17);
  const isCounted =
    (says(bytes, tag, 'Xing') || says(bytes, tag, 'Info')) && (bytes.getUint32(tag + 4) & 1) === 1;
  if (isCounted) return lengthOf(bytes.getUint32(tag + 8) * (isFirst ? 1_152 : 576), rate);
  return lengthOf((bytes.byteLength - start) * 8, kilobits * 1_000);
};

/** Past the tags that may stand before the sound; each byte of their size has seven bits. */
function skipId3(bytes: DataView): number {
  if (bytes.byteLength < 10 || !says(bytes, 0, 'ID3')) return 0;
  return 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + (bytes.getUint8(at) & 0x7f), 0);
}

function says(bytes: DataView, at: number, text: string): boolean {
  if (at + text.length > bytes.byteLength) return false;
  return Array.from(text).every(
    (letter, index) => bytes.getUint8(at + index) === letter.charCodeAt(0),
  );
}

function lengthOf(units: number, perSecond: number): number | undefined {
  return units > 0 && perSecond > 0 ? units / perSecond : undefined;
}
