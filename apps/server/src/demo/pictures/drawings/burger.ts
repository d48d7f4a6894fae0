import { px } from '../px.ts';
import { seededRandom } from '../seeded-random.ts';
import { drawing, MIDDLE, oval, shaded, slab } from './shapes.ts';

const PATTIES = {
  beef: ['#94533a', '#552718'],
  sausage: ['#c07a52', '#8a4a2c'],
  plant: ['#8c9a4e', '#56602a'],
} as const;
const SLABS = {
  cheddar: ['#ffc93b', '#f5a10f'],
  american: ['#ffdb57', '#ffb81c'],
  blueCheese: ['#f4f2ea', '#cfd6dc'],
  hashBrown: ['#e9ae4f', '#b9752a'],
  avocado: ['#d7e58a', '#8fb53e'],
  tomato: ['#f2604c', '#c8281f'],
} as const;
const SAUCES = { red: '#d8261c', pink: '#f08a6b', brown: '#6a3216', white: '#fff4dd' } as const;
const BUNS = {
  sesame: ['#f6bd68', '#c9752d'],
  plain: ['#ffd28c', '#dd9140'],
  dark: ['#c07a3c', '#7e431b'],
  black: ['#4a4140', '#1d1716'],
  rye: ['#b98a55', '#7a5128'],
} as const;

/** What lies in a burger, named as a kitchen would. */
export type BurgerLayer =
  | keyof typeof PATTIES
  | keyof typeof SLABS
  | `${keyof typeof SAUCES}Sauce`
  | 'chicken'
  | 'lettuce'
  | 'rocket'
  | 'onion'
  | 'redOnion'
  | 'pickles'
  | 'bacon'
  | 'egg'
  | 'chillies'
  | 'slaw';

export type Burger = { kind: 'burger'; bun: keyof typeof BUNS; layers: readonly BurgerLayer[] };

type Piece = { height: number; draw: (top: number) => string; defs?: string };

const HALF = 190;
const from = MIDDLE - HALF;
const across = 2 * HALF;

const gradient = (name: string, [light, dark]: readonly [string, string]) =>
  shaded(`b-${name}`, light, dark);

/** A sheet whose lower edge hangs over what is below it. */
function hanging(top: number, height: number, drops: number, depth: number, fill: string): string {
  const step = (across + 24) / drops;
  const edge = Array.from({ length: drops }, (_, i) => {
    const right = from + across + 12 - i * step;
    const low = top + height + depth * (i % 2 === 0 ? 1 : 0.35);
    return `Q${px(right - step / 2)} ${px(low + depth)} ${px(right - step)} ${px(top + height)}`;
  }).join('');
  return `<path d="M${px(from - 12)} ${px(top)}h${px(across + 24)}v${px(height)}${edge}z" fill="${fill}"/>`;
}

const scattered = (name: string, count: number, draw: (x: number, turn: number) => string) => {
  const random = seededRandom(`burger/${name}`);
  return Array.from({ length: count }, (_, i) =>
    draw(from + ((i + 0.5) * across) / count + random.between(-8, 8), random.between(-24, 24)),
  ).join('');
};

const patty = (name: keyof typeof PATTIES): Piece => ({
  height: 50,
  defs: gradient(name, PATTIES[name]),
  draw: (top) =>
    slab({
      x: from - 10,
      y: top,
      width: across + 20,
      height: 58,
      round: 28,
      fill: `url(#b-${name})`,
    }) +
    slab({
      x: from + 18,
      y: top + 7,
      width: across - 60,
      height: 7,
      round: 4,
      fill: '#ffffff',
    }).replace('/>', ' opacity="0.16"/>'),
});

const sheet = (name: keyof typeof SLABS): Piece => {
  const veins =
    name === 'blueCheese'
      ? (top: number) => scattered(name, 9, (x, turn) => oval(x, top + 12, 13, 5, '#6d86a8', turn))
      : () => '';
  return {
    height: name === 'hashBrown' ? 34 : 18,
    defs: gradient(name, SLABS[name]),
    draw: (top) =>
      (name === 'hashBrown' || name === 'tomato'
        ? slab({
            x: from - 4,
            y: top,
            width: across + 8,
            height: name === 'tomato' ? 26 : 42,
            round: 14,
            fill: `url(#b-${name})`,
          })
        : hanging(top, 18, 3, 26, `url(#b-${name})`)) + veins(top),
  };
};

const PIECES: Record<
  Exclude<BurgerLayer, keyof typeof PATTIES | keyof typeof SLABS | `${string}Sauce`>,
  Piece
> = {
  chicken: {
    height: 66,
    defs: gradient('chicken', ['#f2b04a', '#b0651c']),
    draw: (top) =>
      slab({
        x: from - 18,
        y: top + 6,
        width: across + 36,
        height: 66,
        round: 30,
        fill: 'url(#b-chicken)',
      }) +
      scattered('crumb', 13, (x, turn) =>
        oval(x, top + 14 + Math.abs(turn), 22, 15, '#f9c768', turn),
      ) +
      scattered('crust', 11, (x, turn) => oval(x + 9, top + 44 - turn / 3, 14, 9, '#c97d2a', turn)),
  },
  lettuce: {
    height: 20,
    defs: gradient('lettuce', ['#9be063', '#3f9a35']),
    draw: (top) => hanging(top, 18, 9, 22, 'url(#b-lettuce)'),
  },
  rocket: {
    height: 22,
    draw: (top) =>
      scattered('rocket', 13, (x, turn) => oval(x, top + 14, 32, 11, '#3f7f2f', turn)) +
      scattered('rocket-light', 9, (x, turn) => oval(x, top + 9, 24, 7, '#6fb544', -turn)),
  },
  onion: {
    height: 14,
    draw: (top) => scattered('onion', 6, (x, turn) => oval(x, top + 9, 38, 9, '#fdf6e6', turn / 4)),
  },
  redOnion: {
    height: 16,
    draw: (top) =>
      scattered('red-onion', 6, (x, turn) => oval(x, top + 10, 40, 11, '#8e2a5c', turn / 4)) +
      scattered('red-onion', 6, (x, turn) => oval(x, top + 9, 32, 6, '#e7a7c6', turn / 4)),
  },
  pickles: {
    height: 18,
    draw: (top) =>
      scattered('pickle', 5, (x) => oval(x, top + 11, 38, 12, '#4f7d22')) +
      scattered('pickle', 5, (x) => oval(x, top + 9, 31, 8, '#a9c94a')),
  },
  bacon: {
    height: 26,
    draw: (top) =>
      [0, 1]
        .map((row) => {
          const y = top + 8 + row * 13;
          const wave = (dy: number, colour: string, width: number) =>
            `<path d="M${from - 40} ${px(y + dy)}q40 -22 80 0t80 0t80 0t80 0t80 0t60 0" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
          return wave(0, '#a5281f', 20) + wave(-3, '#f3b9a0', 5) + wave(5, '#7c1712', 4);
        })
        .join(''),
  },
  egg: {
    height: 36,
    draw: (top) =>
      hanging(top + 8, 16, 4, 26, '#fffaf0') +
      oval(MIDDLE + 20, top + 16, 66, 26, '#ffb31a') +
      oval(MIDDLE + 4, top + 8, 22, 7, '#ffe08a'),
  },
  chillies: {
    height: 20,
    draw: (top) =>
      scattered('chilli', 7, (x, turn) => oval(x, top + 12, 36, 9, '#d11a12', turn)) +
      scattered('chilli', 7, (x, turn) => oval(x - 4, top + 9, 20, 3, '#ff8a72', turn)),
  },
  slaw: {
    height: 30,
    draw: (top) =>
      scattered('slaw', 16, (x, turn) => oval(x, top + 16, 28, 8, '#f3efdc', turn)) +
      scattered('slaw-carrot', 10, (x, turn) => oval(x + 6, top + 13, 22, 5, '#f08a2c', -turn)) +
      scattered('slaw-cabbage', 8, (x, turn) => oval(x - 6, top + 20, 22, 5, '#b7d672', turn)),
  },
};

const sauce = (name: keyof typeof SAUCES): Piece => ({
  height: 8,
  draw: (top) => hanging(top, 8, 6, 20, SAUCES[name]),
});

function pieceOf(layer: BurgerLayer): Piece {
  if (layer in PATTIES) return patty(layer as keyof typeof PATTIES);
  if (layer in SLABS) return sheet(layer as keyof typeof SLABS);
  if (layer.endsWith('Sauce')) return sauce(layer.slice(0, -5) as keyof typeof SAUCES);
  return PIECES[layer as keyof typeof PIECES];
}

const TOP_BUN = 128;

/** A burger from the side, as it was put together. Layers are told from the bottom up. */
export function drawBurger({ bun, layers }: Burger): string {
  const pieces = layers.map(pieceOf);
  const inside = pieces.reduce((sum, { height }) => sum + height, 0);
  let top = TOP_BUN + inside;
  const bottom = `<path d="M${from} ${top}h${across}v34q0 36 -44 36h${88 - across}q-44 0 -44 -36z" fill="url(#b-under)"/>`;
  // From the bottom up: what lies above hangs over what is below.
  const filling = pieces.map((piece) => {
    top -= piece.height;
    return piece.draw(top);
  });
  const dome = `<path d="M${from - 6} ${TOP_BUN + 6}C${from - 6} 34 ${from + 90} 6 ${MIDDLE} 6S${from + across + 6} 34 ${from + across + 6} ${TOP_BUN + 6}q-${HALF + 6} 26 -${across + 12} 0z" fill="url(#b-bun)"/>`;
  const shine = oval(MIDDLE - 70, 48, 76, 22, '#ffffff', -16).replace('/>', ' opacity="0.22"/>');
  const random = seededRandom('seeds');
  const seeds =
    bun === 'plain' || bun === 'dark'
      ? ''
      : Array.from({ length: 16 }, (_, i) =>
          oval(
            from + 44 + (i % 8) * 42 + random.between(-8, 8),
            (i < 8 ? 74 : 44) + random.between(-10, 10) + Math.abs((i % 8) - 3.5) * (i < 8 ? 3 : 7),
            10,
            6,
            bun === 'black' ? '#f2e3c4' : '#fff1cf',
            random.between(-40, 40),
          ),
        ).join('');
  const defs = [
    gradient('bun', BUNS[bun]),
    gradient('under', BUNS[bun]),
    ...new Set(pieces.flatMap(({ defs: own }) => own ?? [])),
  ].join('');
  const height = TOP_BUN + inside + 70;
  const body = `<g transform="translate(0 ${px((512 - Math.min(height, 512)) / 2)}) scale(1 ${px(Math.min(1, 512 / height))})">${bottom}${filling.join('')}${dome}${shine}${seeds}</g>`;
  return drawing(body, defs);
}
