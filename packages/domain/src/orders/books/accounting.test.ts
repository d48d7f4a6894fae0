import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { vatOf } from '../../money/vat.ts';
import {
  accountsNeeded,
  bookLines,
  isAccountKey,
  isAccountNumber,
  suggestedAccount,
  voucherOf,
  type ClosingToBook,
} from './accounting.ts';
import { fromCp437, toCp437 } from './cp437.ts';
import { sieAmount, sieText, writeSie } from './sie.ts';

const RATES = [25, 12, 6, 0];
const KINDS = ['CARD', 'INVOICE', 'COUNTER', ''];
/** A closing as the books make it: what was paid is what was sold and the tips, whatever the kinds. */
const side = fc.record({
  gross: fc.array(fc.integer({ min: -9_000_000, max: 90_000_000 }), {
    minLength: 4,
    maxLength: 4,
  }),
  tips: fc.nat({ max: 1_000_000 }),
  cuts: fc.array(fc.nat({ max: 500_000 }), { minLength: 3, maxLength: 3 }),
});
const sumsOf = ({ gross, tips, cuts }: { gross: number[]; tips: number; cuts: number[] }) => {
  const rates = RATES.map((rate, at) => {
    const sum = minor(gross[at] ?? 0);
    return { rate, gross: sum, vat: sum < 0 ? -vatOf(minor(-sum), rate) : vatOf(sum, rate) };
  });
  const total = rates.reduce((all, one) => all + one.gross, tips);
  const rest = total - cuts.reduce((all, one) => all + one, 0);
  const kinds = KINDS.map((kind, at) => ({ kind, amount: cuts[at] ?? rest }));
  return { rates, tips, kinds };
};
const closing = fc
  .record({ sold: side, back: side, keepsKinds: fc.boolean() })
  .map(({ sold, back, keepsKinds }): ClosingToBook => {
    const [sales, refunds] = [sumsOf(sold), sumsOf(back)];
    return {
      number: 412,
      day: '2026-11-14',
      venueName: 'Södermalm',
      sales: sales.rates,
      tips: sales.tips,
      kinds: sales.kinds,
      back: refunds.rates,
      refundedTips: refunds.tips,
      backKinds: keepsKinds ? refunds.kinds : [],
    };
  });
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

describe('closings for the accountant', () => {
  it('[MONEY-26] [D-777] every voucher comes to nothing, and its sales and VAT are the closing’s at every rate', () => {
    fc.assert(
      fc.property(fc.array(closing, { maxLength: 6 }), (days) => {
        const vouchers = days.map(voucherOf);
        for (const { lines } of vouchers) {
          expect(sum(lines.map(({ amount }) => amount))).toBe(0);
          expect(lines.every(({ amount }) => amount !== 0)).toBe(true);
        }
        const lines = vouchers.flatMap((voucher) => voucher.lines);
        const of = (key: string, isBack: boolean) =>
          sum(
            lines
              .filter((one) => one.key === key && one.isBack === isBack)
              .map((one) => one.amount),
          );
        for (const rate of RATES) {
          const sold = days.flatMap(({ sales }) => sales).filter((one) => one.rate === rate);
          const back = days.flatMap((day) => day.back).filter((one) => one.rate === rate);
          expect(of(`SALES ${rate}`, false) + of(`VAT ${rate}`, false)).toBe(
            0 - sum(sold.map(({ gross }) => gross)),
          );
          expect(of(`VAT ${rate}`, false)).toBe(0 - sum(sold.map(({ vat }) => vat)));
          expect(of(`VAT ${rate}`, true)).toBe(sum(back.map(({ vat }) => vat)));
        }
        expect(of('TIPS', false)).toBe(0 - sum(days.map(({ tips }) => tips)));
      }),
    );
  });

  it('[MONEY-26] a day that kept no kinds of its refunds books them as money of no known kind', () => {
    const { lines } = voucherOf({
      number: 1,
      day: '2026-11-14',
      venueName: 'Camden',
      sales: [{ rate: 25, gross: 12_500, vat: 2_500 }],
      tips: 500,
      kinds: [{ kind: 'CARD', amount: 13_000 }],
      back: [{ rate: 25, gross: 1_250, vat: 250 }],
      refundedTips: 0,
      backKinds: [],
    });
    expect(lines).toEqual([
      { key: 'PAID CARD', isBack: false, amount: 13_000 },
      { key: 'SALES 25', isBack: false, amount: -10_000 },
      { key: 'VAT 25', isBack: false, amount: -2_500 },
      { key: 'TIPS', isBack: false, amount: -500 },
      { key: 'SALES 25', isBack: true, amount: 1_000 },
      { key: 'VAT 25', isBack: true, amount: 250 },
      { key: 'PAID OTHER', isBack: true, amount: -1_250 },
    ]);
  });

  it('[MONEY-26] asks for a number for each thing that was booked, once, and books nothing while one is missing', () => {
    const voucher = voucherOf({
      number: 1,
      day: '2026-11-14',
      venueName: 'Camden',
      sales: [
        { rate: 6, gross: 10_600, vat: 600 },
        { rate: 25, gross: 12_500, vat: 2_500 },
      ],
      tips: 0,
      kinds: [{ kind: 'CARD', amount: 23_100 }],
      back: [],
      refundedTips: 0,
      backKinds: [],
    });
    const keys = accountsNeeded([voucher, voucher]);
    expect(keys).toEqual(['PAID CARD', 'SALES 25', 'SALES 6', 'VAT 25', 'VAT 6']);
    const accounts = keys.map((key) => ({ key, account: suggestedAccount('SE', key), text: key }));
    expect(accounts.map(({ account }) => account)).toEqual([
      '1580',
      '3001',
      '3003',
      '2611',
      '2631',
    ]);
    expect(suggestedAccount('GB', 'VAT 25')).toBe('');
    expect(bookLines(voucher, accounts)).toHaveLength(5);
    expect(bookLines(voucher, accounts.slice(1))).toBeNull();
  });

  it('[MONEY-26] takes account numbers of three to eight digits, for what it knows', () => {
    expect(['3001', '300', '12345678'].every(isAccountNumber)).toBe(true);
    expect(['', '30', '123456789', '30a1', '-301', '３００１'].some(isAccountNumber)).toBe(false);
    expect(['TIPS', 'VAT 25', 'SALES 5.5', 'PAID CARD', 'PAID OTHER'].every(isAccountKey)).toBe(
      true,
    );
    for (const key of [
      '',
      'VAT',
      'VAT x',
      'VAT 101',
      'VAT 025',
      'PAID CASH',
      'TIPS 1',
      'VAT 25 1',
      'x'.repeat(9_999),
    ])
      expect(isAccountKey(key)).toBe(false);
  });
});

describe('SIE 4', () => {
  it('[MONEY-26] every letter of the code page survives; what it lacks becomes one letter it has', () => {
    expect(fromCp437(toCp437('Räksmörgås ÅÄÖ é ü £ ½'))).toBe('Räksmörgås ÅÄÖ é ü £ ½');
    expect(fromCp437(toCp437('Ça, Øl, ş, 寿司, €, 🍔'))).toBe('Ça, Öl, s, ??, E, ?');
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect([...toCp437(fromCp437(bytes))]).toEqual([...bytes]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = toCp437(text);
        expect(bytes.length).toBe([...text.normalize('NFC')].length);
        expect([...toCp437(fromCp437(bytes))]).toEqual([...bytes]);
      }),
    );
  });

  it('[MONEY-26] a hostile text stays inside its quotes, on its line, in the code page as well', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const written = fromCp437(toCp437(sieText(typed)));
        expect([...written].every((sign) => sign >= ' ')).toBe(true);
        expect(written.startsWith('"') && written.endsWith('"')).toBe(true);
        expect(written.slice(1, -1).replaceAll('\\"', '')).not.toContain('"');
        expect(written.slice(1, -1).replaceAll('\\"', '')).not.toContain('\\');
      }),
    );
    expect(sieText('x" }\r\n#TRANS 1930 {} 1.00 \\')).toBe('"x\\" }  #TRANS 1930 {} 1.00 /"');
  });

  it('[MONEY-26] amounts have a point and two decimals', () => {
    expect([0, 5, -5, 100, -123_456, 7_000_000_001].map(sieAmount)).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '1.00',
      '-1234.56',
      '70000000.01',
    ]);
  });

  it('[MONEY-26] [D-777] the file is of type 4I, names its accounts and has vouchers that come to nothing', () => {
    fc.assert(
      fc.property(fc.array(closing, { minLength: 1, maxLength: 4 }), (days) => {
        const vouchers = days.map(voucherOf);
        const accounts = accountsNeeded(vouchers).map((key, at) => ({
          key,
          account: String(1_000 + at),
          text: key,
        }));
        const file = writeSie({
          company: 'Smash "AB"',
          organizationId: '556677-8899',
          currency: 'SEK',
          madeOn: '2026-11-18',
          vouchers: vouchers.map((voucher) => ({
            day: voucher.day,
            text: voucher.venueName,
            lines: bookLines(voucher, accounts) ?? [],
          })),
        });
        const lines = file.split('\r\n');
        expect(lines.slice(0, 8)).toEqual([
          '#FLAGGA 0',
          '#PROGRAM "Tallrik" 1.0',
          '#FORMAT PC8',
          '#GEN 20261118',
          '#SIETYP 4',
          '#ORGNR "556677-8899"',
          '#FNAMN "Smash \\"AB\\""',
          '#VALUTA SEK',
        ]);
        expect(lines.filter((one) => one.startsWith('#VER'))).toHaveLength(days.length);
        for (const part of file.split('#VER').slice(1)) {
          const amounts = [...part.matchAll(/#TRANS \d+ \{\} (-?\d+)\.(\d\d)/g)].map(
            ([, whole = '', cents = '']) => Number(`${whole}${cents}`),
          );
          expect(sum(amounts)).toBe(0);
        }
        const used = new Set([...file.matchAll(/#TRANS (\d+)/g)].map(([, account]) => account));
        for (const account of used) expect(file).toContain(`#KONTO ${account} `);
      }),
    );
  });
});
