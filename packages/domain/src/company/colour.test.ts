import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, isReadable, parseColour, readableOn } from './colour.ts';

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('parseColour', () => {
  it('[D-08] takes hex colours, short ones too', () => {
    expect(parseColour('#AbCdEf')).toBe('#abcdef');
    expect(parseColour(' #fa0 ')).toBe('#ffaa00');
  });

  it.each([
    'red',
    '#12345',
    '#1234567',
    '#ggg',
    'rgb(0,0,0)',
    '#fff;}body{display:none',
    '',
    null,
    7,
  ])('[D-08] refuses %j', (text) => {
    expect(parseColour(text)).toBeNull();
  });
});

describe('contrast', () => {
  it('[D-08] is 21 between black and white, 1 of a colour with itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#a3271c', '#a3271c')).toBe(1);
  });

  it('[D-08] agrees with WCAG’s known border case: #767676 on white is readable, #777777 is not', () => {
    expect(isReadable('#767676', '#ffffff')).toBe(true);
    expect(isReadable('#777777', '#ffffff')).toBe(false);
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(colours, colours, (one, other) => {
        expect(contrast(one, other)).toBe(contrast(other, one));
      }),
    );
  });
});

describe('readableOn', () => {
  it('[D-08] keeps the brand’s colour where it can be read', () => {
    expect(readableOn(['#ffffff'], ['#eeeeee', '#a3271c'])).toBe('#a3271c');
  });

  it('[D-08] finds a readable colour for any single background', () => {
    fc.assert(
      fc.property(colours, fc.array(colours, { maxLength: 3 }), (background, preferred) => {
        expect(contrast(readableOn([background], preferred), background)).toBeGreaterThanOrEqual(
          4.3,
        );
      }),
    );
  });
});
