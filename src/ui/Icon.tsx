import './ui.css';

import { useMemo } from 'react';

import { trustedIcon } from './trusted-icon';

interface Props {
  /** The markup of the icon, imported with `?raw` from the icon set. */
  svg: string;
}

/** A decorative icon the size of the text around it; the text or label beside it carries the meaning. */
export function Icon({ svg }: Props) {
  // React writes the markup again for each new object, and every insertion has the browser look at the whole page's styles.
  const markup = useMemo(() => ({ __html: trustedIcon(svg) }), [svg]);
  return <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
