import { expect, onTestFinished, test, vi } from 'vitest';

import { drawCvPdf } from './cv-pdf.server';

const SPAN = { start: '2020', end: '2021' };

test('the same title held twice, or the same course taken twice, draws without a complaint', async () => {
  const complaints = vi.spyOn(console, 'error');
  onTestFinished(() => complaints.mockRestore());
  const role = { title: 'Engineer', company: 'Acme', ...SPAN };
  const course = { school: 'Night school', title: 'Joinery', ...SPAN };
  await drawCvPdf({
    name: 'Ada',
    role: 'Builder',
    summary: 'Builds.',
    availability: 'Available',
    location: undefined,
    links: [],
    roles: [role, { ...role, company: 'Other' }],
    education: [course, course],
    projects: [],
    tools: [],
  });
  expect(complaints.mock.calls).toEqual([]);
});
