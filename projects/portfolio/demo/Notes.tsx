interface Props {
  shown: 'visit' | 'xray' | undefined;
  visit: string;
  xray: string;
}

/** Two notes in one place, as high as the longer: what is below must not jump while the x-ray is held. */
export function Notes({ shown, visit, xray }: Props) {
  return (
    <span className="portfolio__notes">
      <span data-note="visit" data-shown={shown === 'visit'}>
        {visit}
      </span>
      <span data-note="xray" data-shown={shown === 'xray'}>
        {xray}
      </span>
    </span>
  );
}
