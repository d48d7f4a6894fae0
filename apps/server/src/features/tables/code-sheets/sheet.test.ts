import { CODE_SHEETS } from '@tallrik/domain/tables/code-sheets';
import { describe, expect, it } from 'vitest';
import { makeSheet } from './make-sheet.ts';
import { readCodes } from './read-codes.ts';
import { gridOf, layOut } from './sheet-layout.ts';
import { drawSheet, type SheetContent } from './sheet-pdf.ts';

const codes = Array.from({ length: 13 }, (_, place) => ({
  address: `https://tallrik.example/nordbro?v=2385022e-f39a-8cae-95ba-931135738988&t=2385022e-f39a-8cae-95ba-${String(place).padStart(12, '0')}`,
  number: `Bar ${place + 1}`,
}));
const content = (fields: Partial<SheetContent> = {}): SheetContent => ({
  sheet: 'A4_6',
  company: 'Nordbro Şölen',
  colour: '#1d5c3f',
  texts: ['Beställ härifrån', 'Order from here'],
  letters: 'tallrik.example/nordbro',
  codes,
  ...fields,
});
const read = (pdf: Buffer, { sheet }: SheetContent, count = codes.length) =>
  readCodes(pdf, gridOf(sheet).paper, layOut(sheet, count));

describe('codes on paper', () => {
  it.each(CODE_SHEETS)('[PLACES-22] every code of %s says its table’s address', async (sheet) => {
    const given = content({ sheet });
    const found = await read(await makeSheet(given), given);
    const faces = sheet === 'TENTS' ? 2 : 1;
    expect(found).toEqual(
      codes.flatMap(({ address }) => Array.from({ length: faces }, () => address)),
    );
  });

  it.each(['A4', 'A6'] as const)('[SETUP-23] the code of %s says the address', async (sheet) => {
    const address = 'https://tallrik.example/nordbro';
    const given = content({ sheet, codes: [{ address, number: null }] });
    expect(await read(await makeSheet(given), given, 1)).toEqual([address]);
  });

  it('[PLACES-22] [D-490] a colour too light for white paper is not printed in', async () => {
    const given = content({ colour: '#ffe066' });
    expect((await read(await makeSheet(given), given))[0]).toBe(codes[0]?.address);
  });

  it('what is not on the paper is not read', async () => {
    const given = content();
    const pdf = await drawSheet({ ...given, codes: codes.slice(0, 2) });
    expect((await read(pdf, given)).slice(0, 3)).toEqual([
      codes[0]?.address,
      codes[1]?.address,
      null,
    ]);
  });
});
