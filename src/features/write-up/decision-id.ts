/** Where on its page a decision stands; the first is number 1. */
export function decisionId(number: number): string {
  return `decision-${number}`;
}
