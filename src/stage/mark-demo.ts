/** Writes the state onto the demo's root, where styles, tests and visitors' tools read it. */
export function markDemo(part: Element | null, state: 'running' | 'failed'): void {
  const frame = part?.closest<HTMLElement>('[data-widget="demo"]');
  if (frame) frame.dataset['state'] = state;
}
