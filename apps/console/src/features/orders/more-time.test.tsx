import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import type { BoardOrder } from './board.ts';
import { anOrder, minutesFromNoon } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const accepted = (fields: Partial<BoardOrder> = {}) =>
  anOrder({
    status: 'ACCEPTED',
    version: 2,
    estimatedFinishTime: minutesFromNoon(10),
    ...fields,
  });
const answered = (order: BoardOrder) => ({ success: true, error: null, order });
const tap = (name: string | RegExp, place: ReturnType<typeof within> = within(document.body)) =>
  act(async () => void fireEvent.click(place.getByRole('button', { name })));
const card = () => within(screen.getByRole('article', { name: 'Order 418' }));
const moreTime = 'More time for order 418';

describe('[KITCHEN-10] [F-73] minutes added to a promise', () => {
  it('two taps on the card, and it counts down to the new time before the server has answered', async () => {
    let answer: (given: object) => void = () => {};
    const { requests } = await openBoard([accepted()], {
      ExtendPromise: () => new Promise((resolve) => (answer = resolve)),
    });
    expect(card().getByText('10')).toBeInstanceOf(HTMLElement);
    await tap(moreTime);
    await tap('15 minutes more');
    expect(requests.at(-1)).toEqual([
      'ExtendPromise',
      { id: 'order-418', version: 2, minutes: 15 },
    ]);
    expect(card().getByText('25')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: '15 minutes more' })).toBeNull();
    const later = accepted({
      version: 3,
      extensions: 1,
      estimatedFinishTime: minutesFromNoon(25),
    });
    await act(async () => answer({ extendPromise: answered(later) }));
    expect(card().getByText('25')).toBeInstanceOf(HTMLElement);
    // What a guest was told is not taken back.
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('the same from the sheet, which stays open and shows the new time', async () => {
    const { requests } = await openBoard([accepted()], {
      ExtendPromise: () => ({
        extendPromise: answered(
          accepted({ version: 3, extensions: 1, estimatedFinishTime: minutesFromNoon(15) }),
        ),
      }),
    });
    await tap('Order 418, details');
    const sheet = within(screen.getByRole('dialog', { name: 'Order 418' }));
    expect(sheet.getByText(/13:10/)).toBeInstanceOf(HTMLElement);
    await tap(moreTime, sheet);
    await tap('5 minutes more', sheet);
    expect(requests.some(([name]) => name === 'ExtendPromise')).toBe(true);
    expect(sheet.getByText(/13:15/)).toBeInstanceOf(HTMLElement);
  });

  it('not a fourth time, and not before it is accepted or once it is ready', async () => {
    await openBoard([
      accepted({ easyId: '1', extensions: 3 }),
      accepted({ easyId: '2', extensions: 2 }),
      anOrder({ easyId: '3' }),
      accepted({ easyId: '4', status: 'FINALIZING' }),
      accepted({ easyId: '5', status: 'READY' }),
    ]);
    const offered = screen.getAllByRole('button', { name: /^More time/ });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'More time for order 2',
    ]);
  });

  it('a refusal is said, and the card shows what the server knows', async () => {
    await openBoard([accepted()], {
      ExtendPromise: () => ({
        extendPromise: {
          success: false,
          error: 'EXTENSIONS_USED_UP',
          order: accepted({ version: 5, extensions: 3, estimatedFinishTime: minutesFromNoon(30) }),
        },
      }),
    });
    await tap(moreTime);
    await tap('5 minutes more');
    expect(screen.getByText(/given three times already/)).toBeInstanceOf(HTMLElement);
    expect(card().getByText('30')).toBeInstanceOf(HTMLElement);
  });

  it('of two who add minutes at once nobody loses more than the other has added', async () => {
    const first = { version: 3, extensions: 1 };
    await openBoard([accepted()], {
      ExtendPromise: () => ({
        extendPromise: {
          success: false,
          error: 'ORDER_VERSION_CONFLICT',
          order: accepted({ ...first, estimatedFinishTime: minutesFromNoon(15) }),
        },
      }),
    });
    await tap(moreTime);
    await tap('10 minutes more');
    expect(screen.getByText(/^Someone else moved it first/)).toBeInstanceOf(HTMLElement);
    expect(card().getByText('15')).toBeInstanceOf(HTMLElement);
  });
});
