import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { aDish, anOrder } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const dialog = () => within(screen.getByRole('dialog'));
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const button = (name: string) => screen.getByRole('button', { name });
const MoveOrder = () => new Promise(() => {});

async function openReject(fields: Parameters<typeof anOrder>[0] = {}) {
  const world = await openBoard([anOrder(fields)], { MoveOrder });
  await tap(button('Reject'));
  return world;
}

describe('rejecting an order', () => {
  it('[F-78] says how much goes back before a reason is chosen, and leaves no empty box', async () => {
    await openReject({ total: 26_700 });
    expect(dialog().getByText('267 kr goes back to the guest.')).toBeInstanceOf(HTMLElement);
    await tap(dialog().getByLabelText('Closing soon'));
    expect(dialog().getByText(/The guest reads: “The kitchen is closing soon/)).toBeInstanceOf(
      HTMLElement,
    );
    expect(dialog().getByText('267 kr goes back to the guest.')).toBeInstanceOf(HTMLElement);
  });

  it('[F-78] of an order that is paid later nothing goes back', async () => {
    await openReject({ isPaid: false, isPayLater: true });
    expect(dialog().getByText('Nothing has been paid, so nothing goes back.')).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('[KITCHEN-18] [F-77] out of supplies offers to switch the dishes off, until tomorrow or until switched on', async () => {
    const { moves, soldOut } = await openReject({
      items: [
        aDish({ title: 'Soup', variations: ['Bread'] }),
        aDish({ title: 'Soup' }),
        aDish({ title: 'Tea', quantity: 2 }),
      ],
    });
    await tap(dialog().getByLabelText('Closing soon'));
    expect(dialog().queryByRole('checkbox')).toBeNull();
    await tap(dialog().getByLabelText('Out of supplies'));
    // Each dish once, none chosen: only the kitchen knows which one ran out.
    expect(dialog().getAllByRole('checkbox')).toHaveLength(2);
    expect(dialog().queryByLabelText('Until tomorrow')).toBeNull();
    await tap(dialog().getByRole('checkbox', { name: 'Tea' }));
    expect(dialog().getByLabelText<HTMLInputElement>('Until tomorrow').checked).toBe(true);
    await tap(dialog().getByLabelText('Until switched on'));
    await tap(button('Reject order'));
    expect(moves()).toEqual([expect.objectContaining({ rejectReason: 'OUT_OF_SUPPLIES' })]);
    expect(soldOut).toEqual([[['dish-Tea'], { untilTomorrow: false }]]);
  });

  it('[KITCHEN-18] another reason switches nothing off, though a dish was chosen before', async () => {
    const { soldOut } = await openReject();
    await tap(dialog().getByLabelText('Out of supplies'));
    await tap(dialog().getByRole('checkbox', { name: 'Lahmacun' }));
    await tap(dialog().getByLabelText('Closing soon'));
    await tap(button('Reject order'));
    expect(soldOut).toEqual([]);
  });
});
