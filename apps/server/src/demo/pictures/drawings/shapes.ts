import { px } from '../px.ts';

/** Drawings stand in a square of this side; the painter cuts them to their outline. */
export const SIDE = 512;
export const MIDDLE = SIDE / 2;

export const drawing = (body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${defs}</defs>${body}</svg>`;

/** From light above to shade below, as on the other drawings. */
export const shaded = (id: string, light: string, dark: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;

export const slab = (box: {
  x: number;
  y: number;
  width: number;
  height: number;
  round: number;
  fill: string;
}): string =>
  `<rect x="${px(box.x)}" y="${px(box.y)}" width="${px(box.width)}" height="${px(box.height)}" rx="${px(box.round)}" fill="${box.fill}"/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, turn = 0) =>
  `<ellipse cx="${px(x)}" cy="${px(y)}" rx="${px(rx)}" ry="${px(ry)}" fill="${fill}" transform="rotate(${px(turn)} ${px(x)} ${px(y)})"/>`;
