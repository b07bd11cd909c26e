/** What a browser may lack, each with the sentence that says so. */
const REQUIREMENTS = {
  'secure context': {
    isMet: () => isSecureContext,
    sentence: 'This demo needs a secure connection: open the page over https.',
  },
  'web crypto': {
    isMet: () => 'crypto' in globalThis && 'subtle' in crypto,
    sentence:
      'This demo needs Web Crypto, which this browser gives only to pages opened over https.',
  },
  'web audio': {
    isMet: () => 'AudioContext' in globalThis,
    sentence: 'This demo needs Web Audio, which this browser does not have.',
  },
  webgl: {
    isMet: () => document.createElement('canvas').getContext('webgl2') !== null,
    sentence: 'This demo needs WebGL, which is off in this browser.',
  },
  workers: {
    isMet: () => 'Worker' in globalThis,
    sentence: 'This demo needs web workers, which this browser does not have.',
  },
  'compression streams': {
    isMet: () => 'CompressionStream' in globalThis,
    sentence: 'This demo needs to compress data, which this browser cannot.',
  },
} as const;

export type Requirement = keyof typeof REQUIREMENTS;

/** The sentence for the first requirement that is not met; nothing when all are. */
export function findMissing(needs: readonly Requirement[]): string | undefined {
  const missing = needs.find((need) => !REQUIREMENTS[need].isMet());
  return missing === undefined ? undefined : REQUIREMENTS[missing].sentence;
}
