import sharp from 'sharp';

import { expect, test } from 'vitest';

import { ALPHA, findAll, replacing, testMistakes } from '../tests/support/mistakes';
import { PLACE } from '../tests/support/own-site';
import { createScratchContent } from '../tests/support/scratch-content';

const drawing = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#456' } });

testMistakes([
  {
    mistake: 'a photo with its place in public',
    make: async (content) => {
      content.write('public/me.jpg', await drawing().withExif(PLACE).jpeg().toBuffer());
    },
    at: 'public/me.jpg',
    says: 'it says where it was taken, and is published as it is. Export it without its location',
  },
  {
    mistake: 'a moving preview with its place',
    make: async (content) => {
      content.write('projects/alpha/desk.webp', await drawing().withExif(PLACE).webp().toBuffer());
      replacing(ALPHA, /^image: .*$/m, 'image: ./desk.webp')(content);
    },
    at: 'projects/alpha/desk.webp',
    says: 'it says where it was taken',
  },
  {
    mistake: 'a photo whose editor has written the place',
    make: async (content) => {
      const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>41</GPSLatitude></x:xmpmeta>';
      content.write('public/me.jpg', await drawing().withXmp(xmp).jpeg().toBuffer());
    },
    at: 'public/me.jpg',
    says: 'it says where it was taken',
  },
  {
    mistake: 'a video with its place',
    make: (content) => {
      content.write('projects/alpha/desk.mp4', Buffer.from('ftypmp42 \u00a9xyz+41.7', 'latin1'));
    },
    at: 'projects/alpha/desk.mp4',
    says: 'it says where it was taken',
  },
]);

test('a photo that pages show smaller may have its place, and others none', async () => {
  using content = createScratchContent();
  const camera = { IFD0: { Make: 'Camera' } };
  const photo = await drawing().withExif(PLACE).jpeg().toBuffer();
  content.write('projects/alpha/desk.jpg', photo);
  content.write('public/plain.png', await drawing().png().toBuffer());
  content.write('public/made.jpg', await drawing().withExif(camera).jpeg().toBuffer());
  content.write('projects/alpha/desk.mp4', 'ftypmp42');
  // Cut off in the middle of its directory.
  const at = photo.indexOf('Exif\0\0');
  content.write('public/damaged.jpg', Buffer.concat([photo.subarray(0, at + 12), Buffer.alloc(9)]));
  const found = await findAll(content.root);
  expect(found.filter(({ message }) => message.includes('where it was taken'))).toEqual([]);
});
