/** Values of the sample content by file and the last name of their field. A file of the owner has none of them. */
export const SAMPLE_VALUES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    'content/profile.yaml': {
      name: ['Student Developer'],
      role: ['Student developer and software engineer'],
      headline: [
        'I build things people can *press play* on: web apps, small models and smart contracts.',
      ],
      intro: [
        'I am a student developer. I work as a software engineer and sit on the core team of a campus code club. I like projects that people can try.',
      ],
      projectsIntro: [
        'Side A is the earlier work, side B the later. Every sleeve opens a write-up with its decisions and its weak points.',
      ],
      company: ['Software company', 'Campus code club'],
      use: [
        'This site, with static pages and interactive parts',
        'Rules for rentals, custody, minting and sealed messages, and their flaws',
        'Estimating a monthly investment and its chance of success',
        'Checking claims, scheduling pictures, sorting scores into bands',
        'Chat, and pictures that follow the hand',
        'Spectrum analysis and 3D drawing in the browser',
        'Balances on six chains',
        'Responsive layout, drawings and page transitions',
      ],
      marqueeWords: ['Realtime chat', 'Community juries', 'Time locks', 'Traceability'],
    },
    'content/principles.yaml': {
      title: [
        'I write down why',
        'I count what a page costs',
        'I build the plain page first',
        'I leave visitors alone',
        'I make mistakes easy to repair',
        'I say what I would change',
      ],
    },
    'content/stream/entries.yaml': {
      description: ['On demos'],
      title: ['First Pressing', 'Cut To The Feeling'],
    },
  };

/** The links of the sample's profile. */
export const SAMPLE_LINKS: readonly string[] = [
  'https://github.com/',
  'https://www.linkedin.com/',
  'https://x.com/',
  'https://open.spotify.com/',
  'mailto:hello@example.com',
];

/** The description of every sample project, by slug. An owner's project of the same name has another one. */
export const SAMPLE_PROJECTS: Readonly<Record<string, string>> = {
  'audio-visualizer': 'Draws any sound as a 3D spectrum in which every octave has the same width.',
  auditrix:
    'An AI smart-contract auditor that checks every claim of its model against the source code.',
  fairbnb:
    'A rental marketplace on a blockchain in which a community jury decides who gets the deposit.',
  imaginix:
    'A drawing tool that sends your sketch to an AI image model and repaints it while the pen is moving.',
  oldportfolio:
    'An older, animation-heavy portfolio, and a verdict on each kind of effect: keep it or cut it.',
  pkmb: 'A memecoin and an NFT mint that deals its rare pictures with a sealed number and a later block hash.',
  portfolio:
    'This site. Static HTML pages that load React only for the song, the covers and the demos.',
  prakruti:
    'A minimal landing page whose text, style and drawing fit into the first 14,600 bytes a server sends.',
  silkroad:
    'Traces packs of drugs on a blockchain. A change of custody needs the sender and the receiver.',
  sipwise:
    'Computes the monthly investment that reaches a savings goal in most of its simulated futures.',
  smartwhalesai:
    'A crypto wallet tracker that adds up one address across 6 chains and names the chains it could not read.',
  timecapsule:
    'A dApp for encrypted messages with an opening date. Only their creator has the key.',
  'toxicity-detector':
    'Scores a comment for toxicity and sorts it into one of three bands, one of them "unsure".',
  twizzychat:
    'A real-time chat app that stores no message twice and shows them in the same order on every screen.',
  zencare:
    'A mental wellness app with audio therapy, reading, yoga, a Pomodoro timer and links to help.',
};

/** The opening of content/stream/stream.mdx. */
export const SAMPLE_SENTENCE = 'The stream is a small feed of music, thoughts and moments';

/** The name of the template in package.json. */
export const SAMPLE_PACKAGE = 'press-play';

/** Files of content that belong to the samples whatever is in them. */
export const SAMPLE_FILES: readonly string[] = [
  'content/logos/software-company.svg',
  'content/logos/campus-code-club.svg',
  'content/stream/media/LICENCE.md',
  'content/stream/media/first-pressing.mp3',
  'content/stream/media/first-pressing.peaks.json',
];
