import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { GuestsScreen } from './GuestsScreen.tsx';
import type { Guest, GuestRow } from './guests-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const aRow = (fields: Partial<GuestRow> = {}): GuestRow => ({
  id: 'g1',
  name: 'Elin Sandberg',
  easyId: '20417',
  phone: '+4670•••••05',
  email: 'el••••@••••.se',
  levelId: 'silver',
  points: 1_264,
  orders: 4,
  lastOrderAt: '2026-11-15T18:41:00Z',
  spent12Months: 121_800,
  takesNews: true,
  isBusiness: false,
  blockedAt: null,
  ...fields,
});
const LEVELS = [
  { id: 'silver', title: 'Silver', pointsRequired: 500 },
  { id: 'gold', title: 'Gold', pointsRequired: 2_000 },
];
const aGuest = (fields: Partial<Guest> = {}): Guest => ({
  row: aRow(),
  version: 3,
  language: 'se',
  createdAt: '2026-10-01T10:00:00Z',
  newsSince: '2026-10-30T10:00:00Z',
  isShared: false,
  blockedReason: null,
  note: null,
  noteVersion: 0,
  runningOrders: 1,
  cards: [{ brand: 'visa', lastFour: '4242' }],
  levels: LEVELS,
  givenLevel: null,
  givableLevelIds: ['gold'],
  pointMoves: [
    {
      id: 'm3',
      at: '2026-11-15T11:30:00Z',
      points: 568,
      balance: 1_264,
      orderId: 'o47',
      orderNumber: '47',
      reason: null,
      staffName: null,
    },
    {
      id: 'm2',
      at: '2026-11-12T11:30:00Z',
      points: -155,
      balance: 696,
      orderId: 'o22',
      orderNumber: '22',
      reason: null,
      staffName: null,
    },
    {
      id: 'm1',
      at: '2026-11-06T11:30:00Z',
      points: 120,
      balance: 851,
      orderId: null,
      orderNumber: null,
      reason: 'missed at the till',
      staffName: 'Ada',
    },
  ],
  stamps: [
    { stampCardId: 's1', name: 'Coffee card', count: 5, required: 10, isOpen: true, moves: [] },
  ],
  rights: [{ id: 'r1', name: 'Coffee on us', isSingleUse: true, isUsed: false, expiresAt: null }],
  codes: [{ code: 'AUTUMN', times: 2 }],
  invoices: [{ id: 'i1', number: 12, issuedOn: '2026-11-02', total: 50_000, isPaid: false }],
  ...fields,
});
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'bo', role: 'VENUE_MANAGER' } as const;
const show = (path: string, answers: object = {}, administrator: Administrator = owner) =>
  renderOffice(
    <GuestsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeGuests: () => ({
        officeGuests: {
          guests: [
            aRow(),
            aRow({ id: 'g2', name: 'Jonas Öst', blockedAt: '2026-11-01T10:00:00Z' }),
          ],
          nextCursor: null,
          total: 2,
          levels: LEVELS,
        },
      }),
      OfficeGuest: () => ({ officeGuest: aGuest() }),
      GuestFile: () => ({ guestFile: null }),
      OfficeOrders: () => ({ officeOrders: { orders: [], nextCursor: null } }),
      ...answers,
    },
    path,
  );
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const type = (name: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(name), { target: { value } }));

describe('[GUESTS-01] the list of guests', () => {
  it('shows name, number, level, points, orders, last order and what was spent', async () => {
    show('/office/guests');
    const link = await screen.findByRole('link', { name: 'Elin Sandberg' });
    const row = within(link.closest('tr')!);
    for (const text of ['20417', 'Silver', '1,264', '4', '15/11/2026', '£1,218.00', '+4670•••••05'])
      row.getByText((shown) => shown.replaceAll(/\s/g, ',') === text);
    within(screen.getByRole('link', { name: 'Jonas Öst' }).closest('tr')!).getByText('Blocked');
    expect(screen.getByText('2 guests').getAttribute('aria-live')).toBe('polite');
  });

  it('a tap on a column sorts by it, the next one turns it round', async () => {
    const { sent } = show('/office/guests');
    await screen.findByRole('link', { name: 'Elin Sandberg' });
    expect(sent('OfficeGuests')).toMatchObject([{ sort: 'LAST_ORDER', isReversed: false }]);
    await tap('Points');
    expect(sent('OfficeGuests').at(-1)).toMatchObject({ sort: 'POINTS', isReversed: false });
    expect(screen.getByRole('columnheader', { name: /Points/ }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await tap(/^Points/);
    expect(sent('OfficeGuests').at(-1)).toMatchObject({ sort: 'POINTS', isReversed: true });
  });

  it('asks for what is chosen, and says so when nobody is found', async () => {
    const none = { officeGuests: { guests: [], nextCursor: null, total: 0, levels: LEVELS } };
    const { sent } = show('/office/guests?q=0701740605&level=gold&show=blocked', {
      OfficeGuests: () => none,
    });
    await screen.findByText(/No guest matches/);
    expect(sent('OfficeGuests')).toMatchObject([
      { filter: { search: '0701740605', levelIds: ['gold'], isBlocked: true } },
    ]);
  });
});

describe('[GUESTS-04] the page of a guest', () => {
  it('shows the person, the points with their history, stamps, offers, codes and invoices', async () => {
    show('/office/guests/g1');
    await screen.findByText(/Member 20417/);
    for (const text of [
      '+4670•••••05',
      'Yes, since 30/10/2026',
      'Coffee card',
      '5 of 10',
      'Coffee on us',
      'AUTUMN',
      '2 times',
      'Ada: missed at the till',
      '736 points left to Gold.',
    ])
      screen.getByText(text);
    screen.getByRole('link', { name: 'Order 47' });
    screen.getByRole('link', { name: 'Taken back, order 22' });
    expect(screen.getByText(/•• 4242/).textContent).toBe('visa •• 4242');
  });

  it('[GUESTS-01] phone and mail are opened by a tap that is sent to the log', async () => {
    const contact = { phone: '+46701740605', email: 'elin@example.se' };
    const { sent } = show('/office/guests/g1', {
      OpenGuestContact: () => ({ openGuestContact: contact }),
    });
    await screen.findByText(/Member 20417/);
    expect(sent('OpenGuestContact')).toEqual([]);
    await tap('Show, noted in the log');
    await screen.findByRole('link', { name: '+46701740605' });
    expect(sent('OpenGuestContact')).toEqual([{ companyId: 'smash', userId: 'g1' }]);
  });

  it('[GUESTS-05] points are corrected with a reason, and what they become is said before', async () => {
    const { sent } = show(
      '/office/guests/g1',
      { CorrectPoints: () => ({ correctPoints: { error: null, field: null } }) },
      manager,
    );
    await screen.findByText(/Member 20417/);
    const isOff = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: 'Correct points' }).disabled;
    await type('Reason', 'Waited 40 minutes');
    await type('Points', '1001');
    expect(isOff()).toBe(true);
    await type('Points', '-2');
    screen.getByText('1264 becomes 1262.');
    await tap('Correct points');
    expect(sent('CorrectPoints')).toMatchObject([
      { userId: 'g1', points: -2, reason: 'Waited 40 minutes' },
    ]);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change name or mail' })).toBeNull();
  });

  it('[GUESTS-07] a name is saved; a mail that is left empty stays', async () => {
    const { sent } = show('/office/guests/g1', {
      SaveGuest: () => ({ saveGuest: { error: null, field: null, auditId: '9' } }),
    });
    await screen.findByText(/Member 20417/);
    await tap('Change name or mail');
    await type('Name', 'Elin Strand');
    await tap('Save');
    expect(sent('SaveGuest')).toEqual([
      { companyId: 'smash', userId: 'g1', version: 3, name: 'Elin Strand', email: null },
    ]);
  });

  it('[GUESTS-10] blocking asks for a reason and says what goes on', async () => {
    const { sent } = show('/office/guests/g1', {
      SetGuestBlocked: () => ({ setGuestBlocked: { error: null, field: null } }),
    });
    await screen.findByText(/Member 20417/);
    await tap('Block');
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByText(/The order being made goes on/);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Block' });
    expect(confirm.disabled).toBe(true);
    const field = dialog.getByLabelText('Reason');
    await act(async () => void fireEvent.change(field, { target: { value: 'Shouted at us' } }));
    await act(async () => void fireEvent.click(confirm));
    expect(sent('SetGuestBlocked')).toMatchObject([
      { version: 3, isBlocked: true, reason: 'Shouted at us' },
    ]);
  });

  it('[GUESTS-09] deletion asks for the membership number and a proof, and is forced over a running order', async () => {
    const { sent } = show('/office/guests/g1', {
      DeleteGuest: () => ({ deleteGuest: { success: false, error: 'BILL_UNPAID' } }),
    });
    await screen.findByText(/Member 20417/);
    await tap('Delete');
    const dialog = within(screen.getByRole('dialog'));
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete' });
    const fill = (name: RegExp | string, value: string) =>
      act(async () => void fireEvent.change(dialog.getByLabelText(name), { target: { value } }));
    await fill(/Type the membership number/, '20418');
    await fill(/code|password/i, 'secret');
    expect(confirm.disabled).toBe(true);
    await fill(/Type the membership number/, '20 417');
    await act(async () => void fireEvent.click(confirm));
    expect(sent('DeleteGuest')).toEqual([
      { companyId: 'smash', userId: 'g1', easyId: '20 417', isForced: true, proof: 'secret' },
    ]);
    await dialog.findByText(/still owes something/);
  });

  it('[GUESTS-03] an account of a marketplace is looked at, not changed', async () => {
    show('/office/guests/g1', { OfficeGuest: () => ({ officeGuest: aGuest({ isShared: true }) }) });
    await screen.findByText(/belongs to the marketplace/);
    for (const name of ['Block', 'Delete', 'Change name or mail'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
