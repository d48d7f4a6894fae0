import type { FastifyInstance } from 'fastify';
import { SHOPPER_PATH } from './shopper-path.ts';

type Glyph = { colour: string; path: string };

const CHECKMARK: Glyph = { colour: '#1b5e20', path: 'M6 13 1 8l2-2 3 3 7-7 2 2z' };
const CROSS: Glyph = {
  colour: '#b00020',
  path: 'm3 1 5 5 5-5 2 2-5 5 5 5-2 2-5-5-5 5-2-2 5-5-5-5z',
};
const PLAIN: Glyph = { colour: '#666677', path: 'M2 4h12v8H2z' };
const GLYPHS: Record<string, Glyph> = {
  bento_lock: { colour: '#ffffff', path: 'M4 7V5a4 4 0 0 1 8 0v2h1v7H3V7zm2 0h4V5a2 2 0 0 0-4 0z' },
  bento_checkmark_black: CHECKMARK,
  success: CHECKMARK,
  error: CROSS,
  bento_field_error: { colour: '#b00020', path: 'M7 2h2v7H7zm0 9h2v2H7z' },
};
const BRAND_NAMES: Record<string, string> = { visa: 'VISA', mc: 'MC', amex: 'AMEX', card: '••••' };

// Width and height are stated: without them the lock grows over the pay button.
const glyph = (name: string): string => {
  const { colour, path } = GLYPHS[name] ?? PLAIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16" viewBox="0 0 16 16"><path fill="${colour}" d="${path}"/></svg>`;
};
const logo = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"><rect width="40" height="26" rx="4" fill="#eef0f4"/><text x="20" y="17" font-family="sans-serif" font-size="11" font-weight="700" text-anchor="middle" fill="#222233">${BRAND_NAMES[name] ?? ''}</text></svg>`;

/** Neutral pictures of our own: the brands' logos are not ours to ship. */
export function pictureRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(`${SHOPPER_PATH}images/*`, (request, reply) => {
    const path = request.params['*'];
    // `success.gif` and `error.gif` too: an <img> goes by the type it is answered with.
    const file = path.slice(path.lastIndexOf('/') + 1);
    const name = /^([\w-]+)\.(?:svg|gif|png)$/.exec(file)?.[1];
    if (name === undefined) return reply.code(404).send();
    return reply
      .header('content-type', 'image/svg+xml')
      .header('cache-control', 'public, max-age=3600')
      .header('x-content-type-options', 'nosniff')
      .send(path.startsWith('logos/') ? logo(name) : glyph(name));
  });
}
