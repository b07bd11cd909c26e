import { expect, test } from '@playwright/test';

import { readPdf } from '../support/pdf';
import { profile } from '../support/profile';

for (const format of ['A4', 'Letter']) {
  test(`the CV prints on exactly one page of ${format}`, async ({ page }) => {
    await page.goto('/cv');
    const pages = await readPdf(await page.pdf({ format }));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain(profile.name);
    if (profile.selectedProjects.length > 0) expect(pages[0]).toContain('Selected projects');
    for (const { name } of profile.tools) expect(pages[0]).toContain(name);
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
