import { UnreachableError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { aDish, anOrder, minutesFromNoon, NOON } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog'));
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const rich = anOrder({
  status: 'READY',
  version: 3,
  comment: 'Cut in half',
  table: { code: '12' },
  type: 'EAT_HERE',
  isPaid: false,
  isPayLater: true,
  items: [
    aDish({
      variations: ['Extra lavash'],
      removedVariations: ['Onion'],
      allergens: ['gluten', 'sesame'],
      ageRestricted: true,
    }),
  ],
});

describe('the details of an order', () => {
  it('[D-49] [D-50] [D-146] show everything, also what a card leaves out', async () => {
    await openBoard([rich]);
    await tap('Order 418, details');
    for (const text of [
      'Adana dürüm',
      'Add Extra lavash',
      'Without Onion',
      'Contains: gluten, sesame',
      'Check ID',
      'Cut in half',
      'Eat here, Table 12',
      'Pay later',
    ]) {
      expect(dialog().getByText(text)).toBeInstanceOf(HTMLElement);
    }
  });

  it('[D-91] offer the same step as the card', async () => {
    const { moves } = await openBoard([rich], { MoveOrder: () => new Promise(() => {}) });
    await tap('Order 418, details');
    await act(async () => void fireEvent.click(dialog().getByRole('button', { name: 'Served' })));
    expect(moves()).toEqual([expect.objectContaining({ to: 'COMPLETED', version: 3 })]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[D-146] tell the whole story on request, with times of the restaurant', async () => {
    const at = (minutes: number) => minutesFromNoon(minutes);
    const entry = { amount: null, currency: null, details: {} };
    const { requests } = await openBoard([rich], {
      OrderTimeline: () => ({
        orderTimeline: {
          entries: [
            { ...entry, at: at(-4), source: 'CART', what: 'ADD_ITEM' },
            {
              ...entry,
              at: at(-3),
              source: 'LEDGER',
              what: 'AUTHORISED',
              amount: 26_700,
              currency: 'SEK',
            },
            {
              ...entry,
              at: at(-2),
              source: 'KITCHEN',
              what: 'ACCEPTED',
              details: { actor: 'STAFF' },
            },
          ],
        },
      }),
    });
    await tap('Order 418, details');
    expect(requests.some(([name]) => name === 'OrderTimeline')).toBe(false);
    await tap('What happened');
    expect(dialog().getByText('12:56')).toBeInstanceOf(HTMLElement);
    for (const text of [/Added food/, /Money reserved/, /Accepted/])
      expect(dialog().getByText(text)).toBeInstanceOf(HTMLElement);
  });

  it('say when the story cannot be had, and ask again', async () => {
    let isDown = true;
    await openBoard([rich], {
      OrderTimeline: () => {
        if (isDown) throw new UnreachableError('offline');
        return { orderTimeline: { entries: [] } };
      },
    });
    await tap('Order 418, details');
    await tap('What happened');
    expect(dialog().getByText(/No connection/)).toBeInstanceOf(HTMLElement);
    isDown = false;
    await tap('Try again');
    expect(dialog().queryByText(/No connection/)).toBeNull();
  });
});

describe('finding an order', () => {
  const type = (number: string) =>
    act(
      async () =>
        void fireEvent.change(screen.getByLabelText('Order number or name'), {
          target: { value: number },
        }),
    );
  const nothing = { VenueHistory: () => ({ venueHistory: { orders: [], nextCursor: null } }) };

  it('[D-95] asks for the number, and shows what the board knows without a network', async () => {
    const { requests } = await openBoard([anOrder()], {
      ...nothing,
      OrderByNumber: () => {
        throw new UnreachableError('offline');
      },
    });
    await tap('Find orders');
    await type('41');
    expect(requests.at(-1)).toEqual(['OrderByNumber', { venueId: 'venue-1', easyId: '41' }]);
    expect(dialog().getByRole('button', { name: /^418/ })).toBeInstanceOf(HTMLElement);
    expect(dialog().getByText(/No connection/)).toBeInstanceOf(HTMLElement);
  });

  it('[D-95] one of the last days opens with its details', async () => {
    const past = anOrder({ easyId: '77', status: 'REJECTED', rejectReason: 'NO_RESPONSE' });
    await openBoard([], { ...nothing, OrderByNumber: () => ({ orderByNumber: [past] }) });
    await tap('Find orders');
    await type('77');
    await act(async () => void fireEvent.click(dialog().getByRole('button', { name: /^77/ })));
    expect(dialog().getByText('Rejected: No answer in time')).toBeInstanceOf(HTMLElement);
  });

  it('says when there is none', async () => {
    await openBoard([], { ...nothing, OrderByNumber: () => ({ orderByNumber: [] }) });
    await tap('Find orders');
    await type('999');
    expect(dialog().getByText('No order for “999” in the last 48 hours.')).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('[F-72] by the guest’s name: on the board at once, of the last days from the server', async () => {
    const past = anOrder({ easyId: '77', status: 'COMPLETED', guestName: 'Elif D.' });
    const { requests } = await openBoard(
      [anOrder({ guestName: 'Élif K.' }), anOrder({ easyId: '419', guestName: 'Sara L.' })],
      { ...nothing, OrdersByName: () => ({ ordersByName: [past] }) },
    );
    await tap('Find orders');
    await type('elif');
    expect(requests.at(-1)).toEqual(['OrdersByName', { venueId: 'venue-1', name: 'elif' }]);
    for (const number of ['418', '77'])
      expect(dialog().getByRole('button', { name: new RegExp(`^${number}`) })).toBeInstanceOf(
        HTMLElement,
      );
    expect(dialog().queryByRole('button', { name: /^419/ })).toBeNull();
  });

  it('without a number it is the history, page by page', async () => {
    const page = (easyId: string, nextCursor: string | null) => ({
      venueHistory: { orders: [anOrder({ easyId, status: 'COMPLETED' })], nextCursor },
    });
    await openBoard([], {
      VenueHistory: ({ cursor }) => (cursor === null ? page('1', 'next') : page('2', null)),
    });
    await tap('Find orders');
    await tap('Show more');
    for (const number of ['1', '2'])
      expect(dialog().getByRole('button', { name: new RegExp(`^${number}`) })).toBeInstanceOf(
        HTMLElement,
      );
    expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});

describe('[D-272] [F-72] reaching the guest', () => {
  const phoned = anOrder({ guestName: 'Elif K.', hasPhone: true });

  it('the name stands on the card and in the details', async () => {
    await openBoard([phoned]);
    expect(within(screen.getByRole('article')).getByText('Elif K.')).toBeInstanceOf(HTMLElement);
    await tap('Order 418, details');
    expect(dialog().getByText('Elif K.')).toBeInstanceOf(HTMLElement);
  });

  it('the number is asked for by a tap, and can be called', async () => {
    const { requests } = await openBoard([phoned], {
      RevealGuestPhone: () => ({ revealGuestPhone: { phone: '+46700000001' } }),
    });
    await tap('Order 418, details');
    expect(requests.map(([name]) => name)).not.toContain('RevealGuestPhone');
    await tap('Show phone number');
    const number = dialog().getByRole('link', { name: '+46700000001' });
    expect(number.getAttribute('href')).toBe('tel:+46700000001');
  });

  it('without a number there is no button, and one that is gone meanwhile is said', async () => {
    await openBoard([anOrder()]);
    await tap('Order 418, details');
    expect(dialog().queryByRole('button', { name: 'Show phone number' })).toBeNull();
    cleanup();
    await openBoard([phoned], { RevealGuestPhone: () => ({ revealGuestPhone: { phone: null } }) });
    await tap('Order 418, details');
    await tap('Show phone number');
    expect(dialog().getByText('There is no number any more.')).toBeInstanceOf(HTMLElement);
  });
});

describe('printing', () => {
  const accepted = anOrder({ status: 'ACCEPTED', version: 2, estimatedFinishTime: NOON });
  const accepting = {
    MoveOrder: () => ({ moveOrder: { success: true, error: null, order: accepted } }),
  };

  it('a ticket on the roll this tablet has', async () => {
    const { printed } = await openBoard([anOrder()], {}, ({ memory }) => memory.set('paper', '58'));
    await tap('Order 418, details');
    await tap('Print ticket');
    expect(printed).toHaveLength(1);
    expect(printed[0]).toMatch(/^@page \{ size: 58mm \d+mm; margin: 0; \}$/);
  });

  it('by itself when an order is accepted here and the server has agreed', async () => {
    const { printed } = await openBoard([anOrder()], accepting, ({ memory }) =>
      memory.set('printsOnAccept', true),
    );
    await tap('Accept, 20 min');
    expect(printed).toEqual([expect.stringContaining('80mm')]);
  });

  it('not when somebody else was faster, and not unless it is wished', async () => {
    const refusing = {
      MoveOrder: () => ({
        moveOrder: { success: false, error: 'ORDER_VERSION_CONFLICT', order: accepted },
      }),
    };
    const faster = await openBoard([anOrder({ version: 4 })], refusing, ({ memory }) =>
      memory.set('printsOnAccept', true),
    );
    await tap('Accept, 20 min');
    expect(faster.printed).toEqual([]);
    cleanup();
    const unwished = await openBoard([anOrder()], accepting);
    await tap('Accept, 20 min');
    expect(unwished.printed).toEqual([]);
  });
});
