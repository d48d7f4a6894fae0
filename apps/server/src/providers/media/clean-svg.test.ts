import { PICTURE_LIMITS } from '@tallrik/domain/company/pictures';
import { describe, expect, it } from 'vitest';
import { repeated, tooFastGrowth } from '../../testing/growth/growth.ts';
import { cleanSvg } from './clean-svg.ts';

const START = '<svg xmlns="http://www.w3.org/2000/svg">';
const PIECES = ['<g>', '<b>', '</q>', '<', '<g></q>', '<script>', '<text>a', '&amp;', 'a ', '<!--'];
const SIZES = [PICTURE_LIMITS.drawingBytes / 10];

describe('a foreign drawing', () => {
  it('[O-13] of ten times the text is read in at most fifteen times as long', () => {
    const growing = PIECES.filter(
      (piece) =>
        tooFastGrowth(cleanSvg, (length) => START + repeated(piece)(length), SIZES) !== null,
    );
    expect(growing).toEqual([]);
  });

  it('[O-13] is refused where it has more tags than any logo, whether or not they are shapes', () => {
    const shape = '<path d="M0 0h9v9z"/>';
    expect(cleanSvg(`${START}${shape.repeat(4_000)}</svg>`)).toContain('M0 0h9v9z');
    expect(cleanSvg(`${START}${shape}${'</q>'.repeat(10_000)}</svg>`)).toBeNull();
    expect(cleanSvg(`${START}${shape}${'<!-- -->'.repeat(10_000)}</svg>`)).toBeNull();
    expect(cleanSvg(`${START}${shape}<script>${'<b>'.repeat(10_000)}</script></svg>`)).toBeNull();
  });

  it('[O-13] is refused where it has more masks than any logo', () => {
    const masked = (masks: number) =>
      `${START}${'<mask id="m"></mask>'.repeat(masks)}<path d="M0 0h9v9z"/></svg>`;
    expect(cleanSvg(masked(200))).toContain('M0 0h9v9z');
    expect(cleanSvg(masked(201))).toBeNull();
  });
});
