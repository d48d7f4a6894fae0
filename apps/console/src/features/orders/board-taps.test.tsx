import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { anOrder, minutesFromNoon, NOON } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';
import { RING_EVERY_MS } from './use-order-bell.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const column = (name: RegExp) => within(screen.getByRole('region', { name }));
const tap = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const answered = (order: ReturnType<typeof anOrder>) => ({ success: true, error: null, order });
const accepted = anOrder({
  status: 'ACCEPTED',
  version: 2,
  estimatedFinishTime: minutesFromNoon(20),
});
const accepting = { MoveOrder: () => ({ moveOrder: answered(accepted) }) };

describe('taking a step back', () => {
  it('[D-91] the bar counts down, and its button brings the card back', async () => {
    const { pass, requests } = await openBoard([anOrder()], {
      ...accepting,
      UndoMove: () => ({ undoMove: answered(anOrder({ version: 3 })) }),
    });
    await tap('Accept, 20 min');
    expect(screen.getByText('Moved to Preparing')).toBeInstanceOf(HTMLElement);
    await pass(12_000);
    expect(within(screen.getByRole('list', { name: /undo/ })).getByText('18')).toBeInstanceOf(
      SVGElement,
    );
    await tap('Undo, order 418');
    expect(requests.at(-1)).toEqual(['UndoMove', { id: 'order-418', version: 2 }]);
    expect(column(/^New, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('[D-91] after thirty seconds there is no bar any more', async () => {
    const { pass } = await openBoard([anOrder()], accepting);
    await tap('Accept, 20 min');
    await pass(29_000);
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeInstanceOf(HTMLElement);
    await pass(1_000);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('Ctrl+Z takes the last one back', async () => {
    const { requests } = await openBoard([anOrder()], {
      ...accepting,
      UndoMove: () => ({ undoMove: answered(anOrder({ version: 3 })) }),
    });
    await tap('Accept, 20 min');
    await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
    expect(requests.at(-1)?.[0]).toBe('UndoMove');
  });

  it('[D-92] a rejection has no way back', async () => {
    await openBoard([anOrder()], {
      MoveOrder: () => ({
        moveOrder: answered(
          anOrder({ status: 'REJECTED', version: 2, rejectReason: 'CLOSING_SOON' }),
        ),
      }),
    });
    await tap('Reject');
    fireEvent.click(screen.getByRole('radio', { name: 'Closing soon' }));
    await tap('Reject order');
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('the focus stays in the column, on the card that takes the place', async () => {
    await openBoard([anOrder(), anOrder({ easyId: '419', createdAt: NOON })], accepting);
    const card = within(screen.getByRole('article', { name: 'Order 418' }));
    await act(async () => void fireEvent.click(card.getByRole('button', { name: /^Accept/ })));
    expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Order 419' }));
  });
});

describe('a new order', () => {
  const arrive = async () => {
    const world = await openBoard([]);
    world.kitchen.orders = [anOrder({ createdAt: NOON, answerBy: minutesFromNoon(10) })];
    world.wires.last().deliver({
      domain: 'VENUE_ORDERS_CHANGED',
      data: { venueId: 'venue-1', orderId: 'order-418', version: 1 },
    });
    await world.pass(0);
    return world;
  };

  it('is silent again once another screen has answered it', async () => {
    const { rings, pass, kitchen, wires } = await arrive();
    kitchen.orders = [accepted];
    wires.last().deliver({
      domain: 'VENUE_ORDERS_CHANGED',
      data: { venueId: 'venue-1', orderId: 'order-418', version: 2 },
    });
    await pass(0);
    await pass(3 * RING_EVERY_MS.ORDER);
    expect(rings).toHaveLength(1);
  });
});

describe('an order for later', () => {
  const later = anOrder({
    status: 'ACCEPTED',
    desiredTime: minutesFromNoon(75),
    prepareAt: minutesFromNoon(48),
  });

  it('waits in the strip with the time until the kitchen has to begin', async () => {
    await openBoard([later]);
    const strip = column(/^Scheduled, 1/);
    expect(strip.getByText('Start in 48 min')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('[D-356] names the day when it is for another one, in the strip and on the button', async () => {
    const desiredTime = minutesFromNoon(24 * 60);
    await openBoard([
      { ...later, desiredTime, prepareAt: minutesFromNoon(23 * 60) },
      anOrder({ id: 'order-419', easyId: '419', desiredTime }),
    ]);
    expect(column(/^Scheduled, 1/).getByText('03/03').textContent).toContain('03/03 13:00');
    expect(within(screen.getByRole('article')).getByText(/^03\/03/)).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: 'Accept for 03/03 13:00' })).toBeTruthy();
  });

  it('comes up by itself when its time has come, without a word from the server', async () => {
    const { pass, kitchen } = await openBoard([{ ...later, prepareAt: minutesFromNoon(1) }]);
    kitchen.isDown = true;
    await pass(60_000);
    expect(column(/^Preparing, 1/).getByText('418')).toBeInstanceOf(HTMLElement);
  });
});
