import type { Encoding } from './site-file.ts';

/** The order among encodings of equal weight. */
const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** `identity` is acceptable unless excluded, but after every encoding that is named. */
const LEAST_WEIGHT = 0.0001;

/** The available encoding with the highest weight in Accept-Encoding. */
export function chooseEncoding(
  accepted: string | undefined,
  available: { has(encoding: Encoding): boolean },
): Encoding {
  if (accepted === undefined) return 'identity';
  const weights = parseWeights(accepted);
  const weightOf = (encoding: Encoding): number =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? LEAST_WEIGHT : 0);

  const [best = 'identity'] = PREFERENCE.filter(
    (encoding) => available.has(encoding) && weightOf(encoding) > 0,
  ).sort((one, other) => weightOf(other) - weightOf(one));
  return best;
}

function parseWeights(accepted: string): Map<string, number> {
  return new Map(
    accepted.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      const weight = quality === undefined ? 1 : Number(quality);
      return [name, Number.isFinite(weight) ? weight : 0];
    }),
  );
}
