import { cameraMatrix, standUp } from './camera';
import type { Tilt } from './disc-layout';
import { RINGS, RING_MS, ROWS } from './rings';
import type { Rings } from './rings';
import { FRAGMENT_SHADER, RING_SPACING, VERTEX_SHADER } from './shaders';
import { BANDS } from './spectrum';

/** Everything a picture needs. */
export interface Scene {
  readonly rings: Rings;
  /** The row at the centre. */
  readonly centreRow: number;
  /** Where the edges of the bands are, row by row: `BANDS + 1` places from 0 to 1. */
  readonly edges: Float32Array<ArrayBuffer>;
  readonly tilt: Tilt;
  /** Of the camera, in units of the scene. */
  readonly distance: number;
  /** Red, green and blue from 0 to 1. */
  readonly colour: readonly [number, number, number];
  /** Of the picture, in pixels of the canvas. */
  readonly size: Size;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Draws scenes on one canvas, in whatever way the browser can. */
export interface Painter {
  readonly kind: 'webgl' | 'flat';
  /** Answers whether it took the scene: one that draws elsewhere may still be busy with the last. */
  paint: (scene: Scene) => boolean;
  dispose: () => void;
}

/** Twice is sharp enough; beyond it a phone only gets warm. */
const MOST_PIXELS_PER_CSS_PIXEL = 2;

/** A share of the pixels, along each side, that the canvas has on the screen. */
export function pixelSize(canvas: HTMLCanvasElement, share: number): Size {
  const scale = Math.min(devicePixelRatio, MOST_PIXELS_PER_CSS_PIXEL) * share;
  return {
    width: Math.max(Math.round(canvas.clientWidth * scale), 1),
    height: Math.max(Math.round(canvas.clientHeight * scale), 1),
  };
}

/** Writing the size clears a canvas, even when it is the same size. */
export function fitCanvas(canvas: HTMLCanvasElement | OffscreenCanvas, size: Size): void {
  if (canvas.width !== size.width) canvas.width = size.width;
  if (canvas.height !== size.height) canvas.height = size.height;
}

/** Five faces of a box, two triangles each: corner (x, y, z) and which way the face looks (x, y, z). */
const BOX = Float32Array.from(
  [
    face([0, 0, 1], [1, 0, 0], [0, 1, 0], [0, 0, 0.5]),
    face([0, 0, -1], [-1, 0, 0], [0, 1, 0], [0, 0, -0.5]),
    face([1, 0, 0], [0, 0, -1], [0, 1, 0], [0.5, 0, 0]),
    face([-1, 0, 0], [0, 0, 1], [0, 1, 0], [-0.5, 0, 0]),
    face([0, 1, 0], [1, 0, 0], [0, 0, -1], [0, 1, 0.5]),
  ].flat(),
);
const NUMBERS_PER_CORNER = 6;
const BYTES_PER_NUMBER = 4;

/** All bars of all rings in one draw call; `undefined` where the browser has no WebGL 2. */
export function createWebglPainter(
  canvas: HTMLCanvasElement | OffscreenCanvas,
): Painter | undefined {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true });
  const program = gl && buildProgram(gl);
  if (!gl || !program) return undefined;
  loadBox(gl);
  const levels = createTexture(gl, gl.TEXTURE0, gl.R8, BANDS);
  const edges = createTexture(gl, gl.TEXTURE1, gl.R32F, BANDS + 1);
  const place = (name: string) => gl.getUniformLocation(program, name);
  const [camera, colour, centre] = ['camera', 'colour', 'centre'].map(place);
  const [tallest, between] = ['tallest', 'between'].map(place);
  gl.useProgram(program);
  gl.uniform1i(place('levels'), 0);
  gl.uniform1i(place('edges'), 1);
  gl.enable(gl.DEPTH_TEST);
  gl.enable(gl.CULL_FACE);
  gl.clearColor(0, 0, 0, 0);

  return {
    kind: 'webgl',
    paint(scene) {
      const { width, height } = scene.size;
      fitCanvas(canvas, scene.size);
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      const [channel, byte, float] = [gl.RED, gl.UNSIGNED_BYTE, gl.FLOAT];
      gl.activeTexture(gl.TEXTURE0);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, BANDS, ROWS, channel, byte, scene.rings.rows);
      gl.activeTexture(gl.TEXTURE1);
      gl.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, BANDS + 1, ROWS, channel, float, scene.edges);
      gl.uniformMatrix4fv(camera ?? null, false, cameraMatrix(scene.tilt, scene.distance));
      gl.uniform3f(colour ?? null, ...scene.colour);
      gl.uniform1i(centre ?? null, scene.centreRow);
      gl.uniform1f(between ?? null, scene.rings.ageMs / RING_MS);
      gl.uniform1f(tallest ?? null, standUp(RING_SPACING, scene.tilt));
      gl.drawArraysInstanced(gl.TRIANGLES, 0, BOX.length / NUMBERS_PER_CORNER, BANDS * RINGS);
      return true;
    },
    dispose() {
      gl.deleteTexture(levels);
      gl.deleteTexture(edges);
      gl.deleteProgram(program);
    },
  };
}

type Vector = readonly [number, number, number];

/** Two triangles of a unit square that starts at `middle` and spans half of `across` either way and all of `up`. */
function face(normal: Vector, across: Vector, up: Vector, middle: Vector): number[] {
  const corner = (side: number, height: number): number[] => [
    middle[0] + across[0] * side + up[0] * height,
    middle[1] + across[1] * side + up[1] * height,
    middle[2] + across[2] * side + up[2] * height,
    ...normal,
  ];
  const [a, b, c, d] = [corner(-0.5, 0), corner(0.5, 0), corner(0.5, 1), corner(-0.5, 1)];
  return [...a, ...b, ...c, ...a, ...c, ...d];
}

function buildProgram(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}

function loadBox(gl: WebGL2RenderingContext): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, BOX, gl.STATIC_DRAW);
  const stride = NUMBERS_PER_CORNER * BYTES_PER_NUMBER;
  for (const [location, start] of [
    [0, 0],
    [1, stride / 2],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, 3, gl.FLOAT, false, stride, start);
  }
}

/** One number for each band, or edge of a band, and row, read by the vertex shader. */
function createTexture(
  gl: WebGL2RenderingContext,
  unit: number,
  format: number,
  width: number,
): WebGLTexture {
  const texture = gl.createTexture();
  gl.activeTexture(unit);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
  gl.texStorage2D(gl.TEXTURE_2D, 1, format, width, ROWS);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  return texture;
}
