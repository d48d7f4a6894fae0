import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import type { BoardOrder } from './board.ts';
import { aDish, anOrder, minutesFromNoon } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const cooking = (easyId: string, items: BoardOrder['items'], fields: Partial<BoardOrder> = {}) =>
  anOrder({
    easyId,
    status: 'ACCEPTED',
    version: 2,
    estimatedFinishTime: minutesFromNoon(10),
    items,
    ...fields,
  });
const bar = () => screen.queryByRole('button', { name: /^All day/ });
const tap = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const sheet = () => within(screen.getByRole('dialog', { name: 'All day' }));
const lines = () =>
  sheet()
    .getAllByRole('listitem')
    .map((line) => line.textContent);

describe('[KITCHEN-04] [F-74] all day', () => {
  it('says what there is most of, and all of it by dish and options behind a tap', async () => {
    await openBoard([
      cooking('1', [
        aDish({ title: 'Original Double', quantity: 12 }),
        aDish({ title: 'Fries', quantity: 3 }),
      ]),
      cooking('2', [
        aDish({ title: 'Original Double', quantity: 2, removedVariations: ['Onion'] }),
      ]),
      // Not accepted, and ready: nothing of it is to be cooked.
      anOrder({ easyId: '3', items: [aDish({ title: 'Fries', quantity: 50 })] }),
      cooking('4', [aDish({ title: 'Fries', quantity: 60 })], { status: 'READY' }),
      cooking('5', [aDish({ title: 'Fries', quantity: 4 })], { prepareAt: minutesFromNoon(60) }),
    ]);
    expect(bar()?.textContent).toBe('All day14 × Original Double');
    await tap(bar()!);
    expect(lines()).toEqual([
      '14Original Double2Without Onion',
      '2Without Onion',
      '3Fries+ 4 later',
    ]);
  });

  it('falls as an order becomes ready, before the server has answered', async () => {
    await openBoard([cooking('1', [aDish({ title: 'Fries', quantity: 3 })])], {
      MoveOrder: () => new Promise(() => {}),
    });
    expect(bar()?.textContent).toBe('All day3 × Fries');
    await tap(screen.getByRole('button', { name: 'Ready' }));
    expect(bar()).toBeNull();
  });
});
