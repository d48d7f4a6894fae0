import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanComment } from './cart/comment.ts';
import { checkName } from './accounts/checks.ts';
import { printableLine, printableText } from './printable-text.ts';

const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
const anyText = fc.string({ unit: anyUnit, maxLength: 200 });
const COMMANDS = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

describe('text that is read by people and printed by machines', () => {
  it('[D-170] [F-24] commands nothing: no drawer opens, no bell rings, nothing reads backwards', () => {
    expect(printableLine('\u001b@No\u0007 on\u009bion\u007f\u0000 \u202eplease\u202c')).toBe(
      '@No onion please',
    );
  });

  it('[D-170] [F-24] keeps line ends where lines are meant, and only there', () => {
    expect(printableText('one\r\ntwo\rthree\u2028four\tfive')).toBe('one\ntwo\nthree\nfour five');
    expect(printableLine('one\r\ntwo')).toBe('one two');
  });

  it('[D-170] [F-24] keeps every letter, accent, joiner and emoji', () => {
    const words = 'Çağla Öztürk, Jean\u2019s 李小龍 می\u200cخواهم 👩\u200d🍳 e\u0301';
    expect(printableLine(words)).toBe(words);
  });

  it('[D-170] [F-24] a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(printableLine(printableLine(text))).toBe(printableLine(text));
        expect(printableLine(text)).not.toMatch(COMMANDS);
        expect(printableText(text).replaceAll('\n', '')).not.toMatch(COMMANDS);
      }),
    );
  });

  it('[CART-39] [D-170] [F-24] a comment is such a text, with its lines', () => {
    expect(cleanComment('\u001b[2JNo\u0007 onion\r\nthanks')).toBe('[2JNo onion\nthanks');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cleanComment(text).replaceAll('\n', '')).not.toMatch(COMMANDS);
      }),
    );
  });

  it('[AUTH-06] [D-170] [F-24] a name is such a line', () => {
    expect(checkName('Anna\u0007 \u001bBerg')).toEqual({ ok: true, value: 'Anna Berg' });
    expect(checkName('Anna\nBerg')).toEqual({ ok: true, value: 'Anna Berg' });
  });
});
