/** Writes the state onto the demo's root, where styles, tests and visitors' tools read it. */
export function markDemo(part: Element | null, state: 'running' | 'failed'): void {
  const frame = part?.closest<HTMLElement>('[data-widget="demo"]');
  if (frame) frame.dataset['state'] = state;
}

/** Says on the poster why the demo cannot run here; the poster stays. */
export function refuseDemo(part: Element | null, sentence: string): void {
  markDemo(part, 'failed');
  const message = part?.closest('[data-widget="demo"]')?.querySelector('[data-demo-message]');
  if (message) message.textContent = sentence;
}
