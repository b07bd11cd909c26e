import { expect, test } from '@playwright/test';

import { readPdf } from '../support/pdf';
import { profile } from '../support/profile';
import { isSampleSite, projects } from '../support/samples';

for (const format of ['A4', 'Letter']) {
  test(`the CV prints on ${format} with all that it says`, async ({ page }) => {
    await page.goto('/cv');
    const pages = await readPdf(await page.pdf({ format }));
    // An owner's is as long as their work.
    if (isSampleSite) expect(pages).toHaveLength(1);
    const words = withoutSpaces(pages.join(''));
    expect(words).toContain(withoutSpaces(profile.name));
    if (projects.some(({ slug }) => profile.selectedProjects.includes(slug)))
      expect(words).toContain('Selectedprojects');
    for (const { name } of profile.tools) expect(words).toContain(withoutSpaces(name));
  });
}

test('print shows the CV without the site around it', async ({ page }) => {
  await page.goto('/cv');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'JSON Resume' })).toBeHidden();
});

test('the CV leads to its PDF and its JSON', async ({ page, request }) => {
  await page.goto('/cv');
  await expect(page.getByRole('link', { name: 'PDF' })).toHaveAttribute('href', '/cv.pdf');
  const pdf = await request.get('/cv.pdf');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  const json = await request.get('/resume.json');
  expect(json.headers()['content-type']).toContain('application/json');
});

/** A line may break anywhere, and in a PDF with a sign that is not seen. */
function withoutSpaces(text: string): string {
  return text.replaceAll(/[\s\p{C}]/gu, '');
}
