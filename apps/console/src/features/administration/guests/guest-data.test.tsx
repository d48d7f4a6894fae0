import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { GuestDataFile } from './GuestDataFile.tsx';
import { GuestExport } from './GuestExport.tsx';
import { GuestNote } from './GuestNote.tsx';
import { guestsCsv } from './guests-csv.ts';
import type { Guest } from './guests-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const guest = {
  row: { id: 'g1', easyId: '20417' },
  isShared: false,
  note: 'Calls first',
  noteVersion: 2,
} as Guest;
const exported = {
  name: '=HYPERLINK("evil")',
  easyId: '20417',
  level: 'Silver',
  points: 12,
  orders: 4,
  lastOrderAt: null,
  spent12Months: 121_850,
  createdAt: '2026-10-01T10:00:00Z',
  takesNews: true,
  phone: '+46701740605',
  email: null,
};

const tap = async (name: RegExp | string, at = 0) => {
  const button = (await screen.findAllByRole('button', { name }))[at]!;
  await act(async () => void fireEvent.click(button));
};
const type = (label: RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const t = ((key: string) => key) as Parameters<typeof guestsCsv>[0];

describe('[GUESTS-11] guests as a file', () => {
  it('has the chosen columns in their order, and what guests typed runs nowhere', () => {
    const file = guestsCsv(t, [exported], ['PHONE', 'NAME', 'SPENT', 'NEWS'], 'SE');
    expect(file.slice(1).split('\r\n')).toEqual([
      'Admin.Guests.Column.NAME;Admin.Guests.Column.SPENT;Admin.Guests.Column.NEWS;Admin.Guests.Column.PHONE',
      `"'=HYPERLINK(""evil"")";1218,50;Admin.Value.Yes;'+46701740605`,
      '',
    ]);
    expect(guestsCsv(t, [exported], ['SPENT'], 'GB')).toContain('1218.50');
  });

  it('is asked for with columns, whose contacts and a proof', async () => {
    URL.createObjectURL = () => 'blob:guests';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { sent } = renderOffice(
      <GuestExport company={smash} filter={{ isBlocked: true }} total={2} />,
      { ExportGuests: () => ({ exportGuests: { error: null, guests: [exported] } }) },
      '/office/guests',
    );
    await tap('Export as CSV');
    await act(async () => void fireEvent.click(screen.getByLabelText('Mail')));
    await act(async () => void fireEvent.click(screen.getByLabelText(/^Of all/)));
    await type(/code|password/i, '123456');
    await tap('Export as CSV', 1);
    const [asked] = sent('ExportGuests') as { columns: string[] }[];
    expect(asked).toMatchObject({
      filter: { isBlocked: true },
      contacts: 'ALL',
      proof: '123456',
    });
    expect(asked?.columns).not.toContain('MAIL');
    expect(asked?.columns).toContain('PHONE');
  });
});

describe('[GUESTS-13] the note', () => {
  it('is saved on the version that was read', async () => {
    const { sent } = renderOffice(
      <GuestNote companyId="c1" guest={guest} />,
      { SaveGuestNote: () => ({ saveGuestNote: { error: null, field: null, auditId: null } }) },
      '/office/guests/g1',
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await type(/What the restaurant should know/, 'Allergic to nuts');
    await tap('Save');
    expect(sent('SaveGuestNote')).toMatchObject([{ version: 2, note: 'Allergic to nuts' }]);
  });
});

describe('[GUESTS-08] the file about a guest', () => {
  it('is asked for with a proof, looked for, and fetched', async () => {
    const states = [
      null,
      { id: 'f1', askedAt: '', expiresAt: '2026-11-25T10:00:00Z', isReady: false },
      { id: 'f1', askedAt: '', expiresAt: '2026-11-25T10:00:00Z', isReady: true },
    ];
    const { sent } = renderOffice(
      <GuestDataFile companyId="c1" guest={guest} />,
      {
        GuestFile: () => ({ guestFile: states.shift() ?? null }),
        AskGuestFile: () => ({ askGuestFile: { error: null, file: null } }),
      },
      '/office/guests/g1',
    );
    await tap('Make the file');
    await type(/code|password/i, '123456');
    await tap('Make the file', 1);
    expect(sent('AskGuestFile')).toMatchObject([{ userId: 'g1', proof: '123456' }]);
    await tap('Look again');
    expect(await screen.findByRole('button', { name: 'Fetch the file' })).toBeTruthy();
  });
});
