import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { GuestsScreen } from './GuestsScreen.tsx';
import type { Guest } from './guests-query.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const aGuest = (fields: Partial<Guest> = {}): Guest => ({
  row: {
    id: 'g1',
    name: 'Elin Sandberg',
    easyId: '20417',
    phone: '+4670•••••05',
    email: null,
    levelId: 'silver',
    points: 600,
    orders: 4,
    lastOrderAt: null,
    spent12Months: 0,
    takesNews: false,
    isBusiness: false,
    blockedAt: null,
  },
  version: 3,
  language: null,
  createdAt: '2026-10-01T10:00:00Z',
  newsSince: null,
  isShared: false,
  blockedReason: null,
  note: null,
  noteVersion: 0,
  runningOrders: 0,
  cards: [],
  levels: [
    { id: 'silver', title: 'Silver', pointsRequired: 500 },
    { id: 'gold', title: 'Gold', pointsRequired: 2_000 },
  ],
  givenLevel: null,
  givableLevelIds: ['gold'],
  pointMoves: [],
  stamps: [
    {
      stampCardId: 's1',
      name: 'Coffee card',
      count: 5,
      required: 10,
      isOpen: true,
      moves: [
        {
          id: 'm1',
          at: '2026-11-06T11:30:00Z',
          isTaken: true,
          reason: 'given twice',
          staffName: 'Ada',
        },
      ],
    },
  ],
  rights: [],
  codes: [],
  invoices: [],
  ...fields,
});
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const manager = { id: 'bo', role: 'VENUE_MANAGER' } as const;
const DONE = { error: null, field: null };
const show = async (guest: Guest, answers: object = {}, administrator: Administrator = owner) => {
  const shown = renderOffice(
    <GuestsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      OfficeGuest: () => ({ officeGuest: guest }),
      GuestFile: () => ({ guestFile: null }),
      OfficeOrders: () => ({ officeOrders: { orders: [], nextCursor: null } }),
      ...answers,
    },
    '/office/guests/g1',
  );
  await screen.findByText(/Member 20417/);
  return shown;
};
const tap = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name });
const confirm = (name: string) => act(async () => void fireEvent.click(button(name)));
const fill = (name: RegExp | string, value: string) =>
  act(async () => void fireEvent.change(dialog().getByLabelText(name), { target: { value } }));

describe('[GUESTS-06] what is given to a guest', () => {
  it('a stamp is given with a reason, and what staff did before is told', async () => {
    const { sent } = await show(
      aGuest(),
      { CorrectStamps: () => ({ correctStamps: DONE }) },
      manager,
    );
    screen.getByText('Ada: given twice');
    screen.getByText('−1');
    await tap('Give a stamp');
    dialog().getByText('Give a stamp on Coffee card?');
    expect(button('Give a stamp').disabled).toBe(true);
    await fill('Reason', 'Forgotten at the till');
    await confirm('Give a stamp');
    expect(sent('CorrectStamps')).toMatchObject([
      { userId: 'g1', stampCardId: 's1', isTaken: false, reason: 'Forgotten at the till' },
    ]);
    expect(screen.queryByRole('button', { name: 'Give a level' })).toBeNull();
  });

  it('a stamp is taken only where there is one, and none is given on a card that has ended', async () => {
    const [card] = aGuest().stamps;
    const empty = { ...card!, count: 0 };
    await show(aGuest({ stamps: [empty] }));
    screen.getByRole('button', { name: 'Give a stamp' });
    expect(screen.queryByRole('button', { name: 'Take one' })).toBeNull();
    cleanup();
    await show(aGuest({ stamps: [{ ...card!, isOpen: false }] }));
    expect(screen.queryByRole('button', { name: 'Give a stamp' })).toBeNull();
  });

  it('a level is given until a day or without an end', async () => {
    const { sent } = await show(aGuest(), { GiveGuestLevel: () => ({ giveGuestLevel: DONE }) });
    await tap('Give a level');
    expect(
      dialog()
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Gold']);
    await confirm('Give a level');
    await tap('Give a level');
    await fill('Last day', '2026-12-24');
    await confirm('Give a level');
    const given = { companyId: 'smash', userId: 'g1', levelId: 'gold' };
    expect(sent('GiveGuestLevel')).toEqual([
      { ...given, endsOn: null },
      { ...given, endsOn: '2026-12-24' },
    ]);
  });

  it('[D-791] says what was given and until when, and takes it back', async () => {
    const givenLevel = {
      levelId: 'gold',
      title: 'Gold',
      isArchived: true,
      until: Temporal.PlainDate.from('2026-12-25')
        .toZonedDateTime(Temporal.Now.timeZoneId())
        .toInstant()
        .toString(),
    };
    const { sent } = await show(aGuest({ givenLevel }), {
      GiveGuestLevel: () => ({ giveGuestLevel: DONE }),
    });
    screen.getByText(/Gold was given, until 24\/12\/2026\. The level is archived/);
    await tap('Take it back');
    expect(sent('GiveGuestLevel')).toMatchObject([{ levelId: null, endsOn: null }]);
  });
});

describe('[GUESTS-07] a new number', () => {
  it('[D-792] is changed by the code that was sent to it', async () => {
    let tries = 0;
    const { sent } = await show(aGuest(), {
      SendGuestPhoneCode: () => ({ sendGuestPhoneCode: DONE }),
      ChangeGuestPhone: () => {
        tries += 1;
        const wrong = { error: 'PHONE_CODE_WRONG', field: 'code' };
        return { changeGuestPhone: tries === 1 ? wrong : DONE };
      },
    });
    await tap('Change phone');
    await fill('New number', '12');
    expect(button('Send the code').disabled).toBe(true);
    await fill('New number', '+46 70 174 06 99');
    await confirm('Send the code');
    expect(sent('SendGuestPhoneCode')).toEqual([
      { companyId: 'smash', userId: 'g1', phone: '+46 70 174 06 99' },
    ]);
    await fill(/Code from/, '1234');
    await confirm('Change phone');
    await dialog().findByText(/wrong or too old/);
    await fill(/Code from/, '4321');
    await confirm('Change phone');
    expect(sent('ChangeGuestPhone').at(-1)).toEqual({
      companyId: 'smash',
      userId: 'g1',
      code: '4321',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is no manager’s to change, nor a restaurant’s of a marketplace', async () => {
    await show(aGuest(), {}, manager);
    expect(screen.queryByRole('button', { name: 'Change phone' })).toBeNull();
    cleanup();
    await show(aGuest({ isShared: true }));
    expect(screen.queryByRole('button', { name: 'Change phone' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Give a level' })).toBeNull();
  });
});
