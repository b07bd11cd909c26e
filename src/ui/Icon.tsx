import './icon.css';

interface Props {
  /** The markup of the icon, imported with `?raw` from the icon set. */
  svg: string;
}

/** A decorative icon the size of the text around it; the text or label beside it carries the meaning. */
export function Icon({ svg }: Props) {
  return <span className="icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
