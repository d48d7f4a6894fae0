import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { anOrder } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

// Stockholm, 25 October 2026: at 03:00 the clocks go back, and 02:00 to 03:00 comes a second time.
const SUMMER_0205 = '2026-10-25T00:05:00Z';
const SUMMER_0215 = '2026-10-25T00:15:00Z';
const WINTER_0215 = '2026-10-25T01:15:00Z';

const order = anOrder({
  createdAt: SUMMER_0205,
  answerBy: '2026-10-25T00:25:00Z',
  desiredTime: WINTER_0215,
  movedAt: SUMMER_0205,
});
const done = anOrder({
  easyId: '77',
  createdAt: SUMMER_0205,
  status: 'COMPLETED',
  movedAt: SUMMER_0215,
});

const board = () =>
  openBoard([order, done], {
    VenueBoard: () => ({
      venueBoard: {
        venue: { id: 'venue-1', name: 'Nordbro', timeZone: 'Europe/Stockholm' },
        orders: [order, done],
        pausedUntil: null,
        waitingMinutes: 20,
        serverTime: SUMMER_0205,
      },
    }),
    OrderTimeline: () => ({
      orderTimeline: {
        entries: [
          {
            at: SUMMER_0215,
            source: 'KITCHEN',
            what: 'ACCEPTED',
            amount: null,
            currency: null,
            details: { actor: 'STAFF' },
          },
        ],
      },
    }),
    VenueHistory: () => ({ venueHistory: { orders: [done], nextCursor: null } }),
  });
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const dialog = () => within(screen.getByRole('dialog'));
const rowText = (within_: HTMLElement | null) => within_?.textContent ?? '';

describe('in the hour that comes twice', () => {
  it('[D-167] [F-08] a card says which one its order is for, and so does the button that accepts it', async () => {
    await board();
    const card = screen.getByRole('button', { name: 'Order 418, details' }).closest('header');
    expect(rowText(card)).toContain('For 02:15 winter time');
    expect(screen.getByRole('button', { name: 'Accept for 02:15, winter time' })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('[D-167] [F-08] so does what is done, and the clock they are compared with', async () => {
    await board();
    expect(rowText(screen.getByRole('button', { name: /^77/ }))).toContain('02:15, summer time');
    expect(document.querySelector('header time')?.textContent).toBe('02:05 summer time');
  });

  it('[D-167] [F-08] so do the details of an order and its story', async () => {
    await board();
    await tap('Order 418, details');
    expect(dialog().getByText('25/10/2026 02:15, winter time')).toBeInstanceOf(HTMLElement);
    expect(dialog().getByText('25/10/2026 02:05, summer time')).toBeInstanceOf(HTMLElement);
    await tap('What happened');
    expect(dialog().getByText('02:15, summer time')).toBeInstanceOf(HTMLElement);
  });

  it('[D-95] [D-167] [F-08] so does the history', async () => {
    await board();
    await tap('Find orders');
    expect(rowText(dialog().getByRole('button', { name: /^77/ }))).toContain(
      '25/10/2026 02:05, summer time',
    );
  });

  it('[ORDER-21] [D-167] [F-08] so does the ticket', async () => {
    const { printed } = await board();
    await tap('Order 418, details');
    let paper = '';
    const seen = new MutationObserver(
      () => (paper += document.querySelector('[data-ticket]')?.textContent ?? ''),
    );
    seen.observe(document.body, { childList: true });
    await tap('Print ticket');
    seen.disconnect();
    expect(printed).toHaveLength(1);
    expect(paper).toContain('Wanted 02:15, winter time');
    expect(paper).toContain('25/10/2026 02:05, summer time');
  });
});
