import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_ORDER_SEARCH, readOrderSearch } from './order-search.ts';

const ID = '0b6f2a52-6f0e-4c8b-9a43-2f8c7d1e9a10';

describe('[MONEY-04] what is looked for', () => {
  it('is a number, also with its day, in either order', () => {
    expect(readOrderSearch(' 47 ')).toMatchObject({ easyId: '47', day: null, orderId: null });
    expect(readOrderSearch('#47')).toMatchObject({ easyId: '47' });
    expect(readOrderSearch('47 2026-11-15')).toMatchObject({ easyId: '47', day: '2026-11-15' });
    expect(readOrderSearch('2026-11-15 47')).toMatchObject({ easyId: '47', day: '2026-11-15' });
  });

  it('is an id, typed or in the link of a receipt', () => {
    expect(readOrderSearch(ID)).toMatchObject({ orderId: ID, easyId: null });
    const link = `https://eat.example/nordbro/receipt/${ID.toUpperCase()}?from=mail`;
    expect(readOrderSearch(link)).toMatchObject({ orderId: ID });
  });

  it('is a phone number, however it is written, and no part of one', () => {
    expect(readOrderSearch('070-123 45 67')).toMatchObject({ phone: '701234567', easyId: null });
    expect(readOrderSearch('+46 70 123 45 67')).toMatchObject({ phone: '46701234567' });
    expect(readOrderSearch('12')).toMatchObject({ phone: null, easyId: '12' });
    expect(readOrderSearch('45 67')).toMatchObject({ phone: null });
    expect(readOrderSearch('47 2026-11-15').phone).toBeNull();
  });

  it('is words, whatever else it looks like', () => {
    expect(readOrderSearch(' Elin S. ')).toEqual({
      orderId: null,
      easyId: null,
      day: null,
      words: 'Elin S.',
      phone: null,
    });
  });

  it('is read in no time, however long it is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 5_000 }), (text) => {
        expect(readOrderSearch(text).words.length).toBeLessThanOrEqual(LONGEST_ORDER_SEARCH);
      }),
    );
  });
});
