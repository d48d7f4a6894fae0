import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { BoardOrder } from './board.ts';
import { aDish, anOrder } from './testing/board-orders.ts';
import { openBoard } from './testing/open-board.tsx';

afterEach(cleanup);

const kitchenAndBar = [
  { id: 'kitchen', name: 'Kitchen', colour: 'RED' },
  { id: 'bar', name: 'Bar', colour: 'BLUE' },
] as const;
const shared = anOrder({
  easyId: '501',
  status: 'ACCEPTED',
  version: 2,
  items: [aDish(), aDish({ title: 'Ayran', quantity: 3, stationId: 'bar' })],
});
const food = anOrder({ easyId: '502', status: 'ACCEPTED', version: 2, items: [aDish()] });

async function open(orders: BoardOrder[]) {
  const marks: object[] = [];
  const after = (order: BoardOrder, changes: Partial<BoardOrder>) => ({
    success: true,
    error: null,
    order: { ...order, ...changes, version: order.version + 1 },
  });
  const world = await openBoard(orders, {
    MarkStationReady: (variables: object) => {
      marks.push(variables);
      world.kitchen.orders = orders.map((order) => ({
        ...order,
        readyStations: ['bar'],
        version: order.version + 1,
      }));
      return { markStationReady: after(shared, { readyStations: ['bar'] }) };
    },
    UndoStationReady: (variables: object) => {
      marks.push({ undo: variables });
      return { undoStationReady: after({ ...shared, version: 3 }, { readyStations: [] }) };
    },
  });
  world.kitchen.stations = [...kitchenAndBar];
  await world.pass(30_000);
  return { ...world, marks };
}
const card = (number: string) => screen.getByRole('article', { name: `Order ${number}` });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

describe('[KITCHEN-02] a board of one station', () => {
  it('has only the orders and lines of its station, and says how much is made elsewhere', async () => {
    await open([shared, food]);
    expect(card('501').textContent).toContain('Adana dürüm');
    choose('Bar');
    expect(screen.queryByRole('article', { name: 'Order 502' })).toBeNull();
    expect(card('501').textContent).toContain('Ayran');
    expect(card('501').textContent).not.toContain('Adana');
    expect(card('501').textContent).toContain('and 1 more at Kitchen');
    choose('All');
    expect(card('502').textContent).toContain('Adana');
  });

  it('[D-323] [KITCHEN-06] [F-71] an unanswered order of another station is everybody’s once it presses', async () => {
    const unanswered = anOrder({ easyId: '503', status: 'PENDING', items: [aDish()] });
    const { clock, pass } = await open([unanswered]);
    const at = (minutes: number) => new Date(clock.now() + minutes * 60_000).toISOString();
    Object.assign(unanswered, { answerFrom: at(-1), answerBy: at(9) });
    await pass(30_000);
    choose('Bar');
    expect(screen.queryByRole('article', { name: 'Order 503' })).toBeNull();
    await pass(4 * 60_000);
    expect(card('503').textContent).toContain('Adana dürüm');
    expect(within(card('503')).getByRole('button', { name: /^Accept/ })).toBeInstanceOf(
      HTMLElement,
    );
  });

  it('is not chosen where a venue has one station', async () => {
    const world = await openBoard([food]);
    await world.pass(1_000);
    expect(screen.queryByRole('radiogroup', { name: 'Station' })).toBeNull();
  });

  it('[KITCHEN-03] marks its part, which can be taken back', async () => {
    const { marks, pass } = await open([shared]);
    choose('Bar');
    fireEvent.click(within(card('501')).getByRole('button', { name: 'Ready' }));
    await pass(100);
    expect(marks).toEqual([{ orderId: shared.id, stationId: 'bar' }]);
    const ready = screen.getByRole('region', { name: /^Ready, 1/ });
    expect(ready.textContent).toContain('501');
    expect(within(ready).queryByRole('button', { name: 'Picked up' })).toBeNull();
    expect(ready.textContent).toContain('Your part is ready');
    fireEvent.click(screen.getByRole('button', { name: 'Undo, order 501' }));
    await pass(100);
    expect(marks.at(-1)).toEqual({ undo: { orderId: shared.id, stationId: 'bar' } });
  });

  it('[KITCHEN-03] the whole board shows how far each station is', async () => {
    await open([{ ...shared, readyStations: ['bar'] }, food]);
    expect(card('501').textContent).toContain('Bar ready');
    expect(card('501').textContent).toContain('Kitchen');
    // One station makes all of it: nobody has to be told which.
    expect(card('502').textContent).not.toContain('Kitchen');
  });

  it('[KITCHEN-04] all day counts what the station still has to make', async () => {
    await open([shared, { ...food, readyStations: [] }]);
    const most = () => screen.getByRole('button', { name: /^All day/ }).textContent;
    expect(most()).toContain('3 × Ayran');
    choose('Kitchen');
    expect(most()).toContain('2 × Adana');
  });
});
