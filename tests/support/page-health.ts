import type { ConsoleMessage, Page } from '@playwright/test';

/** Console errors, uncaught errors and requests to other sites, as they happen. */
export function collectComplaints(
  page: Page,
  isExpected: (message: ConsoleMessage) => boolean = () => false,
): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(request.url());
  });
  return complaints;
}

/** How far the page scrolls horizontally, in pixels. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
