import { px } from './px.ts';
import { polar, svg, times } from './scene.ts';
import type { PaintScene, Point, Stage } from './scene.ts';
import type { Tone } from './recipe.ts';

type Glaze = { light: string; deep: string; line: string; petal: string };

const GLAZES: Record<Tone, Glaze> = {
  1: { light: '#15747a', deep: '#0a474b', line: '#7cc3bd', petal: '#e9b872' },
  2: { light: '#b23224', deep: '#74180f', line: '#eeb07a', petal: '#f3d3a0' },
  3: { light: '#e6ae55', deep: '#c98528', line: '#fbe9c2', petal: '#a3271c' },
  4: { light: '#25569a', deep: '#14346a', line: '#93b9e6', petal: '#f0e2c4' },
  5: { light: '#c0703f', deep: '#8f4424', line: '#f2c79c', petal: '#14666b' },
};

const starTile = (glaze: Glaze): string =>
  `<g fill="none" stroke="${glaze.line}" stroke-width="1.500"><path d="M32 6l7.600 7.600h10.800v10.800L58 32l-7.600 7.600v10.800H39.600L32 58l-7.600-7.600H13.600V39.600L6 32l7.600-7.600V13.600h10.800z" fill="${glaze.deep}" fill-opacity="0.18"/><path d="M32 19l9 4 4 9-4 9-9 4-9-4-4-9 4-9z"/><path d="M0 0l13.600 13.600M64 0L50.400 13.600M0 64l13.600-13.600M64 64L50.400 50.400M0 32h6M58 32h6M32 0v6M32 58v6"/></g><g fill="${glaze.petal}"><path d="M32 24c4 4 4 12 0 16-4-4-4-12 0-16z"/><path d="M24 32c4-4 12-4 16 0-4 4-12 4-16 0z"/></g>`;

const tulipTile = (glaze: Glaze): string =>
  `<path d="M0 0h64v64H0z" fill="none" stroke="${glaze.line}" stroke-width="0.800" stroke-opacity="0.2"/><g fill="${glaze.line}"><path d="M32 58C14 54 10 40 12 28c8 4 16 14 20 30zM32 58c18-4 22-18 20-30-8 4-16 14-20 30z" fill-opacity="0.27"/></g><path d="M32 8c-9 8-11 17-7 26h14c4-9 2-18-7-26z" fill="${glaze.petal}"/><path d="M32 8c-3 9-3 18 0 26 3-8 3-17 0-26z" fill="${glaze.deep}" fill-opacity="0.2"/><path d="M32 34v24" stroke="${glaze.line}" stroke-width="2"/><g fill="${glaze.petal}"><circle cx="2" cy="2" r="4"/><circle cx="62" cy="2" r="4"/><circle cx="2" cy="62" r="4"/><circle cx="62" cy="62" r="4"/></g>`;

const knotTile = (glaze: Glaze): string =>
  `<g fill="none" stroke="${glaze.line}" stroke-width="1.600"><circle cx="32" cy="32" r="30"/><circle cx="0" cy="0" r="30"/><circle cx="64" cy="0" r="30"/><circle cx="0" cy="64" r="30"/><circle cx="64" cy="64" r="30"/></g><path d="M32 14l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="${glaze.petal}"/><circle cx="32" cy="32" r="4" fill="${glaze.deep}"/><g fill="${glaze.deep}" fill-opacity="0.25"><circle cx="0" cy="32" r="5"/><circle cx="64" cy="32" r="5"/><circle cx="32" cy="0" r="5"/><circle cx="32" cy="64" r="5"/></g>`;

const TILE_SIDE = 64;

// Every tile is a copy: a pattern fill of the same wall takes the renderer far longer.
const tiledWall = (stage: Stage, glaze: Glaze): string => {
  const { width, height, unit, random } = stage;
  const tile = random.pick([starTile, tulipTile, knotTile])(glaze);
  const scale = (unit / 900) * random.between(1.75, 2.25);
  const side = TILE_SIDE * scale;
  const [left, top] = [-random.between(0, side), -random.between(0, side)];
  const columns = Math.ceil((width - left) / side);
  const rows = Math.ceil((height - top) / side);
  const copies = times(columns * rows, (i) => {
    const x = left / scale + (i % columns) * TILE_SIDE;
    const y = top / scale + Math.floor(i / columns) * TILE_SIDE;
    return `<use href="#tile" x="${px(x)}" y="${px(y)}"/>`;
  });
  return `<radialGradient id="wall" cx="0.5" cy="0.34" r="0.9"><stop offset="0" stop-color="${glaze.light}"/><stop offset="1" stop-color="${glaze.deep}"/></radialGradient>
    <defs><g id="tile" fill-opacity="0.36" stroke-opacity="0.36">${tile}</g></defs><rect width="100%" height="100%" fill="url(#wall)"/>
    <g transform="scale(${px(scale)})">${copies.join('')}</g>`;
};

const KILIM = ['#a3271c', '#11666b', '#e2a64a', '#f7e2c2', '#3b1a12'] as const;

/** A woven runner under the plate, on some tables only. */
const runner = (stage: Stage): string => {
  const { centre, unit, width, height, random } = stage;
  if (random.next() < 0.45) return '';
  const span = unit * random.between(0.5, 0.62);
  const long = (width + height) * 1.2;
  const y = centre.y - span / 2;
  const first = Math.floor(random.between(0, KILIM.length));
  const bands = [0, 0.08, 0.16, 0.84, 0.92].map((at, i) => {
    const colour = KILIM[(first + i) % KILIM.length];
    return `<rect x="${px(centre.x - long / 2)}" y="${px(y + span * at)}" width="${px(long)}" height="${px(span * 0.08)}" fill="${colour}"/>`;
  });
  const tooth = span * 0.11;
  const zigzag = (top: number): string =>
    `<path d="M${px(centre.x - long / 2)} ${px(top)}${times(Math.ceil(long / tooth), (i) => `l${px(tooth / 2)} ${px(tooth * (i % 2 === 0 ? 0.7 : -0.7))}`).join('')}" fill="none" stroke="#fff1d6" stroke-width="${px(span * 0.022)}"/>`;
  const ground = KILIM[(first + 5) % KILIM.length] === '#f7e2c2' ? '#e2a64a' : '#f0d5a8';
  return `<g transform="rotate(${px(random.between(-32, 32))} ${px(centre.x)} ${px(centre.y)})">
    ${times(5, (i) => `<rect x="${px(centre.x - long / 2)}" y="${px(y + unit * 0.012 * (i + 1))}" width="${px(long)}" height="${px(span)}" fill="#280c04" opacity="0.06"/>`).join('')}
    <rect x="${px(centre.x - long / 2)}" y="${px(y)}" width="${px(long)}" height="${px(span)}" fill="${ground}"/>${bands.join('')}${zigzag(y + span * 0.27)}${zigzag(y + span * 0.68)}</g>`;
};

const copper = (share: number): string => {
  const from = [143, 74, 31];
  const to = [250, 208, 152];
  return `rgb(${from.map((channel, i) => Math.round(channel + ((to[i] ?? 0) - channel) * share)).join(',')})`;
};

const wedge = (centre: Point, outer: number, inner: number, from: number, to: number): string => {
  const [a, b] = [polar(centre, outer, from), polar(centre, outer, to)];
  const [c, d] = [polar(centre, inner, to), polar(centre, inner, from)];
  return `M${px(a.x)} ${px(a.y)}A${px(outer)} ${px(outer)} 0 0 1 ${px(b.x)} ${px(b.y)}L${px(c.x)} ${px(c.y)}A${px(inner)} ${px(inner)} 0 0 0 ${px(d.x)} ${px(d.y)}z`;
};

/** A beaten copper tray: light runs round the rim, every facet a little different. */
const copperTray = (stage: Stage, radius: number): string => {
  const { centre, random } = stage;
  const facets = random.pick([48, 56, 64]);
  const turn = random.between(0, 360);
  const rim = times(facets, (i) => {
    const from = turn + (i * 360) / facets;
    const shine = 0.5 + 0.42 * Math.cos(((from - 235) * Math.PI) / 90) + (i % 2 === 0 ? 0.1 : -0.1);
    return `<path d="${wedge(centre, radius, radius * 0.74, from, from + 360 / facets + 0.3)}" fill="${copper(Math.min(1, Math.max(0, shine)))}"/>`;
  });
  const at = `cx="${px(centre.x)}" cy="${px(centre.y)}"`;
  const bead = times(facets, (i) => {
    const point = polar(centre, radius * 0.955, turn + ((i + 0.5) * 360) / facets);
    return `<circle cx="${px(point.x)}" cy="${px(point.y)}" r="${px(radius * 0.013)}"/>`;
  });
  return `<radialGradient id="under"><stop offset="0.6" stop-color="#280c04" stop-opacity="0.6"/><stop offset="1" stop-color="#280c04" stop-opacity="0"/></radialGradient>
    <circle cx="${px(centre.x)}" cy="${px(centre.y + radius * 0.13)}" r="${px(radius * 1.2)}" fill="url(#under)"/>
    ${rim.join('')}<g fill="#ffe6bd" opacity="0.75">${bead.join('')}</g>
    <circle ${at} r="${px(radius * 0.99)}" fill="none" stroke="#ffe2b0" stroke-width="${px(radius * 0.018)}" opacity="0.8"/>
    <circle ${at} r="${px(radius * 0.97)}" fill="none" stroke="#6e3412" stroke-width="${px(radius * 0.006)}" opacity="0.6"/>`;
};

const paintedPlate = (stage: Stage, radius: number, glaze: Glaze): string => {
  const { centre, random } = stage;
  const at = `cx="${px(centre.x)}" cy="${px(centre.y)}"`;
  const count = random.pick([20, 24, 28]);
  const ink = random.pick(['#11666b', '#a3271c', '#1f4a86']);
  const border = times(count, (i) => {
    const degrees = (i * 360) / count;
    const point = polar(centre, radius * 0.875, degrees);
    const petal =
      i % 2 === 0
        ? `<path d="M0 ${px(-radius * 0.055)}q${px(radius * 0.05)} ${px(radius * 0.055)} 0 ${px(radius * 0.11)}q${px(-radius * 0.05)} ${px(-radius * 0.055)} 0 ${px(-radius * 0.11)}z" fill="${ink}"/>`
        : `<circle r="${px(radius * 0.02)}" fill="${glaze.petal}"/>`;
    return `<g transform="translate(${px(point.x)} ${px(point.y)}) rotate(${px(degrees + 90)})">${petal}</g>`;
  });
  return `<radialGradient id="cream" cx="0.4" cy="0.32" r="0.8"><stop offset="0" stop-color="#fffaf0"/><stop offset="0.7" stop-color="#fdf0d8"/><stop offset="1" stop-color="#ecd3a8"/></radialGradient>
    <circle ${at} r="${px(radius * 1.03)}" fill="#5b2a0e" opacity="0.4"/><circle ${at} r="${px(radius)}" fill="url(#cream)"/>
    <circle ${at} r="${px(radius * 0.965)}" fill="none" stroke="${ink}" stroke-width="${px(radius * 0.014)}" opacity="0.85"/>
    <circle ${at} r="${px(radius * 0.785)}" fill="none" stroke="${ink}" stroke-width="${px(radius * 0.009)}" opacity="0.6"/><g opacity="0.85">${border.join('')}</g>`;
};

const lamplight = (stage: Stage): string =>
  svg(
    stage,
    `<radialGradient id="lamp" cx="0.32" cy="0.06" r="0.85"><stop offset="0" stop-color="#ffe2a8" stop-opacity="0.36"/><stop offset="1" stop-color="#ffe2a8" stop-opacity="0"/></radialGradient>
     <radialGradient id="dusk" cx="0.5" cy="0.46" r="0.8"><stop offset="0.6" stop-color="#240a04" stop-opacity="0"/><stop offset="1" stop-color="#240a04" stop-opacity="0.42"/></radialGradient>
     <rect width="100%" height="100%" fill="url(#lamp)"/><rect width="100%" height="100%" fill="url(#dusk)"/>`,
  );

/** İznik tiles, a kilim runner, beaten copper, lamplight. */
export const paintLokantaScene: PaintScene = (stage) => {
  const glaze = GLAZES[stage.tone];
  const radius = stage.unit * (stage.plate ? 0.425 : 0.35);
  const plate = stage.plate ? paintedPlate(stage, radius * 0.77, glaze) : '';
  const bare = stage.plate
    ? ''
    : `<radialGradient id="bed" cx="0.4" cy="0.3" r="0.9"><stop offset="0" stop-color="#f3c58a"/><stop offset="0.6" stop-color="#cf8a4c"/><stop offset="1" stop-color="#9a5526"/></radialGradient><circle cx="${px(stage.centre.x)}" cy="${px(stage.centre.y)}" r="${px(radius * 0.75)}" fill="url(#bed)"/>`;
  return {
    backdrop: svg(
      stage,
      tiledWall(stage, glaze) + runner(stage) + copperTray(stage, radius) + plate + bare,
    ),
    light: lamplight(stage),
    shadow: {
      kind: 'soft',
      dx: 0.004,
      dy: 0.03,
      blur: 0.02,
      opacity: 0.52,
      colour: '#46190a',
    },
    saturation: 1,
    crockery: { dark: '#5a2408', middle: '#c9783a', light: '#fff0d4' },
  };
};
