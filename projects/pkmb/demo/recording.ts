import type { Recording } from '@/stage/preview-recording';

const move = (name: string, key: string) => ({ press: key, on: `[data-handle="${name}"]` });

/** The deal moves up through the wall and down again; then the arm is pulled until every frame shows a crown. */
export const recording: Recording = {
  query: '?sold=1000',
  subject: '.drawing',
  steps: [
    ...Array.from({ length: 8 }, () => move('The deal', 'PageUp')),
    ...Array.from({ length: 8 }, () => move('The deal', 'PageDown')),
    move('Deals', 'PageDown'),
    move('Deals', 'PageDown'),
    move('Deals', 'Home'),
  ],
};
