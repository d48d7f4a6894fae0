import { px } from '../px.ts';
import { drawing, shaded } from './shapes.ts';

export type Skewer = {
  kind: 'skewer';
  count: number;
  pieces: readonly ('chicken' | 'pepper' | 'tomato')[];
};

const COLOURS = {
  chicken: ['#f3bd66', '#b96a22'],
  pepper: ['#7cc24a', '#3d7d24'],
  tomato: ['#f4604a', '#b81f18'],
} as const;

/** Skewers beside each other, each a little lower than the one before. */
export function drawSkewer({ count, pieces }: Skewer): string {
  const defs = Object.entries(COLOURS)
    .map(([name, [light, dark]]) => shaded(name, light, dark))
    .join('');
  const one = (row: number): string => {
    const y = 256 + (row - (count - 1) / 2) * 104;
    const wood = `<path d="M8 ${px(y)}H504" stroke="#c08a4c" stroke-width="12" stroke-linecap="round"/>`;
    const width = 384 / pieces.length;
    const food = pieces
      .map((piece, i) => {
        const height = piece === 'pepper' ? 66 : 84;
        return `<rect x="${px(60 + i * width)}" y="${px(y - height / 2)}" width="${px(width + 4)}" height="${height}" rx="${piece === 'tomato' ? 40 : 26}" fill="url(#${piece})"/>`;
      })
      .join('');
    const char = pieces
      .map((piece, i) =>
        piece === 'chicken'
          ? `<path d="M${px(76 + i * width)} ${px(y - 18)}l${px(width - 26)} 30" stroke="#6b3413" stroke-opacity="0.55" stroke-width="9" stroke-linecap="round"/>`
          : '',
      )
      .join('');
    return wood + food + char;
  };
  const rows = Array.from({ length: count }, (_, row) => one(row)).join('');
  return drawing(`<g transform="rotate(-24 256 256)">${rows}</g>`, defs);
}
