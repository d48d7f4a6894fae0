import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import type { BoardPrinter } from './board.ts';
import { anOrder, NOON } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeAll(giveDialogsTheirMethods);
afterEach(cleanup);

const grill: BoardPrinter = {
  id: 'grill',
  name: 'Grill',
  waiting: 0,
  trouble: null,
  troubleSince: null,
  asked: [],
  missed: null,
};
const empty: BoardPrinter = {
  ...grill,
  waiting: 3,
  trouble: 'PAPER',
  troubleSince: NOON,
};
const bar: BoardPrinter = { ...grill, id: 'bar', name: 'Bar' };

async function open(printers: BoardPrinter[]) {
  const calls: object[] = [];
  const answer = (name: string) => (variables: object) => {
    calls.push(variables);
    return { [name]: { success: true, error: null, tickets: 1 } };
  };
  const world = await openBoard([anOrder()], {
    HandOverTickets: answer('handOverTickets'),
    PrintTicket: answer('printTicket'),
    VenueHistory: () => ({
      venueHistory: {
        orders: [anOrder({ id: 'order-77', easyId: '77', status: 'COMPLETED' })],
        nextCursor: null,
      },
    }),
    SettleTicket: answer('settleTicket'),
    SettleMissedTickets: answer('settleMissedTickets'),
  });
  world.kitchen.printers = printers;
  await world.pass(30_000);
  return { ...world, calls };
}

describe('[KITCHEN-15] printers on the board', () => {
  it('[D-306] one that cannot print is named with what waits, and another takes it with one tap', async () => {
    const { calls, kitchen, pass } = await open([empty, bar]);
    const alert = screen.getByText('Grill is out of paper').parentElement;
    expect(alert?.textContent).toContain('3 tickets wait');
    kitchen.printers = [{ ...empty, waiting: 0 }, bar];
    fireEvent.click(screen.getByRole('button', { name: 'Print on Bar' }));
    await pass(100);
    expect(calls).toEqual([{ fromPrinterId: 'grill', toPrinterId: 'bar' }]);
    expect(screen.queryByRole('button', { name: 'Print on Bar' })).toBeNull();
    expect(screen.getByText('Grill is out of paper').parentElement?.textContent).not.toContain(
      'wait',
    );
  });

  it.each([
    ['AWAY', 'Grill cannot be reached'],
    ['COVER', 'Grill: the cover is open'],
    ['FAULT', 'Grill cannot print'],
  ] as const)('%s', async (trouble, text) => {
    await open([{ ...empty, trouble }]);
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('[KITCHEN-14] [D-303] a ticket of doubtful fate is asked about, one after the other', async () => {
    const unconfirmed = [
      { id: 'ticket-1', easyId: '418' },
      { id: 'ticket-2', easyId: null },
    ];
    const { calls, kitchen, pass } = await open([{ ...grill, asked: unconfirmed }, bar]);
    expect(screen.getByText('Is order 418 on paper? Grill did not say')).toBeTruthy();
    expect(screen.queryByText(/test ticket/)).toBeNull();
    kitchen.printers = [{ ...grill, asked: unconfirmed.slice(1) }, bar];
    fireEvent.click(screen.getByRole('button', { name: 'It is there' }));
    await pass(100);
    expect(screen.getByText('Is the test ticket on paper? Grill did not say')).toBeTruthy();
    kitchen.printers = [grill, bar];
    fireEvent.click(screen.getByRole('button', { name: 'Print again' }));
    await pass(100);
    expect(calls).toEqual([
      { ticketId: 'ticket-1', isOnPaper: true },
      { ticketId: 'ticket-2', isOnPaper: false },
    ]);
    expect(screen.queryByText(/on paper/)).toBeNull();
  });

  it('[D-354] tickets that came too late are named, and printed all the same or not', async () => {
    const until = '2026-03-02T09:00:00.123Z';
    const missed = { tickets: 7, easyIds: ['411', '412'], until };
    const { calls, kitchen, pass } = await open([{ ...grill, missed }]);
    const words = screen.getByText('7 tickets were not printed in time: Grill').parentElement;
    expect(words?.textContent).toContain('411, 412 …');
    fireEvent.click(screen.getByRole('button', { name: 'Print anyway' }));
    await pass(100);
    kitchen.printers = [{ ...grill, missed: { ...missed, tickets: 1, easyIds: ['411'] } }];
    await pass(30_000);
    expect(screen.getByText('1 ticket was not printed in time: Grill')).toBeTruthy();
    kitchen.printers = [grill];
    fireEvent.click(screen.getByRole('button', { name: 'Not needed' }));
    await pass(100);
    expect(calls).toEqual([
      { printerId: 'grill', until, isWanted: true },
      { printerId: 'grill', until, isWanted: false },
    ]);
    expect(screen.queryByText(/not printed/)).toBeNull();
  });

  it('[D-354] of very many none is printed at one tap', async () => {
    const missed = { tickets: 21, easyIds: ['411'], until: NOON };
    await open([{ ...grill, missed }]);
    expect(screen.getByRole('button', { name: 'Not needed' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print anyway' })).toBeNull();
  });

  it('says nothing of printers that print', async () => {
    await open([grill, bar]);
    expect(screen.queryByText(/Grill/)).toBeNull();
  });

  it('[KITCHEN-17] [D-357] an order can be printed again on any of them', async () => {
    const { calls, pass } = await open([grill, bar]);
    fireEvent.click(screen.getByRole('button', { name: 'Order 418, details' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print on Bar' }));
    await pass(100);
    expect(calls).toEqual([{ orderId: 'order-418', printerId: 'bar' }]);
    expect(screen.getByText('Sent to Bar')).toBeTruthy();
  });

  it('[KITCHEN-17] [D-357] one of the last days too, from the history', async () => {
    const { calls, pass } = await open([grill, bar]);
    fireEvent.click(screen.getByRole('button', { name: 'Find orders' }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: /^77/ }));
    await pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Print on Grill' }));
    await pass(100);
    expect(calls).toEqual([{ orderId: 'order-77', printerId: 'grill' }]);
    expect(screen.getByText('Sent to Grill')).toBeTruthy();
  });
});
