import { px } from '../px.ts';
import { seededRandom } from '../seeded-random.ts';
import { drawing, MIDDLE, oval } from './shapes.ts';

/** What lies on the soup: scattered pieces of one form and colour. */
export type Topping = {
  form: 'dots' | 'beans' | 'leaves' | 'dice' | 'shrimps' | 'strips' | 'swirl' | 'slices';
  colour: string;
  count: number;
  size: number;
};

/** Seen from above; the rim is of the brand's crockery. */
export type Bowl = {
  kind: 'bowl';
  name: string;
  rim: readonly [light: string, dark: string];
  soup: readonly [middle: string, edge: string];
  toppings: readonly Topping[];
};

const RIM = 248;
const SOUP = 206;

function spiral(colour: string, size: number): string {
  const points = Array.from({ length: 60 }, (_, i) => {
    const radius = 24 + i * 2.3;
    const angle = i * 0.28;
    return `${px(MIDDLE + radius * Math.cos(angle))} ${px(MIDDLE + radius * Math.sin(angle))}`;
  });
  return `<path d="M${points.join('L')}" fill="none" stroke="${colour}" stroke-width="${px(size)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function piece(topping: Topping, x: number, y: number, turn: number): string {
  const { form, colour, size } = topping;
  const shade = (dx: number, body: string) =>
    `<g opacity="0.22">${body.replaceAll(colour, '#2a1206')}</g>`.replace(
      '<g',
      `<g transform="translate(${dx} ${dx * 1.4})"`,
    );
  const shapeOf = (): string => {
    switch (form) {
      case 'dots':
        return oval(x, y, size, size, colour);
      case 'beans':
        return oval(x, y, size * 1.5, size * 0.85, colour, turn);
      case 'leaves':
        return `<path d="M${px(x - size)} ${px(y)}Q${px(x)} ${px(y - size)} ${px(x + size)} ${px(y)}Q${px(x)} ${px(y + size)} ${px(x - size)} ${px(y)}z" fill="${colour}" transform="rotate(${px(turn * 3)} ${px(x)} ${px(y)})"/>`;
      case 'dice':
        return `<rect x="${px(x - size)}" y="${px(y - size)}" width="${px(size * 2)}" height="${px(size * 2)}" rx="${px(size * 0.35)}" fill="${colour}" transform="rotate(${px(turn * 2)} ${px(x)} ${px(y)})"/>`;
      case 'strips':
        return oval(x, y, size * 2.2, size * 0.42, colour, turn * 4);
      case 'shrimps':
        return `<path d="M${px(x - size)} ${px(y)}a${size} ${size} 0 1 1 ${px(size * 1.7)} ${px(size * 0.5)}" fill="none" stroke="${colour}" stroke-width="${px(size * 0.62)}" stroke-linecap="round" transform="rotate(${px(turn * 6)} ${px(x)} ${px(y)})"/>`;
      case 'slices':
        return (
          oval(x, y, size, size, colour) +
          oval(x, y, size * 0.78, size * 0.78, '#fff8e4').replace('/>', ' opacity="0.55"/>')
        );
      case 'swirl':
        return spiral(colour, size);
    }
  };
  const shape = shapeOf();
  return form === 'swirl' ? shape : shade(4, shape) + shape;
}

function scatter(topping: Topping, name: string): string {
  if (topping.form === 'swirl') return piece(topping, MIDDLE, MIDDLE, 0);
  const random = seededRandom(`bowl/${name}/${topping.form}/${topping.colour}`);
  // Along the golden angle they lie evenly and in no pattern.
  return Array.from({ length: topping.count }, (_, i) => {
    const radius = (SOUP - topping.size - 14) * Math.sqrt((i + 0.6) / topping.count);
    const angle = i * 2.399963 + random.between(-0.4, 0.4);
    return piece(
      topping,
      MIDDLE + radius * Math.cos(angle),
      MIDDLE + radius * Math.sin(angle),
      random.between(-30, 30),
    );
  }).join('');
}

export function drawBowl({ name, rim, soup, toppings }: Bowl): string {
  const defs =
    `<radialGradient id="rim" cx="0.36" cy="0.3" r="0.9"><stop offset="0" stop-color="${rim[0]}"/><stop offset="1" stop-color="${rim[1]}"/></radialGradient>` +
    `<radialGradient id="soup" cx="0.42" cy="0.4" r="0.66"><stop offset="0" stop-color="${soup[0]}"/><stop offset="1" stop-color="${soup[1]}"/></radialGradient>` +
    '<radialGradient id="deep" cx="0.5" cy="0.5" r="0.5"><stop offset="0.86" stop-color="#1c0d05" stop-opacity="0"/><stop offset="1" stop-color="#1c0d05" stop-opacity="0.42"/></radialGradient>';
  const body =
    oval(MIDDLE, MIDDLE, RIM, RIM, 'url(#rim)') +
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="${RIM - 9}" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="5"/>` +
    oval(MIDDLE, MIDDLE, SOUP, SOUP, 'url(#soup)') +
    toppings.map((topping) => scatter(topping, name)).join('') +
    oval(MIDDLE, MIDDLE, SOUP, SOUP, 'url(#deep)');
  return drawing(body, defs);
}
