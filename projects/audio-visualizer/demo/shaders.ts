import { RINGS } from './rings';
import { BANDS } from './spectrum';

/** The radius of the innermost ring and the way to the next, in units of the scene. */
export const INNER_RADIUS = 1.1;
export const RING_SPACING = 0.17;

/** How much of its place a bar fills, around the ring and outwards. */
const FILL = { around: 0.66, outwards: 0.7 };
/** Height at rest, so that silence is a floor and not a void. */
const REST_HEIGHT = 0.02;

const decimal = (value: number) => value.toFixed(4);

/** Puts a box for every band and ring: which level it shows follows from its number alone. */
export const VERTEX_SHADER = `#version 300 es
layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 normal;
uniform mat4 camera;
uniform float tallest;
uniform int centre;
uniform mediump sampler2D levels;
out float shade;

void main() {
  int band = gl_InstanceID % ${BANDS};
  int ring = gl_InstanceID / ${BANDS};
  int row = (centre - ring + ${RINGS}) % ${RINGS};
  float level = texelFetch(levels, ivec2(band, row), 0).r;
  float age = float(ring) / float(${RINGS});
  float radius = ${decimal(INNER_RADIUS)} + float(ring) * ${decimal(RING_SPACING)};
  float angle = (float(band) + 0.5) / float(${BANDS}) * ${decimal(2 * Math.PI)} + ${decimal(Math.PI)};
  vec2 outwards = vec2(sin(angle), cos(angle));
  vec2 along = vec2(outwards.y, -outwards.x);
  float width = radius * ${decimal((2 * Math.PI * FILL.around) / BANDS)};
  vec2 ground = outwards * (radius + corner.z * ${decimal(RING_SPACING * FILL.outwards)})
    + along * corner.x * width;
  float height = corner.y * (${decimal(REST_HEIGHT)} + level * tallest * (1.0 - 0.6 * age));
  vec2 side = outwards * normal.z + along * normal.x;
  float light = 0.62 + 0.3 * normal.y + 0.16 * dot(side, vec2(0.6, 0.8));
  shade = light * mix(0.28, 1.0, smoothstep(0.0, 0.55, level)) * (1.0 - 0.55 * age);
  gl_Position = camera * vec4(ground.x, height, ground.y, 1.0);
}`;

/** Opacity stands in for the ground's colour, whichever theme it has. */
export const FRAGMENT_SHADER = `#version 300 es
precision mediump float;
in float shade;
uniform vec3 colour;
out vec4 pixel;

void main() {
  float strength = clamp(shade, 0.0, 1.0);
  pixel = vec4(colour * strength, strength);
}`;
