import { fromCp437 } from '@tallrik/domain/orders/books/cp437';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { saveFile } from '../parts/save-file.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { VatScreen } from './VatScreen.tsx';

vi.mock('../parts/save-file.ts', () => ({ saveFile: vi.fn() }));
beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.mocked(saveFile).mockReset();
});

const CLOSING = {
  id: 'c412',
  number: 412,
  day: '2026-10-14',
  venueName: '=Södermalm',
  organizationId: '556677-8899',
  currency: 'SEK',
  tips: 500,
  refundedTips: 0,
  sales: [{ rate: 25, gross: 12_500, net: 10_000, vat: 2_500 }],
  kinds: [{ kind: 'CARD', amount: 13_000 }],
  back: [{ rate: 25, gross: 1_250, net: 1_000, vat: 250 }],
  backKinds: [{ kind: 'CARD', amount: 1_250 }],
};
type SavedNumber = { key: string; account: string; text: string };
function show(role: 'COMPANY_ADMIN' | 'ACCOUNTANT' = 'COMPANY_ADMIN') {
  let numbers: SavedNumber[] = [];
  const company = { ...smash, country: 'SE', currency: 'SEK' as const };
  return renderOffice(
    <VatScreen company={company} administrator={{ id: 'ada', role }} venueId={null} />,
    {
      VatReport: () => ({ vatReport: [] }),
      AccountNumbers: () => ({ accountNumbers: numbers }),
      ClosingsToBook: () => ({ dayClosings: { nextCursor: null, closings: [CLOSING] } }),
      SaveAccountNumbers: (sent: Record<string, unknown>) => {
        numbers = sent['numbers'] as SavedNumber[];
        return { saveAccountNumbers: { error: null, field: null } };
      },
    },
    '/office/reports/vat',
  );
}
const lastFile = async () => {
  const [name, blob] = vi.mocked(saveFile).mock.lastCall ?? ['', new Blob()];
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
  return { name, bytes: new Uint8Array(bytes) };
};

describe('the export for accounting', () => {
  it('[MONEY-26] asks once for the accounts, then writes CSV and SIE of the month’s closings', async () => {
    const { sent } = show();
    fireEvent.click(await screen.findByRole('button', { name: 'For accounting' }));
    const sheet = within(screen.getByRole('dialog', { name: 'For accounting' }));
    const card = await sheet.findByLabelText('Account: Card');
    expect((card as HTMLInputElement).value).toBe('1580');
    expect(sheet.queryByRole('button', { name: 'SIE 4' })).toBeNull();
    fireEvent.change(card, { target: { value: '15' } });
    const save = () => fireEvent.click(sheet.getByRole('button', { name: 'Save accounts' }));
    save();
    sheet.getByText('An account has 3 to 8 digits.');
    fireEvent.change(card, { target: { value: '1930' } });
    save();
    fireEvent.click(await sheet.findByRole('button', { name: 'CSV' }));
    expect(sent('SaveAccountNumbers')).toHaveLength(1);
    const csv = await lastFile();
    const text = new TextDecoder().decode(csv.bytes);
    expect(csv.name).toMatch(/^accounting-\d{4}-\d\d\.csv$/);
    expect(text).toContain("2026-10-14;'=Södermalm;412;1930;Card;130,00\r\n");
    expect(text).toContain('2611;VAT 25 %;-25,00\r\n');
    expect(text).toContain('2611;VAT 25 %, refunds;2,50\r\n');
    fireEvent.click(sheet.getByRole('button', { name: 'SIE 4' }));
    const sie = fromCp437((await lastFile()).bytes);
    expect(sie).toContain('#ORGNR "556677-8899"\r\n#FNAMN "Smash"\r\n#VALUTA SEK\r\n');
    expect(sie).toContain('#VER "" "" 20261014 "=Södermalm, closing 412"');
    expect(sie).toContain('#TRANS 1930 {} 130.00 "" "Card"');
  });

  it('[MONEY-26] an accountant enters none, and is told who does', async () => {
    show('ACCOUNTANT');
    fireEvent.click(await screen.findByRole('button', { name: 'For accounting' }));
    await screen.findByText('An owner has to enter the accounts first.');
    expect(screen.queryByRole('button', { name: 'Save accounts' })).toBeNull();
  });
});
