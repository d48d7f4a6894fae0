import type { TicketLine } from '@tallrik/domain/orders/ticket';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDark, type Bitmap } from './bitmap.ts';
import { DOTS, drawTicket, drawTicketLine } from './draw-ticket.ts';
import { pngOf } from './png.ts';
import { openTestTypeface } from './testing/test-typeface.ts';
import type { Typeface } from './typeface.ts';

const darkDots = (bitmap: Bitmap): number => {
  let count = 0;
  for (let y = 0; y < bitmap.height; y += 1)
    for (let x = 0; x < bitmap.width; x += 1) count += isDark(bitmap, x, y) ? 1 : 0;
  return count;
};

describe('[KITCHEN-12] [KITCHEN-16] a ticket as a picture', () => {
  let typeface: Typeface;
  beforeAll(async () => {
    typeface = await openTestTypeface();
  });
  const draw = (line: TicketLine, width: number = DOTS[80]) =>
    drawTicketLine(line, width, typeface);
  const dish = (text: string): TicketLine => ({ kind: 'DISH', quantity: '2×', text });

  it('is as wide as the print head, on either roll', () => {
    for (const paper of [58, 80] as const)
      expect(drawTicket([dish('Adana')], paper, typeface).width).toBe(DOTS[paper]);
  });

  it.each(['ğ', 'ş', 'İ', 'ı', 'å', 'Ø', '🌶', '🥜', '☕'])('has ink for %s', (letter) => {
    const blank = darkDots(draw(dish('')));
    expect(darkDots(draw(dish(letter)))).toBeGreaterThan(blank);
  });

  it('tells letters apart that a code page would not', () => {
    const pairs = [
      ['ı', 'i'],
      ['ş', 's'],
      ['ğ', 'g'],
    ] as const;
    for (const [one, other] of pairs)
      expect(draw(dish(one)).bytes).not.toEqual(draw(dish(other)).bytes);
  });

  it('draws a box for what no font has, and nothing falls over', () => {
    expect(darkDots(draw(dish('漢')))).toBeGreaterThan(darkDots(draw(dish(''))));
    expect(draw(dish('👩‍👩‍👧‍👦\u{10FFFF}')).width).toBe(DOTS[80]);
  });

  it('breaks long words instead of losing them', () => {
    const long = draw(dish('W'.repeat(80)));
    expect(long.height).toBeGreaterThan(3 * draw(dish('W')).height);
  });

  it('sets a heading and the words of an allergy in reverse', () => {
    const heading = draw({ kind: 'HEADING', text: 'Copy' });
    expect(isDark(heading, 1, 5)).toBe(true);
    const comment = (isAllergy: boolean) =>
      darkDots(draw({ kind: 'COMMENT', pieces: [{ text: 'allergic', isAllergy }] }));
    expect(comment(true)).toBeGreaterThan(comment(false));
  });

  it('is a PNG of one bit to a dot that others read as it was drawn', async () => {
    const bitmap = draw(dish('Adana'));
    const png = pngOf(bitmap);
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([bitmap.width, bitmap.height]);
    const dark = [...data].filter((level) => level < 128).length;
    expect(dark).toBe(darkDots(bitmap));
  });
});
