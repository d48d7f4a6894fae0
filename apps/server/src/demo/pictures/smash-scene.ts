import { px } from './px.ts';
import { polar, svg, times } from './scene.ts';
import type { PaintScene, Stage } from './scene.ts';
import type { Tone } from './recipe.ts';

type Ink = { ground: string; second: string; dots: string; disc: string; mark: string };

const INKS: Record<Tone, Ink> = {
  1: { ground: '#d41f17', second: '#b5170f', dots: '#7f0f09', disc: '#ffc61a', mark: '#fff0dc' },
  2: { ground: '#ffc61a', second: '#ffb005', dots: '#f07d00', disc: '#d41f17', mark: '#1a0d08' },
  3: { ground: '#ff7d1c', second: '#f26510', dots: '#b93c04', disc: '#fff0dc', mark: '#1a0d08' },
  4: { ground: '#fff0dc', second: '#ffe0ac', dots: '#ffb11f', disc: '#d41f17', mark: '#d41f17' },
  5: { ground: '#5e1030', second: '#4a0b25', dots: '#a01546', disc: '#ff7d1c', mark: '#ffc61a' },
};

const rays = (stage: Stage, ink: Ink): string => {
  const count = stage.random.pick([14, 18, 22]);
  const turn = stage.random.between(0, 360);
  const far = stage.width + stage.height;
  return times(count, (i) => {
    const from = polar(stage.centre, far, turn + (i * 360) / count);
    const to = polar(stage.centre, far, turn + ((i + 0.5) * 360) / count);
    return `<path d="M${px(stage.centre.x)} ${px(stage.centre.y)}L${px(from.x)} ${px(from.y)}L${px(to.x)} ${px(to.y)}z" fill="${ink.second}"/>`;
  }).join('');
};

const blocks = (stage: Stage, ink: Ink): string => {
  const { width, height, random } = stage;
  const lean = height * random.between(0.25, 0.45) * random.pick([-1, 1]);
  const cut = width * random.between(0.4, 0.6);
  const band = width * random.between(0.05, 0.09);
  return `<path d="M${px(cut - lean)} 0H${width}V${height}H${px(cut + lean)}z" fill="${ink.second}"/>
    <path d="M${px(cut - lean)} 0h${px(band)}L${px(cut + lean + band)} ${height}h${px(-band)}z" fill="${ink.mark}" opacity="0.9"/>`;
};

const stripes = (stage: Stage, ink: Ink): string => {
  const step = stage.width * stage.random.between(0.1, 0.14);
  const lean = stage.height * stage.random.pick([-0.7, 0.7]);
  return times(26, (i) => {
    const x = (i - 9) * step * 1.2;
    return `<path d="M${px(x)} 0h${px(step * 0.6)}l${px(lean)} ${stage.height}h${px(-step * 0.6)}z" fill="${ink.second}"/>`;
  }).join('');
};

const checks = (stage: Stage, ink: Ink): string => {
  const side = stage.unit * stage.random.between(0.085, 0.11);
  return `<pattern id="checks" width="${px(side * 2)}" height="${px(side * 2)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${px(stage.random.between(-14, 14))})"><path d="M0 0h${px(side)}v${px(side)}H0zM${px(side)} ${px(side)}h${px(side)}v${px(side)}h${px(-side)}z" fill="${ink.second}"/></pattern><rect width="100%" height="100%" fill="url(#checks)"/>`;
};

/** Printed dots that shrink away from one corner, as in a comic. */
const halftone = (stage: Stage, ink: Ink): string => {
  const { width, height, unit, random } = stage;
  const step = unit * 0.026;
  const corner = { x: random.pick([0, width]), y: random.pick([height, height, 0]) };
  const reach = unit * random.between(0.62, 0.85);
  const dots: string[] = [];
  for (let row = 0; row * step < height + step; row += 1) {
    for (let column = 0; column * step < width + step; column += 1) {
      const x = (column + (row % 2) / 2) * step;
      const y = row * step;
      const near = 1 - Math.hypot(x - corner.x, (y - corner.y) * 1.15) / reach;
      if (near <= 0.06) continue;
      const radius = step * 0.62 * Math.sqrt(near);
      dots.push(`<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`);
    }
  }
  return `<g fill="${ink.dots}" opacity="0.85">${dots.join('')}</g>`;
};

const starburst = (stage: Stage, radius: number, spikes: number): string => {
  const turn = stage.random.between(0, 360);
  const points = times(spikes * 2, (i) => {
    const reach = radius * (i % 2 === 0 ? 1 : 0.82);
    const point = polar(stage.centre, reach, turn + (i * 180) / spikes);
    return `${px(point.x)} ${px(point.y)}`;
  });
  return `M${points.join('L')}z`;
};

/** What stands for the plate: a flat disc or burst with a hard shadow, cut out of paper. */
const paperShape = (stage: Stage, ink: Ink): string => {
  const { centre, unit, random } = stage;
  const radius = unit * (stage.plate ? 0.4 : 0.35);
  const shadow = unit * 0.022;
  const isBurst = random.next() < 0.5;
  const shape = isBurst
    ? `<path d="${starburst(stage, radius * 1.06, random.pick([14, 18, 22]))}" `
    : `<circle cx="${px(centre.x)}" cy="${px(centre.y)}" r="${px(radius)}" `;
  const ring = isBurst
    ? ''
    : `<circle cx="${px(centre.x)}" cy="${px(centre.y)}" r="${px(radius * 0.9)}" fill="none" stroke="${ink.mark}" stroke-width="${px(unit * 0.008)}" stroke-dasharray="${px(unit * 0.03)} ${px(unit * 0.018)}" opacity="0.75"/>`;
  return `${shape} fill="#1a0603" opacity="0.34" transform="translate(${px(shadow)} ${px(shadow * 1.25)})"/>${shape} fill="${ink.disc}"/>${ring}`;
};

const marks = (stage: Stage, ink: Ink): string => {
  const { width, height, unit, random } = stage;
  const bolt = 'M12 0L0 16h8l-3 14L20 11h-9z';
  const cross = 'M9 0h6v9h9v6h-9v9H9v-9H0V9h9z';
  const zigzag = 'M0 10L8 0l8 10 8-10 8 10 8-10v8L32 18l-8-10-8 10-8-10-8 10z';
  return times(5, (i) => {
    const corner = { x: i % 2 === 0 ? 0.07 : 0.88, y: i < 2 ? 0.1 : i < 4 ? 0.82 : 0.46 };
    const x = width * (corner.x + random.between(-0.03, 0.05));
    const y = height * (corner.y + random.between(-0.03, 0.05));
    const scale = (unit / 900) * random.between(1.5, 2.7);
    return `<path d="${random.pick([bolt, cross, zigzag])}" fill="${ink.mark}" opacity="0.9" transform="translate(${px(x)} ${px(y)}) rotate(${px(random.between(-30, 30))}) scale(${px(scale)})"/>`;
  }).join('');
};

/** Flat ink, halftone and hard shadows: a gig poster with a burger on it. */
export const paintSmashScene: PaintScene = (stage) => {
  const ink = INKS[stage.tone];
  const ground = stage.random.pick([rays, rays, blocks, stripes, checks])(stage, ink);
  return {
    backdrop: svg(
      stage,
      `<rect width="100%" height="100%" fill="${ink.ground}"/>${ground}${halftone(stage, ink)}${marks(stage, ink)}${paperShape(stage, ink)}`,
    ),
    light: svg(
      stage,
      '<radialGradient id="edge" cx="0.5" cy="0.5" r="0.8"><stop offset="0.7" stop-color="#1a0603" stop-opacity="0"/><stop offset="1" stop-color="#1a0603" stop-opacity="0.22"/></radialGradient><rect width="100%" height="100%" fill="url(#edge)"/>',
    ),
    shadow: {
      kind: 'sticker',
      dx: 0.018,
      dy: 0.024,
      outline: 0.014,
      colour: '#1a0603',
      paper: '#fff6e6',
    },
    saturation: 1.12,
    crockery: { dark: '#2a100a', middle: '#a8978c', light: '#fffaf2' },
  };
};
