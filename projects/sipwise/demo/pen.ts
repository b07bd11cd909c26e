/** What it takes of a canvas. */
export type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
>;

const FULL_TURN = 2 * Math.PI;

interface Look {
  readonly ink: string;
  readonly ground: string;
}

export type Pen = ReturnType<typeof holdPen>;

/** The marks of the fan: full dots, rings and small letters that stay readable over lines. */
export function holdPen(context: Canvas, { ink, ground }: Look) {
  // To set a font takes longer than to write with it.
  let written = 0;
  return {
    write: (
      text: string,
      x: number,
      y: number,
      align: CanvasTextAlign,
      size = 13,
      /** What lies behind the letters. */
      behind = ground,
    ) => {
      if (size !== written) context.font = `500 ${size}px 'Geist Mono', monospace`;
      written = size;
      context.textAlign = align;
      context.lineWidth = 6;
      context.strokeStyle = behind;
      context.strokeText(text, x, y);
      context.fillStyle = ink;
      context.fillText(text, x, y);
    },
    disc: (x: number, y: number, radius: number, colour: string) => {
      context.beginPath();
      context.arc(x, y, radius, 0, FULL_TURN);
      context.fillStyle = colour;
      context.fill();
    },
    ring: (x: number, y: number, radius: number, colour: string) => {
      context.beginPath();
      context.arc(x, y, Math.max(radius, 1), 0, FULL_TURN);
      context.strokeStyle = colour;
      context.lineWidth = 1.6;
      context.stroke();
    },
  };
}
