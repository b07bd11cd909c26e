/* A run lives in the query of the page's address, so that it can be shared, reloaded and tested. */

/** The settings in the address. They come from anyone: check every one of them. */
export function readRunAddress(): URLSearchParams {
  return new URLSearchParams(location.search);
}

/** Puts the settings into the address without adding to the visitor's history. */
export function writeRunAddress(query: string): void {
  replaceQuery(`?${query}`);
}

/** Back to the page's bare address. */
export function clearRunAddress(): void {
  replaceQuery('');
}

/** The address to share: it opens at the demo, with the settings of this run. */
export function linkToRun(): string {
  const address = new URL(location.href);
  address.hash = 'demo';
  return address.href;
}

function replaceQuery(query: string): void {
  history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`);
}
