import type { ReactNode } from 'react';

import { layOutMap, placeOnMap } from './map-layout';
import type { Box, Extent } from './map-layout';

interface Still {
  readonly name: string;
  readonly page: Extent;
  readonly stage: Box;
  readonly drawing: Box;
}

/** The page and the demo on it, measured in a browser at 1440, 768 and 390 px. */
const STILLS: readonly Still[] = [
  {
    name: 'wide',
    page: { left: 76, width: 1288, height: 7200 },
    stage: { x: 100, y: 761, width: 1240, height: 1045 },
    drawing: { x: 144, y: 1025, width: 776, height: 501 },
  },
  {
    name: 'middle',
    page: { left: 0, width: 768, height: 8275 },
    stage: { x: 24, y: 1272, width: 720, height: 1481 },
    drawing: { x: 50, y: 1552, width: 668, height: 496 },
  },
  {
    name: 'narrow',
    page: { left: 0, width: 390, height: 10_935 },
    stage: { x: 0, y: 1207, width: 390, height: 1658 },
    drawing: { x: 16, y: 1522, width: 358, height: 352 },
  },
];
const DEPTH = 4;

/** The first frame: empty sheets, and where the demo stands the same again. The rest of the page is measured after Play. */
export function PortfolioPoster() {
  return STILLS.map((still) => (
    <svg
      key={still.name}
      className={`portfolio-poster portfolio-poster--${still.name}`}
      viewBox={[0, 0, still.drawing.width, still.drawing.height].join(' ')}
      preserveAspectRatio="xMinYMin"
    >
      {drawSheets(still, DEPTH)}
    </svg>
  ));
}

function drawSheets({ page, stage, drawing, ...still }: Still, depth: number): ReactNode {
  const layout = layOutMap(page, drawing);
  const [hole, more] = placeOnMap(layout, drawing);
  return (
    <>
      {layout.sheets.map((sheet) => (
        <Sheet key={sheet.from} box={sheet} fill="#f6f7f4" stroke="#0c0d0f" line={1.5} />
      ))}
      {placeOnMap(layout, stage).map((piece) => (
        <Sheet key={piece.x} box={piece} fill="#b9bfc4" stroke="#2340ff" line={2.5} />
      ))}
      {hole && !more && depth > 1 && (
        <g
          transform={`translate(${place(hole.x)} ${place(hole.y)}) scale(${(hole.width / drawing.width).toFixed(4)})`}
        >
          {drawSheets({ page, stage, drawing, ...still }, depth - 1)}
        </g>
      )}
    </>
  );
}

interface SheetProps {
  box: Box;
  fill: string;
  stroke: string;
  line: number;
}

function Sheet({ box, fill, stroke, line }: SheetProps) {
  return (
    <rect
      x={place(box.x)}
      y={place(box.y)}
      width={place(box.width)}
      height={place(box.height)}
      fill={fill}
      stroke={stroke}
      strokeWidth={line}
    />
  );
}

function place(pixels: number): string {
  return pixels.toFixed(1);
}
