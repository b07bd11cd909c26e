import { findInstalledBrowser } from '../../scripts/setup/browser.js';

const isRoot = process.getuid?.() === 0;

/** How tests start Chromium: quietly, and without a sandbox only where root forbids one. */
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
