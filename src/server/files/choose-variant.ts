import type { Exchange } from '../exchange.ts';
import { chooseEncoding } from './choose-encoding.ts';
import { askedRange } from './conditions.ts';
import type { Variant, SiteFile } from './site-file.ts';

/** The variant of a file that fits the request. Ranges are always taken from the uncompressed file. */
export function chooseVariant({ request }: Exchange, { variants }: SiteFile): Variant {
  const wanted =
    askedRange(request) === undefined
      ? chooseEncoding(request.headers['accept-encoding'], variants)
      : 'identity';
  const variant = variants.get(wanted) ?? variants.get('identity');
  if (!variant) throw new Error('A file of the site has no uncompressed variant.');
  return variant;
}
