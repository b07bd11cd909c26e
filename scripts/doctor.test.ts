import { resolve } from 'node:path';

import { describe, expect, test } from 'vitest';

import { createDoctorSite, type DoctorSite } from '../tests/support/doctor-site';
import { runScript } from '../tests/support/run-script';
import { servePages } from '../tests/support/serve-pages';

const DOCTOR = resolve('scripts/doctor.ts');
const ENTRIES = 'content/stream/entries.yaml';

describe.concurrent('npm run doctor', () => {
  test('says that there is nothing to do, with the facts about the machine, and ends with 0', async () => {
    await using site = await createDoctorSite();
    const { code, output } = await run(site);
    expect(output).toContain('Nothing to do: every check of the files here passed.');
    expect(output).toContain(`Node ${process.versions.node} on ${process.platform}`);
    expect(output).toMatch(/Music: embedded\. Caches: \d+ MB; free: \d+ MB\./);
    expect(code).toBe(0);
  });

  test('prints one line for each finding and ends with 1', async () => {
    await using site = await createDoctorSite();
    await site.replace('content/profile.yaml', 'https://github.com/mira', 'https://github.com/');
    await site.write('.env', '');
    const { code, output } = await run(site);
    const [first, second, empty, count] = output.split('\n');
    expect(first).toMatch(/^\.env: SITE_URL: it is not set.+Write SITE_URL=/);
    expect(second).toMatch(/^content\/profile\.yaml:13: socialLinks\[0\]\.href: .+ Write the/);
    expect([empty, count]).toEqual(['', '2 things to change. Run this again afterwards.']);
    expect(code).toBe(1);
  });

  test('names the days that are left of a consent', async () => {
    await using site = await createDoctorSite();
    const today = new Date().toISOString().slice(0, 10);
    const { code, output } = await run(site, [], {
      ...{ MUSIC_SOURCE: 'spotify', SPOTIFY_CLIENT_ID: 'a', SPOTIFY_CLIENT_SECRET: 'b' },
      ...{ SPOTIFY_REFRESH_TOKEN: 'c', SPOTIFY_CONSENT_DATE: today },
    });
    expect(output).toMatch(/Music: spotify, consent until \d{4}-\d\d-\d\d, 18\d days left\./);
    expect(code).toBe(0);
  });

  test('--keep-samples says nothing about samples', async () => {
    await using site = await createDoctorSite();
    await site.replace('content/profile.yaml', 'Mira Novak', 'Student Developer');
    expect(await run(site)).toMatchObject({ code: 1 });
    expect(await run(site, ['--keep-samples'])).toMatchObject({ code: 0 });
  });

  test('--online asks other sites and the music source', async () => {
    await using site = await createDoctorSite();
    await using other = await servePages({
      '/map': {},
      '/1/user/mira/playing-now': { status: 500 },
    });
    await site.write(
      ENTRIES,
      `- type: text
  date: '2026-03-02T20:15:00+01:00'
  description: On wind
  text: '[The hill](${other.url}/map) and [the sea](${other.url}/gone).'
`,
    );
    await site.replace('content/profile.yaml', / {2}- \{ label: GitHub.*\n/, '');
    const { code, output } = await run(site, ['--online'], {
      ...{ MUSIC_SOURCE: 'listenbrainz', LISTENBRAINZ_USER: 'mira' },
      ...{ LISTENBRAINZ_API_URL: other.url },
    });
    expect(output).toContain(`${ENTRIES}:4: [0].text: ${other.url}/gone answers 404.`);
    expect(output).not.toContain('/map answers');
    expect(output).toMatch(/^\.env: MUSIC_SOURCE: listenbrainz does not answer: .+music:check/m);
    expect(code).toBe(1);
  });

  test('--url looks at the published site', async () => {
    await using site = await createDoctorSite();
    await using published = await servePages({ '/': { body: '<a href="/gone">Gone</a>' } });
    const { code, output } = await run(site, ['--url', published.url]);
    expect(output).toContain(`/: link: ${published.url}/gone answers 404.`);
    expect(output).toContain('/: Content-Security-Policy: the host does not send this header.');
    expect(output).not.toContain('content/');
    expect(code).toBe(1);
  });

  test('--help explains the options and ends with 0', async () => {
    await using site = await createDoctorSite();
    const { code, output } = await run(site, ['--help']);
    for (const option of ['--online', '--keep-samples', '--url']) expect(output).toContain(option);
    expect(code).toBe(0);
  });

  test.each([
    [['--nope'], 'Usage:'],
    [['--url', 'novak.dev'], 'Write --url https://your.address.'],
  ])('%j is refused with the fix and ends with 1', async (args, sentence) => {
    await using site = await createDoctorSite();
    const { code, output } = await run(site, args);
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  });
});

function run(
  { root }: DoctorSite,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  return runScript(DOCTOR, { args, typed: '', folder: root, environment }).ended;
}
