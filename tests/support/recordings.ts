const FRAME_BYTES = 417;

/** Silence as MPEG 1, layer 3, 128 kbit/s at 44.1 kHz. */
export const mp3 = Buffer.concat(
  Array.from({ length: 4 }, () =>
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(FRAME_BYTES - 4)]),
  ),
);

/** The header of a FLAC file without samples. */
export const flac = Buffer.concat([text('fLaC\u0080\0\0\u0022'), Buffer.alloc(34)]);

/** An M4A file without samples, in a codec such as mp4a or alac. */
export function m4a(codec: string, artist = 'Nobody'): Buffer {
  const samples = atom('stsd', number(0), number(1), atom(codec, Buffer.alloc(28)));
  const track = atom(
    'mdia',
    atom('mdhd', Buffer.alloc(24)),
    atom('hdlr', text('\0\0\0\0\0\0\0\0soun'), Buffer.alloc(12)),
    atom('minf', atom('stbl', samples)),
  );
  const names = atom('ilst', atom('\u00a9ART', atom('data', number(1), number(0), text(artist))));
  return Buffer.concat([
    atom('ftyp', text('M4A \0\0\0\0M4A isom')),
    atom(
      'moov',
      atom('mvhd', Buffer.alloc(100)),
      atom('trak', atom('tkhd', Buffer.alloc(84)), track),
      atom('udta', atom('meta', number(0), names)),
    ),
    atom('mdat'),
  ]);
}

/** A box of an MP4 file: its length, its name of four letters, and what is in it. */
export function atom(name: string, ...inside: Buffer[]): Buffer {
  const content = Buffer.concat(inside);
  return Buffer.concat([number(content.length + 8), text(name), content]);
}

function number(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1');
}
