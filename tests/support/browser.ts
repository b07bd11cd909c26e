import { findInstalledBrowser } from '../../scripts/setup/browser.js';

const isRoot = process.getuid?.() === 0;

/** How tests start Chromium: without background requests, and as root without the sandbox, which root cannot use. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM'] ?? findInstalledBrowser() ?? '',
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
