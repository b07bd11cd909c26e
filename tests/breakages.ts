/** One way to break the site, and the tests that have to notice it. */
export interface Breakage {
  /** What a visitor or an owner would suffer. */
  name: string;
  /** A path or a pattern; the first file that has `find` is changed. Files of `dist` are what a build wrote. */
  file: string;
  find: string | RegExp;
  replace: string;
  /** Whether the tests look at what is built from the file. */
  rebuild?: boolean;
  tests: string[];
  /** Part of the names of the tests to run; unset: all of those files. */
  named?: string;
}

const STAGE = ['tests/e2e/stage.spec.ts'];
const BROWSERS = ['tests/e2e/browsers.spec.ts'];
const HEADERS = ['tests/server/headers.test.ts', 'tests/server/built-site.test.ts'];

const models: Breakage[] = [
  {
    name: 'SIPWise compares with another risk-free rate',
    file: 'projects/sipwise/demo/market.ts',
    find: 'RISK_FREE_RATE = 0.04',
    replace: 'RISK_FREE_RATE = 0.05',
    tests: ['projects/sipwise/demo/portfolio.test.ts'],
  },
  {
    name: 'SIPWise pays at the end of the month',
    file: 'projects/sipwise/demo/portfolio.ts',
    find: 'monthly * (1 + ratePerMonth) *',
    replace: 'monthly *',
    tests: ['projects/sipwise/demo/portfolio.test.ts'],
  },
  {
    name: 'SIPWise rounds the amount down',
    file: 'projects/sipwise/demo/odds.ts',
    find: 'Math.ceil(amount - DUST)',
    replace: 'Math.floor(amount)',
    tests: ['projects/sipwise/demo/odds.test.ts'],
  },
  {
    name: 'Fairbnb takes three percent',
    file: 'projects/fairbnb/demo/ledger.ts',
    find: 'FEE_BASIS_POINTS = 200',
    replace: 'FEE_BASIS_POINTS = 300',
    tests: ['projects/fairbnb/demo/ledger.test.ts', 'projects/fairbnb/fairbnb.test.ts'],
  },
  {
    name: 'Fairbnb loses the odd coin',
    file: 'projects/fairbnb/demo/ledger.ts',
    find: 'platform: fee - jurorsHalf',
    replace: 'platform: jurorsHalf',
    tests: ['projects/fairbnb/demo/ledger.test.ts'],
  },
  {
    name: 'reading time at half the speed',
    file: 'src/collections/reading-minutes.ts',
    find: 'WORDS_PER_MINUTE = 209',
    replace: 'WORDS_PER_MINUTE = 105',
    tests: ['src/collections/reading-minutes.test.ts'],
  },
  {
    name: 'the fallback group has the newest project too',
    file: 'src/collections/featured.ts',
    find: '.slice(1, 1 + FALLBACK_COUNT)',
    replace: '.slice(0, FALLBACK_COUNT)',
    tests: ['src/collections/featured.test.ts'],
  },
  {
    name: 'the deepest cover is too opaque',
    file: 'src/features/showcase/geometry.ts',
    find: '1 - count / 10',
    replace: '1 - count / 20',
    tests: ['src/features/showcase/geometry.test.ts'],
  },
  {
    name: 'deeper covers move less',
    file: 'src/features/showcase/geometry.ts',
    find: 'const depth = count - index',
    replace: 'const depth = index + 1',
    tests: ['src/features/showcase/geometry.test.ts'],
  },
  {
    name: 'covers tilt twice as far',
    file: 'src/features/showcase/geometry.ts',
    find: 'MAX_TILT_DEG = 10',
    replace: 'MAX_TILT_DEG = 20',
    tests: ['src/features/showcase/geometry.test.ts'],
  },
];

const showcase: Breakage[] = [
  {
    name: 'covers do not land',
    file: 'dist/client/_astro/*.css',
    find: /(animation:[^;}]*\bland\b|animation-name:land)/,
    replace: 'animation-name:none',
    tests: ['tests/e2e/home.spec.ts'],
    named: 'reached by the spring',
  },
  {
    name: 'the pointer has a shorter range',
    file: 'src/features/showcase/geometry.ts',
    find: 'x: 2160',
    replace: 'x: 1080',
    rebuild: true,
    tests: ['tests/e2e/home.spec.ts'],
    named: 'deeper covers follow',
  },
];

const kit: Breakage[] = [
  {
    name: 'the up arrow goes down',
    file: 'src/stage/number-control.ts',
    find: 'ArrowUp: 1',
    replace: 'ArrowUp: -1',
    tests: ['src/stage/number-control.test.ts'],
  },
  {
    name: 'a page is five steps',
    file: 'src/stage/number-control.ts',
    find: 'STEPS_PER_PAGE = 10',
    replace: 'STEPS_PER_PAGE = 5',
    tests: ['src/stage/number-control.test.ts'],
  },
  {
    name: 'a refused setting is used',
    file: 'src/stage/settings.ts',
    find: 'problems[key] = reading.problem;',
    replace: '',
    tests: ['src/stage/settings.test.ts'],
  },
  {
    name: 'an address keeps what is as at the start',
    file: 'src/stage/settings.ts',
    find: 'if (text !== shape[key].write(start[key])) ',
    replace: '',
    tests: ['src/stage/settings.test.ts'],
  },
  {
    name: 'Play leaves the focus on the body',
    file: 'src/stage/focus.ts',
    find: 'if (isFree === true) element?.focus({ preventScroll: true });',
    replace: 'void [isFree, element];',
    rebuild: true,
    tests: STAGE,
    named: 'the focus follows',
  },
  {
    name: 'a dare has no effect',
    file: 'src/stage/Foot.tsx',
    find: /event\.preventDefault\(\);\n\s+open\(\);/,
    replace: 'event.preventDefault(); void open;',
    rebuild: true,
    tests: ['projects/sipwise/sipwise.spec.ts', 'projects/auditrix/auditrix.spec.ts'],
    named: 'the stage of .* by keyboard',
  },
  {
    name: 'Reset keeps the run in the address',
    file: 'src/stage/Stage.tsx',
    find: 'leaveRun(settingNames);',
    replace: 'void [leaveRun, settingNames];',
    rebuild: true,
    tests: STAGE,
    named: 'Reset, full screen',
  },
  {
    name: 'a hidden tab goes on',
    file: 'src/stage/motion.ts',
    find: 'return isOnScreen && isTabVisible',
    replace: 'return isOnScreen || isTabVisible',
    rebuild: true,
    tests: STAGE,
    named: 'Reset, full screen',
  },
  {
    name: 'the focus is lost with its control',
    file: 'src/stage/focus.ts',
    find: 'next?.focus({ preventScroll: true });',
    replace: 'void next;',
    rebuild: true,
    tests: STAGE,
    named: 'Reset, full screen',
  },
  {
    name: 'the opening plays with reduced motion',
    file: 'src/stage/use-opening-act.ts',
    find: 'isStill ? lastsMs : playedMs',
    replace: 'isStill ? playedMs : playedMs',
    rebuild: true,
    tests: STAGE,
    named: 'with reduced motion',
  },
  {
    name: 'a key does not end the opening',
    file: 'src/stage/use-opening-act.ts',
    find: "addEventListener('keydown', onKey, true);",
    replace: '',
    rebuild: true,
    tests: STAGE,
    named: 'a key or a press',
  },
  {
    name: 'a failed download says nothing',
    file: 'src/stage/offer-play.ts',
    find: "say('failed', FAILED);",
    replace: "say('failed', '');",
    rebuild: true,
    tests: STAGE,
    named: 'a download that fails',
  },
  {
    name: 'the shared link does not lead to the demo',
    file: 'src/stage/use-run.ts',
    find: '#demo`, location.href',
    replace: '`, location.href',
    rebuild: true,
    tests: STAGE,
    named: 'Reset, full screen',
  },
  {
    name: 'a shared run is not opened',
    file: 'src/stage/use-run.ts',
    find: 'new URLSearchParams(location.search)',
    replace: 'new URLSearchParams()',
    rebuild: true,
    tests: STAGE,
    named: 'a shared address',
  },
];

const server: Breakage[] = [
  {
    name: 'browsers may guess types',
    file: 'src/config/headers.ts',
    find: "'X-Content-Type-Options': 'nosniff',",
    replace: '',
    tests: HEADERS,
  },
  {
    name: 'other sites may frame it',
    file: 'src/config/headers.ts',
    find: "'frame-ancestors': [\"'none'\"],\n  'require",
    replace: "'require",
    tests: HEADERS,
  },
  {
    name: 'assets are cached for an hour',
    file: 'src/config/headers.ts',
    find: 'max-age=31536000, immutable',
    replace: 'max-age=3600',
    tests: HEADERS,
  },
  {
    name: 'pages are cached without being asked for again',
    file: 'src/config/headers.ts',
    find: 'public, max-age=0, must-revalidate',
    replace: 'public, max-age=600',
    tests: HEADERS,
  },
  {
    name: 'the policy blocks every script',
    file: 'src/config/headers.ts',
    find: "'script-src': [\"'self'\", ...",
    replace: "'script-src': [...",
    tests: ['tests/e2e/theme.spec.ts'],
  },
  {
    name: 'a trailing slash is not redirected',
    file: 'src/server/canonical-path.ts',
    find: "while (end > 0 && path[end - 1] === '/') end -= 1;",
    replace: '',
    tests: ['src/server/canonical-path.test.ts'],
  },
  {
    name: 'a redirect may leave the site',
    file: 'src/server/canonical-path.ts',
    find: "path.replace(/^[/\\\\]+/, '/')",
    replace: 'path',
    tests: ['src/server/canonical-path.test.ts'],
  },
  {
    name: 'POST is answered',
    file: 'src/server/create-site.ts',
    find: "if (method !== 'GET' && method !== 'HEAD') {",
    replace: "if (method === 'TRACE') {",
    tests: ['src/server/create-site.test.ts', 'tests/server/built-site.test.ts'],
  },
  {
    name: 'what a visitor has is sent again',
    file: 'src/server/files/conditions.ts',
    find: "return namesTag(noneMatch, etag, 'weak') ? 'known' : 'send';",
    replace: "return 'send';",
    tests: ['tests/server/file-answers.test.ts'],
  },
  {
    name: 'a failure says that nothing plays',
    file: 'src/features/music/answer.server.ts',
    find: 'JSON.stringify({ error: { code, message } })',
    replace: 'JSON.stringify({ isPlaying: false, error: { code, message } })',
    tests: ['tests/server/music-spotify-errors.test.ts'],
  },
  {
    name: 'a failure is cached',
    file: 'src/features/music/answer.server.ts',
    find: "status, {\n    'Cache-Control': 'no-store',",
    replace: "status, {\n    'Cache-Control': 'public, max-age=60',",
    tests: ['tests/server/music-spotify-errors.test.ts'],
  },
  {
    name: 'the last song is asked for too early',
    file: 'src/features/music/use-music.ts',
    find: 'const hasNoCurrentSong = !current.error && current.data?.isPlaying === false;',
    replace: 'const hasNoCurrentSong = true;',
    rebuild: true,
    tests: ['tests/e2e/music.spec.ts'],
    named: 'asked for only once',
  },
];

const pages: Breakage[] = [
  {
    name: 'the contents list marks no section',
    file: 'src/features/write-up/mark-section.ts',
    find: "? 'location' : null",
    replace: '? null : null',
    rebuild: true,
    tests: BROWSERS,
    named: 'contents list',
  },
  {
    name: 'a page that comes back keeps the theme it was left with',
    file: 'src/features/theme/theme-switch.ts',
    find: 'persisted && showStoredTheme()',
    replace: 'persisted',
    rebuild: true,
    tests: BROWSERS,
    named: 'comes back',
  },
  {
    name: 'a drag selects text in Safari',
    file: 'dist/client/_astro/kit.*.css',
    find: /-webkit-user-select/g,
    replace: '-moz-user-select',
    tests: BROWSERS,
    named: 'selects no text',
  },
  {
    name: 'a page has no h1',
    file: 'dist/client/about.html',
    find: '<h1 ',
    replace: '<p ',
    tests: ['tests/e2e/shell.spec.ts'],
    named: 'one h1',
  },
  {
    name: 'a picture has no alternative text',
    file: 'dist/client/projects.html',
    find: ' alt=""',
    replace: '',
    tests: ['tests/e2e/every-page.spec.ts'],
    named: '/projects is light|projects.html gives every picture',
  },
  {
    name: 'a link leads nowhere',
    file: 'dist/client/about.html',
    find: 'href="/cv"',
    replace: 'href="/cvv"',
    tests: ['tests/e2e/about.spec.ts', 'tests/content/built-pages.test.ts'],
  },
  {
    name: 'the text is too pale',
    file: 'dist/client/_astro/*.css',
    find: '--ink:light-dark(#0c0d0f,',
    replace: '--ink:light-dark(#8c8d8f,',
    tests: ['tests/e2e/every-page.spec.ts'],
    named: '/about is light',
  },
  {
    name: 'the marquee is late',
    file: 'dist/client/_astro/*.css',
    find: '--marquee-duration:40s',
    replace: '--marquee-duration:44s',
    tests: ['tests/e2e/home.spec.ts'],
    named: 'marquee',
  },
  {
    name: 'the skip link leads nowhere',
    file: 'dist/client/projects.html',
    find: 'href="#content"',
    replace: 'href="#nowhere"',
    tests: ['tests/e2e/shell.spec.ts'],
    named: 'skip link',
  },
  {
    name: 'a page has a style attribute',
    file: 'dist/client/about.html',
    find: '<h1 ',
    replace: '<h1 style="color:red" ',
    tests: ['tests/e2e/shell.spec.ts'],
    named: 'style attribute',
  },
  {
    name: 'the feed lacks its newest entry',
    file: 'dist/client/feed.xml',
    find: /<item>[\s\S]*?<\/item>/,
    replace: '',
    tests: ['tests/content/feeds.test.ts'],
  },
  {
    name: 'the sitemap lacks a page',
    file: 'dist/client/sitemap.xml',
    find: /<url>[\s\S]*?<\/url>/,
    replace: '',
    tests: ['tests/content/discovery.test.ts'],
  },
  {
    name: 'the list for machines lacks a project',
    file: 'dist/client/llms.txt',
    find: /\n- \[[^\n]*\/projects\/[^\n]*/,
    replace: '',
    tests: ['tests/content/discovery.test.ts', 'tests/content/markdown-versions.test.ts'],
  },
  {
    name: 'a project is not in the list',
    file: 'dist/client/projects.html',
    find: /data-project="[^"]*"/,
    replace: 'data-project="nobody"',
    tests: ['tests/e2e/projects.spec.ts'],
    named: 'the back button undoes',
  },
  {
    name: 'the quote is the next one',
    file: 'src/features/about-card/offer-quote.ts',
    find: 'Math.floor(Math.random() * quotes.length)',
    replace: '(Math.floor(Math.random() * quotes.length) + 1) % quotes.length',
    rebuild: true,
    tests: ['tests/e2e/home.spec.ts'],
    named: 'each load picks',
  },
];

/** All of them, by area. */
export const BREAKAGES: readonly Breakage[] = [...pages, ...showcase, ...server, ...kit, ...models];
