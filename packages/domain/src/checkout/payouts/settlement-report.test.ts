import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { REPORT_LIMITS, settlementReportOf } from './settlement-report.ts';

const HEADING =
  'Merchant Account,Psp Reference,Type,Modification Reference,Gross Currency,Gross Debit (GC),Gross Credit (GC),Net Currency,Net Debit (NC),Net Credit (NC),Commission (NC),Markup (NC),Scheme Fees (NC),Interchange (NC),Batch Number';
const line = (fields: Partial<Record<string, string>> = {}) => {
  const cells: Record<string, string> = {
    'Merchant Account': 'Shop',
    'Psp Reference': 'P1',
    Type: 'Settled',
    'Modification Reference': 'C1',
    'Gross Currency': 'SEK',
    'Gross Credit (GC)': '120.00',
    'Net Currency': 'SEK',
    'Net Credit (NC)': '118.50',
    'Markup (NC)': '0.5015',
    'Interchange (NC)': '0.999',
    'Batch Number': '7',
    ...fields,
  };
  return HEADING.split(',')
    .map((name) => cells[name] ?? '')
    .join(',');
};
const read = (...lines: string[]) => settlementReportOf([HEADING, ...lines].join('\r\n'));

describe('[MONEY-31] a settlement details report', () => {
  it('is read by the names of its columns, debit and credit as one signed amount', () => {
    const { report } = read(
      line(),
      line({
        Type: 'Refunded',
        'Gross Credit (GC)': '',
        'Gross Debit (GC)': '20',
        'Net Credit (NC)': '',
        'Net Debit (NC)': '20.1',
      }),
    );
    expect(report).toMatchObject({ merchantAccount: 'Shop', batch: 7, currency: 'SEK' });
    expect(report?.lines).toMatchObject([
      { position: 1, type: 'Settled', gross: 12_000, net: 11_850, fees: 150 },
      { position: 2, type: 'Refunded', gross: -2_000, net: -2_010 },
    ]);
    const turned = [HEADING, line()]
      .map((text) => text.split(',').toReversed().join(','))
      .join('\n');
    expect(settlementReportOf(`\ufeff${turned}\n\n`).report?.lines).toEqual([report?.lines[0]]);
  });

  it('[D-781] whatever is no report is refused with the line that is wrong', () => {
    const problemOf = (text: string) => settlementReportOf(text).problem;
    expect(problemOf('')).toEqual({ code: 'NOT_A_REPORT', line: 0 });
    expect(problemOf('a,b\n1,2')).toEqual({ code: 'NOT_A_REPORT', line: 0 });
    expect(problemOf(`${HEADING},Type\n${line()}`)).toEqual({ code: 'NOT_A_REPORT', line: 0 });
    expect(problemOf(HEADING)).toEqual({ code: 'NO_LINES', line: 0 });
    const wrong = [
      { 'Gross Credit (GC)': '1e3' },
      { 'Gross Credit (GC)': '0.001' },
      { 'Gross Credit (GC)': '9'.repeat(30) },
      { 'Net Currency': 'XXX' },
      { 'Batch Number': '0' },
      { 'Batch Number': '9'.repeat(400) },
      { Type: '' },
      { 'Psp Reference': 'x'.repeat(81) },
      { 'Markup (NC)': '=1+1' },
    ];
    for (const fields of wrong)
      expect(read(line(), line(fields)).problem).toEqual({ code: 'LINE_UNREADABLE', line: 3 });
    expect(read(line(), line({ 'Batch Number': '8' })).problem).toEqual({
      code: 'SEVERAL_BATCHES',
      line: 3,
    });
    expect(read(line(), line({ 'Net Currency': 'EUR' })).problem).toEqual({
      code: 'SEVERAL_CURRENCIES',
      line: 3,
    });
  });

  it('[D-781] hostile files end at the first row, column or sign too many', () => {
    const many = Array.from({ length: REPORT_LIMITS.rows + 1 }, () => line());
    expect(read(...many).problem?.code).toBe('TOO_MANY_ROWS');
    for (const hostile of [
      ','.repeat(1_000_000),
      'x'.repeat(1_000_000),
      `"${'""'.repeat(500_000)}`,
      '"never closed',
      '"a"b,c',
    ])
      expect(settlementReportOf(`${HEADING}\n${hostile}`).problem).toEqual({
        code: 'LINE_UNREADABLE',
        line: 2,
      });
    const rows = [...csvRows('a,"b ""c"", d\n e"\r\n,,\n', REPORT_LIMITS)];
    expect(rows).toEqual([{ row: ['a', 'b "c", d\n e'] }, { row: ['', '', ''] }]);
  });
});
