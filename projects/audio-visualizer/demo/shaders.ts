import { HUB_SHARE, RING_GROWTH, SWEEP, FIRST_ANGLE } from './disc-layout';
import { RINGS, ROWS } from './rings';
import { BANDS } from './spectrum';

/** The radius of the disc, in units of the scene. Everything else has the proportions of the flat disc. */
export const DISC_RADIUS = 5;
const INNER_RADIUS = DISC_RADIUS * HUB_SHARE * RING_GROWTH.inner;
/** The way from one ring to the next, on average. */
export const RING_SPACING = (DISC_RADIUS - INNER_RADIUS) / RINGS;

/** How much of its place a bar fills, around the ring and outwards. */
const FILL = { around: 0.72, outwards: 0.7 };
/** Lower levels are the dots of the floor. */
const AT_REST = 0.03;

const decimal = (value: number) => value.toFixed(4);

/** Puts a box for every band and ring: which level and which place it has follows from its number alone. */
export const VERTEX_SHADER = `#version 300 es
layout(location = 0) in vec3 corner;
layout(location = 1) in vec3 normal;
uniform mat4 camera;
uniform float tallest;
uniform float between;
uniform int centre;
uniform mediump sampler2D levels;
uniform highp sampler2D edges;
out float shade;

float radiusOf(float age) {
  float share = age / float(${RINGS});
  return ${decimal(INNER_RADIUS)} + ${decimal(DISC_RADIUS - INNER_RADIUS)}
    * (${decimal(RING_GROWTH.steady)} * share + ${decimal(RING_GROWTH.growing)} * share * share);
}

void main() {
  int band = gl_InstanceID % ${BANDS};
  int ring = gl_InstanceID / ${BANDS};
  int row = (centre - ring + ${ROWS}) % ${ROWS};
  float level = texelFetch(levels, ivec2(band, row), 0).r;
  float from = texelFetch(edges, ivec2(band, row), 0).r;
  float to = texelFetch(edges, ivec2(band + 1, row), 0).r;
  float age = float(ring) + between;
  float share = age / float(${RINGS});
  float radius = radiusOf(age);
  float spacing = radiusOf(age + 1.0) - radius;
  float angle = ${decimal(FIRST_ANGLE)} + ${decimal(SWEEP)} * (from + to) * 0.5;
  vec2 outwards = vec2(cos(angle), sin(angle));
  vec2 along = vec2(outwards.y, -outwards.x);
  float width = radius * ${decimal(SWEEP * FILL.around)} * (to - from) * step(${decimal(AT_REST)}, level);
  vec2 ground = outwards * (radius + (corner.z + 0.5) * spacing * ${decimal(FILL.outwards)})
    + along * corner.x * width;
  float height = corner.y * level * tallest * (1.0 - 0.6 * share);
  vec2 side = outwards * normal.z + along * normal.x;
  float light = 0.68 + 0.32 * normal.y + 0.16 * dot(side, vec2(0.6, 0.8));
  shade = light * mix(0.5, 1.0, smoothstep(0.0, 0.55, level)) * (1.0 - 0.42 * share);
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
