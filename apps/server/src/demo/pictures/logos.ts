import { LOKANTASI, NORDBRO, NORDBRO_INITIAL, SMASH, SMASH_INITIAL, ZEYTIN } from './lettering.ts';
import type { Brand } from './recipe.ts';

type Logo = { wordmark: string; icon: string };

const drawing = (title: string, width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${title}</title>${body}</svg>`;

const BRIDGE =
  '<path d="M3 15C46-2 138-2 181 15" stroke-width="2.200"/><path d="M34 8.400v7M64 4.800v7M92 3.800v7M120 4.800v7M150 8.400v7" stroke-width="1.500"/>';

/** An eight-pointed star, as on a Seljuk tile, with an olive in it. */
const OLIVE_STAR =
  '<path d="M0-17l5 5h7v7l5 5-5 5v7H5l-5 5-5-5h-7V5l-5-5 5-5v-7h7z" fill="none" stroke="#fff6e8" stroke-width="1.800"/><path d="M0-9c5 5 5 13 0 18-5-5-5-13 0-18z" fill="#f0c27b"/>';

/** Each stands on its own ground where the brand's pages are light here and dark there. */
export const LOGOS: Record<Brand, Logo> = {
  nordbro: {
    wordmark: drawing(
      'Nordbro',
      184,
      58,
      `<g fill="none" stroke="#21443d" stroke-linecap="round">${BRIDGE}</g><path transform="translate(8 49)" fill="#21443d" d="${NORDBRO}"/>`,
    ),
    icon: drawing(
      'Nordbro',
      192,
      192,
      `<rect width="192" height="192" rx="42" fill="#21443d"/><g fill="none" stroke="#c3d3c6" stroke-linecap="round" transform="translate(42 38) scale(.59)">${BRIDGE.replaceAll('2.200', '6').replaceAll('1.500', '4.500')}</g><path transform="translate(64 144)" fill="#f6f4ee" d="${NORDBRO_INITIAL}"/>`,
    ),
  },
  smash: {
    wordmark: drawing(
      'SMASH!',
      176,
      58,
      `<path d="M14 6h162l-10 50H4z" fill="#7f0f09"/><path d="M10 2h162l-10 50H0z" fill="#ffc61a"/><path transform="translate(22 46) skewX(-10)" fill="#1a0d08" d="${SMASH}"/>`,
    ),
    icon: drawing(
      'SMASH!',
      192,
      192,
      `<rect width="192" height="192" rx="42" fill="#d41f17"/><path d="M34 42h136l-16 116H18z" fill="#7f0f09"/><path d="M28 34h136l-16 116H12z" fill="#ffc61a"/><path transform="translate(52 138) skewX(-8) scale(1.080)" fill="#1a0d08" d="${SMASH_INITIAL}"/>`,
    ),
  },
  lokanta: {
    wordmark: drawing(
      'Zeytin Lokantası',
      186,
      58,
      `<rect width="186" height="58" rx="12" fill="#a3271c"/><rect x="3.500" y="3.500" width="179" height="51" rx="9" fill="none" stroke="#f0c27b" stroke-width="1.200" opacity=".8"/><g transform="translate(33 29)">${OLIVE_STAR}</g><g fill="#fff6e8"><path transform="translate(64 32)" d="${ZEYTIN}"/><path transform="translate(70 48.500)" d="${LOKANTASI}"/></g>`,
    ),
    icon: drawing(
      'Zeytin Lokantası',
      192,
      192,
      `<rect width="192" height="192" rx="42" fill="#a3271c"/><rect x="12" y="12" width="168" height="168" rx="32" fill="none" stroke="#f0c27b" stroke-width="3.500" opacity=".8"/><g transform="translate(96 96) scale(3.600)">${OLIVE_STAR}</g>`,
    ),
  },
};
