import { describe, expect, it } from 'vitest';
import { discountSource } from './discount-source.ts';

const named = (id: string) => ({ id, name: `The ${id}` });
const nothing = { offer: null, code: null };
const ofOffer = { offer: named('night'), code: null };
const ofCode = { offer: null, code: named('LOUD15') };

describe('whose a discount is', () => {
  it('[MONEY-18] [D-753] a line has its own offer, else the whole order its offer or its code, else a membership', () => {
    expect(discountSource(named('two for one'), ofOffer, null)).toEqual(named('two for one'));
    expect(discountSource(null, ofOffer, null)).toEqual(named('night'));
    expect(discountSource(null, ofCode, null)).toEqual(named('LOUD15'));
    expect(discountSource(null, nothing, null)).toBeNull();
  });

  it('[MONEY-18] [D-753] a receipt has what the orders of its bill had, unless they had different ones', () => {
    expect(discountSource(null, nothing, [ofOffer, ofOffer])).toEqual(named('night'));
    expect(discountSource(null, nothing, [ofOffer, ofCode])).toBeNull();
    expect(discountSource(null, nothing, [ofOffer, nothing])).toBeNull();
    expect(discountSource(null, nothing, [])).toBeNull();
  });
});
