import { ENTRIES, replacing, testMistakes } from '../tests/support/mistakes';
import { flac, m4a, mp3 } from '../tests/support/recordings';

const STREAM = 'content/stream/stream.mdx';
const WAV = 'content/stream/media/plane.wav';

testMistakes([
  {
    mistake: 'an entry of an unknown type',
    make: replacing(ENTRIES, 'type: text', 'type: video'),
    at: `${ENTRIES}:1`,
    field: '[0].type',
    says: 'Write type as text, audio or spotify',
  },
  {
    mistake: "an entry with another type's field",
    make: replacing(ENTRIES, 'description: On glue', 'description: On glue\n  href: /about'),
    at: `${ENTRIES}:4`,
    field: '[0].href',
    says: 'correct the spelling or remove it',
  },
  {
    mistake: 'a moment without a time zone',
    make: replacing(ENTRIES, '21:10:00+05:30', '21:10:00'),
    at: `${ENTRIES}:2`,
    field: '[0].date',
    says: 'with its time zone',
  },
  {
    mistake: 'a Spotify page instead of its player',
    make: replacing(
      ENTRIES,
      'iframe: https://open.spotify.com/embed/',
      'iframe: https://open.spotify.com/',
    ),
    at: `${ENTRIES}:14`,
    field: '[2].iframe',
    says: 'Write the embed address',
  },
  {
    mistake: 'a stream page without a title',
    make: replacing(STREAM, 'title: Stream', 'name: Stream'),
    at: `${STREAM}:2`,
    field: 'title',
    says: 'is missing. Write the title of the page',
  },
  {
    mistake: 'a recording that does not exist',
    make: (content) => content.remove(WAV),
    at: `${ENTRIES}:9`,
    field: '[1].src',
    says: `there is no file at ${WAV}. Put the recording there`,
  },
  {
    mistake: 'a recording that is empty',
    make: (content) => content.write(WAV, ''),
    at: `${ENTRIES}:9`,
    field: '[1].src',
    says: 'is empty. Export the recording again',
  },
  {
    mistake: 'a recording in a format that browsers refuse',
    make: (content) => {
      content.write('content/stream/media/plane.aiff', 'FORM');
      content.replace(ENTRIES, 'plane.wav', 'plane.aiff');
    },
    at: `${ENTRIES}:9`,
    field: '[1].src',
    says: 'browsers do not play .aiff. Convert the recording to mp3',
  },
  {
    mistake: 'a recording that is not what its ending says',
    make: (content) => content.write(WAV, '<!doctype html>'),
    at: `${ENTRIES}:9`,
    field: '[1].src',
    says: 'plane.wav is no sound that browsers know. Export the recording again',
  },
  {
    mistake: 'a recording with the ending of another format',
    make: (content) => content.write(WAV, flac),
    at: `${ENTRIES}:9`,
    field: '[1].src',
    says: 'plane.wav is named .wav but holds flac. Export the recording again',
  },
  {
    mistake: 'a recording outside of its folder',
    make: replacing(ENTRIES, './media/plane.wav', '/music/plane.wav'),
    at: `${ENTRIES}:9`,
    field: '[1].src',
    says: 'Put the recording in content/stream/media',
  },
  {
    mistake: 'two entries of one minute',
    make: replacing(
      ENTRIES,
      'type: audio',
      "type: text\n  date: '2026-10-25T21:10:30+05:30'\n  description: On time\n  text: Late.\n- type: audio",
    ),
    at: `${ENTRIES}:6`,
    field: '[1].date',
    says: 'Change the time of one by a minute',
  },
  {
    mistake: 'a recording without a waveform',
    make: (content) => content.remove('content/stream/media/plane.peaks.json'),
    at: WAV,
    says: 'it has no waveform, or one of other audio. Run "npm run waveforms".',
    isAdvice: true,
  },
  {
    mistake: 'a waveform of other audio',
    make: (content) => {
      content.write('content/stream/media/plane.mp3', mp3);
      content.remove(WAV);
      content.replace(ENTRIES, 'plane.wav', 'plane.mp3');
    },
    at: 'content/stream/media/plane.mp3',
    says: 'one of other audio',
    isAdvice: true,
  },
  {
    mistake: 'M4A, of which no waveform can be computed',
    make: (content) => content.write('content/stream/media/take.m4a', m4a('mp4a')),
    at: 'content/stream/media/take.m4a',
    says: 'Export it again as MP3: the waveform of an M4A file cannot be computed here.',
    isAdvice: true,
  },
  {
    mistake: 'a recording that no entry plays, in a format that browsers refuse',
    make: (content) => content.write('content/stream/media/take.aiff', 'FORM'),
    at: 'content/stream/media/take.aiff',
    says: 'browsers do not play .aiff. Convert the recording to mp3',
    isAdvice: true,
  },
]);
