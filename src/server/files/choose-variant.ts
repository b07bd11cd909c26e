import type { Exchange } from '../exchange.ts';
import { chooseEncoding } from './choose-encoding.ts';
import type { Form, SiteFile } from './site-file.ts';

/** The form of a file that a visitor prefers. A part is always one of the uncompressed file. */
export function chooseForm({ request: { headers } }: Exchange, { forms }: SiteFile): Form {
  const wanted =
    headers.range === undefined ? chooseEncoding(headers['accept-encoding'], forms) : 'identity';
  const form = forms.get(wanted) ?? forms.get('identity');
  if (!form) throw new Error('A file of the site has no uncompressed form.');
  return form;
}
