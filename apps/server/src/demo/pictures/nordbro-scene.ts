import { px } from './px.ts';
import { svg, times } from './scene.ts';
import type { PaintScene, Point, Stage } from './scene.ts';
import type { Tone } from './recipe.ts';

type Stone = { top: string; table: string; cloth: string; thread: string; light: number };

const STONES: Record<Tone, Stone> = {
  1: { top: '#dfe8df', table: '#bccdbf', cloth: '#f3f1ea', thread: '#cfd3c6', light: 0.5 },
  2: { top: '#efe8db', table: '#dccfb9', cloth: '#c9d5cb', thread: '#b1c1b5', light: 0.5 },
  3: { top: '#d5e0e4', table: '#b3c4cc', cloth: '#f4f1ea', thread: '#d5d3c8', light: 0.5 },
  4: { top: '#3c5f56', table: '#24483f', cloth: '#d9dccf', thread: '#bcc3b3', light: 0.2 },
  5: { top: '#eee0d8', table: '#dcc5b9', cloth: '#f5efe6', thread: '#dbcdbf', light: 0.48 },
};

type Glaze = { rim: string; body: string; edge: string; speck: string };
const GLAZES: readonly [Glaze, ...Glaze[]] = [
  { rim: '#ffffff', body: '#f4f2ec', edge: '#d9d9cf', speck: '#8d8a7c' },
  { rim: '#fbf7ee', body: '#efe8da', edge: '#d3c8b4', speck: '#7b6a50' },
  { rim: '#e9f0ea', body: '#d6e2d8', edge: '#aebfb2', speck: '#5a6f62' },
  { rim: '#56645f', body: '#414e49', edge: '#2c3733', speck: '#a9b5ae' },
];

const surface = (stage: Stage, stone: Stone): string => {
  const { width, height, random } = stage;
  const left = height * random.between(0.5, 0.74);
  const right = height * random.between(0.4, 0.62);
  return `<linearGradient id="top" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${stone.top}"/><stop offset="1" stop-color="${stone.table}"/></linearGradient>
    <linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${stone.table}"/><stop offset="1" stop-color="${stone.top}" stop-opacity="0.55"/></linearGradient>
    <rect width="${width}" height="${height}" fill="${stone.top}"/>
    <rect width="${width}" height="${height}" fill="url(#top)" fill-opacity="0.5"/>
    <path d="M0 ${px(left)}L${width} ${px(right)}V${height}H0z" fill="url(#table)"/>`;
};

const napkin = (stage: Stage, stone: Stone): string => {
  const { centre, unit, random } = stage;
  const side = random.pick([-1, 1]);
  const angle = random.between(8, 26) * side;
  const width = unit * random.between(0.5, 0.62);
  const height = unit * random.between(0.86, 1.04);
  const x = centre.x + side * unit * random.between(0.24, 0.36) - width / 2;
  const y = centre.y - height * random.between(0.34, 0.5);
  const box = `x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(unit * 0.012)}"`;
  const hem = unit * 0.022;
  // Drawn as lines: a pattern fill of the same weave takes the renderer ten times as long.
  const step = unit * 0.0062;
  const weave =
    times(Math.floor(width / step), (i) => `M${px(x + i * step)} ${px(y)}v${px(height)}`).join('') +
    times(Math.floor(height / step), (i) => `M${px(x)} ${px(y + i * step)}h${px(width)}`).join('');
  return `<g transform="rotate(${px(angle)} ${px(centre.x)} ${px(centre.y)})">
      ${times(3, (i) => `<rect ${box} transform="translate(${px(unit * 0.016 * i)} ${px(unit * 0.022 * i)})" fill="#1e2d28" opacity="0.05"/>`).join('')}
      <rect ${box} fill="${stone.cloth}"/><path d="${weave}" stroke="${stone.thread}" stroke-width="1.100" stroke-opacity="0.5"/>
      <rect x="${px(x + hem)}" y="${px(y + hem)}" width="${px(width - hem * 2)}" height="${px(height - hem * 2)}" fill="none" stroke="${stone.thread}" stroke-width="2.400" stroke-dasharray="9 6"/>
      <path d="M${px(x + width * 0.36)} ${px(y)}v${px(height)}" stroke="#1e2d28" stroke-width="3" opacity="0.06"/><path d="M${px(x + width * 0.36 + 4)} ${px(y)}v${px(height)}" stroke="#fff" stroke-width="3" opacity="0.4"/>
    </g>`;
};

const softDisc = (id: string, at: Point, radius: number, opacity: number): string =>
  `<radialGradient id="${id}"><stop offset="0.55" stop-color="#1c2b26" stop-opacity="${opacity}"/><stop offset="0.8" stop-color="#1c2b26" stop-opacity="${px(opacity * 0.4)}"/><stop offset="1" stop-color="#1c2b26" stop-opacity="0"/></radialGradient>
   <circle cx="${px(at.x)}" cy="${px(at.y)}" r="${px(radius)}" fill="url(#${id})"/>`;

const stoneware = (stage: Stage, radius: number, dark: boolean): string => {
  const { centre, random } = stage;
  const glaze = dark ? GLAZES[0] : random.pick(GLAZES);
  const at = `cx="${px(centre.x)}" cy="${px(centre.y)}"`;
  const specks = times(64, () => {
    const angle = random.between(0, Math.PI * 2);
    const distance = Math.sqrt(random.next()) * radius * 0.97;
    return `<circle cx="${px(centre.x + Math.cos(angle) * distance)}" cy="${px(centre.y + Math.sin(angle) * distance)}" r="${px(random.between(0.7, 2.6))}" fill="${glaze.speck}" opacity="${px(random.between(0.12, 0.4))}"/>`;
  });
  return `${softDisc('drop', { x: centre.x + radius * 0.09, y: centre.y + radius * 0.15 }, radius * 1.28, 0.34)}
    <radialGradient id="glaze" cx="0.36" cy="0.28" r="0.85"><stop offset="0" stop-color="${glaze.rim}"/><stop offset="0.55" stop-color="${glaze.body}"/><stop offset="1" stop-color="${glaze.edge}"/></radialGradient>
    <radialGradient id="well" cx="0.6" cy="0.68" r="0.8"><stop offset="0" stop-color="${glaze.rim}"/><stop offset="0.7" stop-color="${glaze.body}"/><stop offset="1" stop-color="${glaze.edge}"/></radialGradient>
    <circle ${at} r="${px(radius)}" fill="url(#glaze)"/>
    <circle ${at} r="${px(radius * 0.985)}" fill="none" stroke="${glaze.rim}" stroke-width="${px(radius * 0.014)}" opacity="0.8"/>
    <circle ${at} r="${px(radius * 0.7)}" fill="url(#well)"/>
    <circle ${at} r="${px(radius * 0.7)}" fill="none" stroke="${glaze.edge}" stroke-width="${px(radius * 0.016)}" opacity="0.8"/>
    <circle ${at} r="${px(radius * 0.716)}" fill="none" stroke="${glaze.rim}" stroke-width="${px(radius * 0.012)}" opacity="0.9"/>
    ${specks.join('')}`;
};

const birchBoard = (stage: Stage, radius: number): string => {
  const { centre, random } = stage;
  const at = `cx="${px(centre.x)}" cy="${px(centre.y)}"`;
  const rings = times(13, (i) => {
    const y = centre.y - radius + (i + random.between(0.2, 0.8)) * (radius / 6.5);
    const bend = random.between(-0.05, 0.05) * radius;
    return `<path d="M${px(centre.x - radius)} ${px(y)}Q${px(centre.x)} ${px(y + bend)} ${px(centre.x + radius)} ${px(y + bend / 2)}" fill="none" stroke="#b98d57" stroke-width="${px(random.between(1.2, 4))}" opacity="${px(random.between(0.14, 0.32))}"/>`;
  });
  return `${softDisc('drop', { x: centre.x + radius * 0.08, y: centre.y + radius * 0.13 }, radius * 1.26, 0.34)}
    <radialGradient id="birch" cx="0.35" cy="0.3" r="0.9"><stop offset="0" stop-color="#f1ddbd"/><stop offset="0.7" stop-color="#e2c499"/><stop offset="1" stop-color="#cba873"/></radialGradient>
    <clipPath id="round"><circle ${at} r="${px(radius)}"/></clipPath>
    <circle cx="${px(centre.x)}" cy="${px(centre.y + radius * 0.03)}" r="${px(radius)}" fill="#b08850"/>
    <circle ${at} r="${px(radius)}" fill="url(#birch)"/><g clip-path="url(#round)" transform="rotate(${px(random.between(-24, 24))} ${px(centre.x)} ${px(centre.y)})">${rings.join('')}</g>
    <circle ${at} r="${px(radius * 0.985)}" fill="none" stroke="#fff4de" stroke-width="${px(radius * 0.012)}" opacity="0.7"/>`;
};

/** A tall window to the left: bars of morning light on the table, under the plate. */
const windowBars = (stage: Stage, stone: Stone): string => {
  const { width, height, random } = stage;
  const shift = random.between(-0.12, 0.16) * width;
  const bars = times(3, (i) => {
    const x = shift + width * (0.02 + i * 0.21);
    const span = width * 0.15;
    const lean = height * 0.62;
    return `<path d="M${px(x)} 0h${px(span)}l${px(lean)} ${height}h${px(-span)}z" fill="url(#ray)"/>`;
  });
  return `<linearGradient id="ray" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffdf4" stop-opacity="${px(stone.light * 0.7)}"/><stop offset="0.75" stop-color="#fffdf4" stop-opacity="${px(stone.light * 0.25)}"/><stop offset="1" stop-color="#fffdf4" stop-opacity="0.04"/></linearGradient>${bars.join('')}`;
};

const daylight = (stage: Stage, stone: Stone): string =>
  svg(
    stage,
    `<radialGradient id="sky" cx="0.15" cy="0" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="${px(stone.light * 0.6)}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
     <radialGradient id="corner" cx="0.4" cy="0.36" r="0.85"><stop offset="0.65" stop-color="#17332c" stop-opacity="0"/><stop offset="1" stop-color="#17332c" stop-opacity="0.2"/></radialGradient>
     <rect width="100%" height="100%" fill="url(#sky)"/><rect width="100%" height="100%" fill="url(#corner)"/>`,
  );

/** Pale stone, linen, stoneware and daylight. */
export const paintNordbroScene: PaintScene = (stage) => {
  const stone = STONES[stage.tone];
  const table = surface(stage, stone) + windowBars(stage, stone) + napkin(stage, stone);
  const radius = stage.unit * (stage.plate ? 0.41 : 0.34);
  const isBoard = !stage.plate || stage.random.next() < 0.22;
  const dish = isBoard ? birchBoard(stage, radius) : stoneware(stage, radius, stage.tone === 4);
  return {
    backdrop: svg(stage, table + dish),
    light: daylight(stage, stone),
    shadow: {
      kind: 'soft',
      dx: 0.014,
      dy: 0.028,
      blur: 0.02,
      opacity: 0.42,
      colour: '#1c2b26',
    },
    saturation: 0.94,
    crockery: { dark: '#232c29', middle: '#87928c', light: '#fbfaf5' },
  };
};
