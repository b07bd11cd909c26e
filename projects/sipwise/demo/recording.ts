import type { Recording } from '@/stage/preview-recording';

const slide = (name: string, key: string) => ({
  press: key,
  on: `input[aria-label="${name}, slider"]`,
});

/** The fan opens as the years pass, and the goal rises. */
export const recording: Recording = {
  query: '?goal=500000&years=2&monthly=7000&mix=30-20-45-5&seed=1',
  subject: '.sipwise__futures',
  steps: [
    ...Array.from({ length: 8 }, () => slide('Time', 'ArrowRight')),
    ...Array.from({ length: 8 }, () => slide('Goal', 'ArrowRight')),
    ...Array.from({ length: 8 }, () => slide('Time', 'ArrowLeft')),
  ],
};
