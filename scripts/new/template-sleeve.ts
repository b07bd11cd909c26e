/** A plain sleeve of the series, to be redrawn: the track number top left, the title bottom left. */
export function templateSleeve(slug: string, track: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600">
<rect width="800" height="600" fill="#b9bfc4"/>
<circle cx="400" cy="290" r="170" fill="#0c0d0f"/>
<circle cx="400" cy="290" r="62" fill="#b9bfc4"/>
<circle cx="400" cy="290" r="14" fill="#0c0d0f"/>
<g fill="#0c0d0f" font-family="Archivo, Arial, sans-serif">
<text x="40" y="64" font-size="28">${track}</text>
<text x="40" y="560" font-size="56" font-weight="700">${slug.toUpperCase()}</text>
</g>
</svg>
`;
}
