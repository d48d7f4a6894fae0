import { px } from '../px.ts';
import { seededRandom } from '../seeded-random.ts';
import { drawing, MIDDLE, oval, shaded } from './shapes.ts';

type GlassForm = 'tumbler' | 'pint' | 'stem' | 'sundae' | 'cup';

export type Glass = {
  kind: 'glass';
  form: GlassForm;
  liquid: readonly [top: string, bottom: string];
  /** Beer's and coffee's head, or a shake's cream. */
  foam?: string;
  hasIce?: true;
  hasBubbles?: true;
  /** A slice or a fruit on its edge. */
  garnish?: string;
  straw?: string;
};

/** Half widths at the top and at the foot, and where both lie. */
const FORMS: Record<GlassForm, { top: number; foot: number; from: number; to: number }> = {
  tumbler: { top: 118, foot: 96, from: 92, to: 486 },
  pint: { top: 122, foot: 88, from: 60, to: 492 },
  stem: { top: 108, foot: 60, from: 40, to: 300 },
  sundae: { top: 124, foot: 62, from: 130, to: 440 },
  cup: { top: 132, foot: 92, from: 210, to: 400 },
};

const outline = (form: GlassForm, from: number, inset: number): string => {
  const { top, foot, from: first, to } = FORMS[form];
  const at = top + ((foot - top) * (from - first)) / (to - first) - inset;
  const low = foot - inset;
  const bow = form === 'stem' ? 70 : form === 'cup' ? 36 : 10;
  return `M${px(MIDDLE - at)} ${from}Q${px(MIDDLE - at - (form === 'stem' ? 10 : 0))} ${to - bow} ${px(MIDDLE - low)} ${to - inset}Q${MIDDLE} ${px(to - inset + (form === 'stem' ? 26 : 12))} ${px(MIDDLE + low)} ${to - inset}Q${px(MIDDLE + at + (form === 'stem' ? 10 : 0))} ${to - bow} ${px(MIDDLE + at)} ${from}z`;
};

const under = (form: GlassForm): string => {
  if (form === 'stem')
    return `<path d="M${MIDDLE - 9} 300h18v150h-18z" fill="#dfe9f2" fill-opacity="0.9"/>${oval(MIDDLE, 468, 96, 22, '#dfe9f2')}${oval(MIDDLE, 463, 80, 14, '#f7fbff')}`;
  if (form === 'sundae')
    return `<path d="M${MIDDLE - 14} 430h28v44h-28z" fill="#dfe9f2"/>${oval(MIDDLE, 484, 88, 20, '#dfe9f2')}`;
  if (form === 'cup')
    return oval(MIDDLE, 424, 210, 46, '#f3ece2') + oval(MIDDLE, 414, 150, 26, '#d9cdbd');
  return '';
};

const handle = `<path d="M${MIDDLE + 112} 250q92 -14 76 60q-14 54 -98 46" fill="none" stroke="#f3ece2" stroke-width="24" stroke-linecap="round"/>`;

function inside({ form, hasIce, hasBubbles }: Glass, level: number): string {
  const random = seededRandom(`glass/${form}/${level}`);
  const { to } = FORMS[form];
  const cubes = Array.from({ length: hasIce ? 4 : 0 }, (_, i) => {
    const x = MIDDLE - 78 + (i % 2) * 84 + random.between(-8, 8);
    const y = level + 14 + Math.floor(i / 2) * 84;
    return `<rect x="${px(x)}" y="${px(y)}" width="70" height="70" rx="14" fill="#ffffff" fill-opacity="0.46" stroke="#ffffff" stroke-opacity="0.7" stroke-width="4" transform="rotate(${px(random.between(-18, 18))} ${px(x + 35)} ${px(y + 35)})"/>`;
  });
  const bubbles = Array.from({ length: hasBubbles ? 22 : 0 }, () =>
    oval(
      MIDDLE + random.between(-76, 76),
      random.between(level + 20, to - 40),
      6,
      6,
      '#ffffff',
    ).replace('/>', ' opacity="0.6"/>'),
  );
  return [...cubes, ...bubbles].join('');
}

function head({ form, foam }: Glass, level: number): string {
  if (!foam) return '';
  const wide = FORMS[form].top - 6;
  if (form === 'cup') return oval(MIDDLE, level + 2, wide - 16, 26, foam);
  const puff = form === 'sundae' ? 62 : 46;
  return [-1, -0.5, 0, 0.5, 1]
    .map((place) =>
      oval(
        MIDDLE + place * (wide - puff * 0.6),
        level - (1 - Math.abs(place)) * puff * 0.7,
        puff,
        puff * 0.86,
        foam,
      ),
    )
    .join('');
}

export function drawGlass(glass: Glass): string {
  const { form, liquid, garnish, straw } = glass;
  const { from, top } = FORMS[form];
  const isCup = form === 'cup';
  const level = from + (form === 'stem' ? 84 : isCup ? 8 : 46);
  const body = [
    under(form),
    isCup ? handle : '',
    straw
      ? `<path d="M${MIDDLE + 24} ${level + 200}L${MIDDLE + 74} ${from - 84}" stroke="${straw}" stroke-width="20" stroke-linecap="round"/>`
      : '',
    `<path d="${outline(form, from, 0)}" fill="${isCup ? '#f3ece2' : '#e6f0f8'}" fill-opacity="${isCup ? 1 : 0.62}"/>`,
    isCup
      ? oval(MIDDLE, from + 8, top - 12, 30, 'url(#liquid)')
      : `<path d="${outline(form, level, 12)}" fill="url(#liquid)"/>`,
    inside(glass, level),
    head(glass, level),
    isCup
      ? ''
      : `<path d="M${MIDDLE - top + 26} ${from + 34}L${MIDDLE - top + 40} ${from + 190}" stroke="#ffffff" stroke-opacity="0.66" stroke-width="16" stroke-linecap="round"/>`,
    garnish
      ? oval(MIDDLE - top + 14, from + 8, 54, 54, garnish) +
        oval(MIDDLE - top + 14, from + 8, 40, 40, '#fff9dd').replace('/>', ' opacity="0.5"/>')
      : '',
  ].join('');
  return drawing(body, shaded('liquid', liquid[0], liquid[1]));
}
