import { UnreachableError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import type { BoardOrder } from './board.ts';
import { POLL_MS } from './board-watch.ts';
import { aDish, anOrder, minutesFromNoon, NOON } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const column = (name: RegExp) => within(screen.getByRole('region', { name }));
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const refusal = (error: string, order: BoardOrder) => ({
  MoveOrder: () => ({ moveOrder: { success: false, error, order } }),
});

describe('the board', () => {
  it('[D-146] shows a new order with what to cook, and how it is paid', async () => {
    await openBoard([
      anOrder({
        items: [
          aDish({
            quantity: 2,
            variations: ['Extra lavash'],
            removedVariations: ['Onion'],
            ageRestricted: true,
          }),
        ],
        comment: 'Cut in half',
        isPaid: false,
        isPayLater: true,
      }),
    ]);
    const card = within(column(/^New, 1 order/).getByRole('article', { name: 'Order 418' }));
    for (const text of ['418', 'Take away', 'Adana dürüm', 'Add Extra lavash', 'Without Onion']) {
      expect(card.getByText(text)).toBeInstanceOf(HTMLElement);
    }
    for (const text of ['Cut in half', 'Pay later', 'Check ID', 'ASAP']) {
      expect(card.getByText(text)).toBeInstanceOf(HTMLElement);
    }
  });

  it('[D-91] accepts in one tap with the current waiting time and moves the card at once', async () => {
    const { moves } = await openBoard([anOrder()], { MoveOrder: () => new Promise(() => {}) });
    await tap('Accept, 20 min');
    expect(moves()).toEqual([
      expect.objectContaining({
        id: 'order-418',
        version: 1,
        to: 'ACCEPTED',
        estimatedMinutes: 20,
      }),
    ]);
    expect(column(/^Preparing, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
    expect(column(/^New, 0/).getByText('No new orders')).toBeInstanceOf(HTMLElement);
  });

  it('chips change the minutes first', async () => {
    const { moves } = await openBoard([anOrder()], { MoveOrder: () => new Promise(() => {}) });
    fireEvent.click(screen.getByRole('radio', { name: '30 min' }));
    await tap('Accept, 30 min');
    expect(moves()).toEqual([expect.objectContaining({ estimatedMinutes: 30 })]);
  });

  it('[D-91] somebody was faster: the card goes where it is, with a message', async () => {
    const { kitchen } = await openBoard(
      [anOrder()],
      refusal('ORDER_VERSION_CONFLICT', anOrder({ status: 'READY', version: 3 })),
    );
    kitchen.orders = [anOrder({ status: 'READY', version: 3 })];
    await tap('Accept, 20 min');
    expect(screen.getByText(/Someone else moved it first/)).toBeInstanceOf(HTMLElement);
    expect(column(/^Ready, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
    expect(column(/^Preparing, 0/).queryByText('418')).toBeNull();
  });

  it('[D-91] a move that is not allowed goes back, and the board is fetched again', async () => {
    const { requests } = await openBoard([anOrder()], refusal('ORDER_MOVE_NOT_ALLOWED', anOrder()));
    const boards = () => requests.filter(([name]) => name === 'VenueBoard').length;
    const before = boards();
    await tap('Accept, 20 min');
    expect(screen.getByText(/cannot go there any more/)).toBeInstanceOf(HTMLElement);
    expect(column(/^New, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
    expect(boards()).toBe(before + 1);
  });

  it('an answer asked before a move does not put the card back', async () => {
    const accepted = anOrder({ status: 'ACCEPTED', version: 2 });
    const { pass, kitchen } = await openBoard([anOrder()], {
      MoveOrder: () => ({ moveOrder: { success: true, error: null, order: accepted } }),
    });
    await tap('Accept, 20 min');
    kitchen.orders = [anOrder()];
    await pass(60_000);
    expect(column(/^Preparing, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
  });

  it('[F-76] a card names the allergens of its dishes once, and what is on an invoice', async () => {
    const items = [
      aDish({ allergens: ['gluten', 'milk'] }),
      aDish({ allergens: ['milk', 'nuts'] }),
    ];
    await openBoard([anOrder({ items, isPaid: false, isOnInvoice: true })]);
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Contains: gluten, milk, nuts')).toBeInstanceOf(HTMLElement);
    expect(card.getByText('Invoice')).toBeInstanceOf(HTMLElement);
  });

  it('[F-76] a comment that speaks of an allergy stands in the red bar, another one does not', async () => {
    await openBoard([
      anOrder({ easyId: '1', comment: 'Allergic to nuts' }),
      anOrder({ easyId: '2', comment: 'Cut in half' }),
    ]);
    const barOf = (text: string) => screen.getByText(text).parentElement?.className;
    expect(barOf('Allergic to nuts')).toMatch(/check/);
    expect(barOf('Cut in half')).not.toMatch(/check/);
  });

  it('[ORDER-12] rejects with one of the four reasons, after a second tap', async () => {
    const { moves } = await openBoard([anOrder()], { MoveOrder: () => new Promise(() => {}) });
    await tap('Reject');
    expect(screen.getAllByRole('radio', { name: /orders|supplies|delivery|soon/i })).toHaveLength(
      4,
    );
    expect(screen.getByRole('button', { name: 'Reject order' })).toHaveProperty('disabled', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Closing soon' }));
    expect(screen.getByText(/The kitchen is closing soon/)).toBeInstanceOf(HTMLElement);
    await tap('Reject order');
    expect(moves()).toEqual([
      expect.objectContaining({ to: 'REJECTED', rejectReason: 'CLOSING_SOON' }),
    ]);
  });

  it('rings, says so and flashes when an order comes', async () => {
    const { kitchen, wires, pass, rings } = await openBoard([]);
    expect(rings).toEqual([]);
    kitchen.orders = [...kitchen.orders, anOrder({ easyId: '419', createdAt: NOON })];
    wires.last().deliver({
      domain: 'VENUE_ORDERS_CHANGED',
      data: { venueId: 'venue-1', orderId: 'order-419', version: 1 },
    });
    await pass(0);
    expect(rings).toHaveLength(1);
    expect(screen.getByText('New order 419, Take away')).toBeInstanceOf(HTMLElement);
    const card = within(screen.getByRole('article', { name: 'Order 419' }));
    expect(card.getByText('New')).toBeInstanceOf(HTMLElement);
    await pass(0);
    expect(rings).toHaveLength(1);
  });

  it('counts by the server, whatever the tablet thinks the time is', async () => {
    // The fake clock stands at noon; the server is seven minutes ahead of it.
    const { kitchen, pass } = await openBoard([
      anOrder({ createdAt: minutesFromNoon(0), answerBy: minutesFromNoon(30) }),
    ]);
    kitchen.serverTime = minutesFromNoon(7);
    await pass(30_000);
    expect(screen.getByText('7')).toBeInstanceOf(HTMLElement);
  });

  it('says at once that it is offline, keeps the taps, and sends them when it is back', async () => {
    let isDown = true;
    const { kitchen, wires, pass, moves } = await openBoard([anOrder()], {
      MoveOrder: () => {
        if (isDown) throw new UnreachableError('offline');
        const order = anOrder({ status: 'ACCEPTED', version: 2 });
        return { moveOrder: { success: true, error: null, order } };
      },
    });
    kitchen.isDown = true;
    await act(async () => wires.last().hangUp());
    await pass(0);
    expect(screen.getByText(/^Offline 0:00/)).toBeInstanceOf(HTMLElement);
    await tap('Accept, 20 min');
    expect(screen.getByText(/Nothing is lost.*1 waiting/)).toBeInstanceOf(HTMLElement);
    expect(column(/^Preparing, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
    kitchen.isDown = false;
    isDown = false;
    await pass(POLL_MS);
    expect(screen.queryByText(/Nothing is lost/)).toBeNull();
    expect(moves()).toHaveLength(2);
    expect(column(/^Preparing, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
  });

  it('[ORDER-01] a finished order leaves the columns and stays findable today', async () => {
    await openBoard([
      anOrder({ status: 'COMPLETED' }),
      anOrder({ easyId: '403', status: 'REJECTED', rejectReason: 'NO_RESPONSE' }),
    ]);
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByText('Rejected: No answer in time')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Handed over')).toBeInstanceOf(HTMLElement);
  });
});
