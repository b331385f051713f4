/** Lights that one full-screen pass adds; their shadow maps lie side by side, four in a row. */
export const BATCH = 8;

export const QUAD_VERTEX = `
varying vec2 v;
void main() {
  v = uv;
  gl_Position = vec4(position.xy, 0., 1.);
}`;

export const SURFACE_VERTEX = `
uniform vec2 repeat;
out vec2 vUv;
out vec3 vNormal;
out vec3 vPosition;
void main() {
  vUv = uv * repeat;
  vNormal = normal;
  vPosition = position;
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.);
}`;

/** Diffuse colour and coverage, normal, position, own light. */
export const SURFACE_FRAGMENT = `
precision highp float;
in vec2 vUv;
in vec3 vNormal;
in vec3 vPosition;
uniform sampler2D map;
uniform vec3 color;
uniform vec3 glow;
uniform float coverage;
layout(location = 0) out vec4 outColor;
layout(location = 1) out vec4 outNormal;
layout(location = 2) out vec4 outPosition;
layout(location = 3) out vec4 outGlow;
void main() {
  vec3 c = color;
  #ifdef MAP
  c *= texture(map, vUv).rgb;
  #endif
  vec3 n = normalize(vNormal);
  if (!gl_FrontFacing) n = -n;
  outColor = vec4(c, coverage);
  outNormal = vec4(n, 1.);
  outPosition = vec4(vPosition, 1.);
  outGlow = vec4(glow, 1.);
}`;

/**
 * Adds a batch of lights to the irradiance; alpha collects the visible sky. One nearest depth compare and no filter:
 * averaging hundreds of lights is the filter. placeOf.w: 0 far, 1 near; normalOf.w: nearest distance squared.
 */
export const LIGHT_FRAGMENT = `
varying vec2 v;
uniform sampler2D normals, positions, sum;
uniform highp sampler2D shadows;
uniform mat4 viewOf[${BATCH}];
uniform vec4 placeOf[${BATCH}];
uniform vec4 normalOf[${BATCH}];
uniform vec4 colorOf[${BATCH}];
void main() {
  vec4 total = texture2D(sum, v);
  vec3 n = texture2D(normals, v).xyz;
  vec4 surface = texture2D(positions, v);
  if (surface.w < .5) { gl_FragColor = total; return; }
  vec3 p = surface.xyz;
  for (int i = 0; i < ${BATCH}; i++) {
    bool far = placeOf[i].w < .5;
    vec3 toLight = placeOf[i].xyz;
    float strength = 1.;
    if (!far) {
      vec3 way = placeOf[i].xyz - p;
      float distance2 = dot(way, way);
      toLight = way * inversesqrt(distance2);
      float leaving = dot(-toLight, normalOf[i].xyz);
      strength = smoothstep(.12, .3, leaving) * max(leaving, 0.) / max(distance2, normalOf[i].w);
    }
    float facing = dot(n, toLight);
    if (facing <= 0. || strength <= 0.) continue;
    float offset = far ? .004 + .008 * (1. - facing) : .012 + .02 * (1. - facing);
    vec4 seen = viewOf[i] * vec4(p + n * offset, 1.);
    vec3 at = seen.xyz / seen.w * .5 + .5;
    float lit = far ? 1. : 0.;
    if (at.x > 0. && at.x < 1. && at.y > 0. && at.y < 1.) {
      vec2 tile = vec2((float(i - (i / 4) * 4) + at.x) * .25, (float(i / 4) + at.y) * .5);
      lit = step(at.z - (far ? .0002 : .00002), texture2D(shadows, tile).r);
    }
    total += vec4(colorOf[i].rgb * facing * strength, colorOf[i].a) * lit;
  }
  gl_FragColor = total;
}`;

/** One direction of an edge-aware blur; blurring light, not colour, keeps textures sharp. */
export const BLUR_FRAGMENT = `
varying vec2 v;
uniform sampler2D light, normals, positions;
uniform vec2 stride;
uniform float reach;
void main() {
  vec4 here = texture2D(light, v);
  vec4 p = texture2D(positions, v);
  if (p.w < .5) { gl_FragColor = here; return; }
  vec3 n = texture2D(normals, v).xyz;
  vec4 sum = here * .375;
  float weight = .375;
  for (int i = -2; i <= 2; i++) {
    if (i == 0) continue;
    vec2 u = v + stride * float(i);
    vec4 q = texture2D(positions, u);
    if (q.w < .5) continue;
    vec3 d = q.xyz - p.xyz;
    float alike = pow(max(dot(n, texture2D(normals, u).xyz), 0.), 16.);
    float near = exp(-abs(dot(d, n)) * 60. - dot(d, d) / (reach * reach));
    float k = (abs(i) == 1 ? .25 : .0625) * alike * near;
    sum += texture2D(light, u) * k;
    weight += k;
  }
  gl_FragColor = sum / weight;
}`;

/** Adds one jitter's diffuse light to the picture. */
export const COLLECT_FRAGMENT = `
varying vec2 v;
uniform sampler2D sum, light, colors, glows, positions;
uniform float share;
void main() {
  vec4 color = texture2D(colors, v);
  float hit = texture2D(positions, v).w;
  vec3 diffuse = color.rgb * texture2D(light, v).rgb / 3.14159265;
  gl_FragColor = texture2D(sum, v) + vec4((diffuse + texture2D(glows, v).rgb * hit) * share, color.a * share);
}`;

/** Adds one jitter's reflections; alpha carries the visible sky, which fades reflections in joints. */
export const REFLECT_FRAGMENT = `
varying vec2 v;
uniform sampler2D sum, frame, light, positions;
uniform float share;
void main() {
  float sky = texture2D(positions, v).w > .5 ? texture2D(light, v).a : 1.;
  gl_FragColor = texture2D(sum, v) + vec4(min(texture2D(frame, v).rgb, vec3(8.)), sky) * share;
}`;

/** Light to picture: occlusion of reflections, soft shoulder, slight contrast, then the background behind it. */
export const DEVELOP_FRAGMENT = `
varying vec2 v;
uniform sampler2D diffuse, reflections;
uniform float exposure, saturation;
uniform vec3 background;
vec3 shoulder(vec3 light) {
  vec3 x = max(light, 0.);
  float peak = max(x.r, max(x.g, x.b));
  const float bend = .62;
  float pressed = peak < bend ? peak : bend + (1. - bend) * (1. - exp(-(peak - bend) / (1. - bend)));
  return mix(x * (pressed / max(peak, 1e-4)), vec3(pressed), clamp((peak - 1.) * .22, 0., .6));
}
vec3 srgb(vec3 c) {
  return mix(c * 12.92, 1.055 * pow(max(c, vec3(1e-5)), vec3(1. / 2.4)) - .055, step(.0031308, c));
}
void main() {
  vec4 d = texture2D(diffuse, v), r = texture2D(reflections, v);
  float cover = clamp(d.a, 0., 1.), sky = clamp(r.a, 0., 1.);
  vec3 light = (d.rgb + r.rgb * mix(.12, 1., smoothstep(0., .75, sky))) * exposure / max(cover, .002);
  vec3 c = shoulder(light);
  c = mix(vec3(dot(c, vec3(.2126, .7152, .0722))), c, saturation);
  c = srgb(clamp(c, 0., 1.));
  c = mix(c, c * c * (3. - 2. * c), .22);
  float shade = (1. - smoothstep(0., .96, sky)) * .8;
  vec3 ground = background * mix(vec3(1.), vec3(.52, .44, .36), shade);
  gl_FragColor = vec4(mix(ground, c, cover), 1.);
}`;
