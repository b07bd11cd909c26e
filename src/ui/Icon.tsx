import './ui.css';

import { trustedIcon } from './trusted-icon';

interface Props {
  /** The markup of the icon, imported with `?raw` from the icon set. */
  svg: string;
}

/** A decorative icon the size of the text around it; the text or label beside it carries the meaning. */
export function Icon({ svg }: Props) {
  const markup = { __html: trustedIcon(svg) };
  return <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={markup} />;
}
