import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../shared/testing/native-dialog.ts';
import { openDeviceMemory } from '../../shared/storage/device-memory.ts';
import { anOrder, minutesFromNoon, NOON } from './testing/board-orders.ts';
import { POLL_MS } from './board-watch.ts';
import { openBoard } from './testing/open-board.tsx';
import { RING_EVERY_MS } from './use-order-bell.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const fresh = (easyId: string) =>
  anOrder({ easyId, createdAt: NOON, answerBy: minutesFromNoon(10) });
const card = (number: string) => screen.getByRole('article', { name: `Order ${number}` });
const tap = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const putAside = (number: string) =>
  tap(
    within(card(number)).getByRole('button', {
      name: `Later: order ${number} rings again in 2 minutes`,
    }),
  );

describe('orders that nobody answers', () => {
  it('[KITCHEN-06] [F-71] ring when the page is opened too, and no tap anywhere silences them', async () => {
    const { rings, pass } = await openBoard([fresh('418')]);
    expect(rings).toEqual(['ORDER']);
    await tap(document.body);
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Tab' }));
    await pass(2 * RING_EVERY_MS.ORDER);
    expect(rings).toEqual(['ORDER', 'ORDER', 'ORDER']);
    expect(within(card('418')).getByText('New')).toBeInstanceOf(HTMLElement);
  });

  it('[KITCHEN-06] [D-267] [F-71] each is put aside by name, once and for two minutes; the others ring on', async () => {
    const { rings, pass } = await openBoard([fresh('418'), fresh('419')]);
    await putAside('418');
    await pass(RING_EVERY_MS.ORDER);
    expect(rings).toHaveLength(2);
    await putAside('419');
    expect(within(card('418')).getByText('Put aside')).toBeInstanceOf(HTMLElement);
    await pass(100_000);
    expect(rings).toHaveLength(2);
    await pass(20_000);
    expect(rings.length).toBeGreaterThan(2);
    expect(screen.queryByText('Put aside')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Later/ })).toBeNull();
    await pass(7 * 60_000);
    expect(rings.at(-1)).toBe('URGENT');
  });

  it('[KITCHEN-06] [D-267] [F-71] is not put aside where it would not ring again before it is lost', async () => {
    const { pass } = await openBoard([fresh('418')]);
    await pass(7 * 60_000 + 59_000);
    expect(within(card('418')).getByRole('button', { name: /^Later/ })).toBeInstanceOf(HTMLElement);
    await pass(1_000);
    expect(within(card('418')).queryByRole('button', { name: /^Later/ })).toBeNull();
  });

  it('[KITCHEN-06] [F-71] what was put aside stays aside after a reload', async () => {
    const storage = new Map<string, string>();
    const memory = openDeviceMemory({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    });
    const remember = (services: { memory: typeof memory }) => {
      services.memory = memory;
    };
    await openBoard([fresh('418')], {}, remember);
    await putAside('418');
    cleanup();
    const { rings, pass } = await openBoard([fresh('418')], {}, remember);
    await pass(60_000);
    expect(rings).toEqual([]);
    expect(screen.queryByRole('button', { name: /^Later/ })).toBeNull();
    await pass(60_000);
    expect(rings).toEqual(['ORDER']);
  });

  it('[KITCHEN-05] [D-267] [F-70] count down to the last minute, change colour and ring harder', async () => {
    const { rings, pass } = await openBoard([fresh('418')]);
    const colour = () => card('418').className;
    const calm = colour();
    expect(within(card('418')).queryByText(/Answer within/)).toBeNull();
    await pass(5 * 60_000);
    const hurried = colour();
    expect(hurried).not.toBe(calm);
    expect(card('418').textContent).toMatch(/Answer within 5:00/);
    expect(rings.at(-1)).toBe('ORDER');
    await pass(2.5 * 60_000 - 1_000);
    expect(colour()).toBe(hurried);
    await pass(1_000);
    expect(colour()).not.toBe(hurried);
    expect(card('418').textContent).toMatch(/Answer within 2:30/);
    rings.length = 0;
    await pass(9_000);
    expect(rings).toEqual(['URGENT', 'URGENT', 'URGENT']);
  });

  it('[KITCHEN-05] [D-267] [F-70] of one that came at night the time begins with the opening', async () => {
    const { pass } = await openBoard([
      anOrder({
        createdAt: minutesFromNoon(-600),
        answerFrom: minutesFromNoon(0),
        answerBy: minutesFromNoon(10),
      }),
    ]);
    expect(card('418').textContent).not.toMatch(/Answer within/);
    await pass(5 * 60_000);
    expect(card('418').textContent).toMatch(/Answer within 5:00/);
  });

  it('[KITCHEN-05] [F-70] what was lost is said in a bar that stays until it is read, with its sum', async () => {
    const lost = (easyId: string) =>
      anOrder({ easyId, status: 'REJECTED', rejectReason: 'NO_RESPONSE', answerBy: null });
    const { pass } = await openBoard([
      lost('401'),
      lost('402'),
      anOrder({ easyId: '403', status: 'REJECTED', rejectReason: 'CLOSING_SOON', answerBy: null }),
    ]);
    const bar = screen.getByRole('alert');
    expect(bar.textContent).toContain('2 orders were rejected because nobody answered');
    expect(bar.textContent).toMatch(/534\skr lost: 401, 402/);
    await pass(3_600_000);
    expect(screen.getByRole('alert')).toBe(bar);
    await tap(screen.getByRole('button', { name: 'Understood' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[KITCHEN-05] [D-321] [F-70] reading about one restaurant’s losses says nothing of another’s on the same tablet', async () => {
    const storage = new Map<string, string>();
    const memory = openDeviceMemory({
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    });
    const remember = (services: { memory: typeof memory }) => {
      services.memory = memory;
    };
    const lost = anOrder({ status: 'REJECTED', rejectReason: 'NO_RESPONSE', answerBy: null });
    await openBoard([lost], {}, remember);
    await tap(screen.getByRole('button', { name: 'Understood' }));
    cleanup();
    await openBoard([lost], {}, remember, 'venue-2');
    expect(screen.getByRole('alert').textContent).toContain('1 order was rejected');
    await tap(screen.getByRole('button', { name: 'Understood' }));
    cleanup();
    for (const venueId of ['venue-1', 'venue-2']) {
      await openBoard([lost], {}, remember, venueId);
      expect(screen.queryByRole('alert')).toBeNull();
      cleanup();
    }
  });

  it('[KITCHEN-05] [D-321] [F-70] of the day before they stand in the bar, and not among what is done today', async () => {
    const ended = (easyId: string, movedAt: string) =>
      anOrder({ easyId, status: 'REJECTED', rejectReason: 'NO_RESPONSE', answerBy: null, movedAt });
    await openBoard([
      // The evening before, and just after midnight, in Stockholm.
      ended('401', '2026-03-01T22:55:00Z'),
      ended('402', '2026-03-01T23:05:00Z'),
    ]);
    expect(screen.getByRole('alert').textContent).toMatch(/401, 402/);
    expect(screen.getByRole('button', { name: /Done today/ }).textContent).toBe('Done today1');
  });

  it('[KITCHEN-07] [D-267] [F-71] a lost connection rings too, and stops when it is back', async () => {
    const { rings, pass, kitchen, wires } = await openBoard([]);
    kitchen.isDown = true;
    await act(async () => wires.last().hangUp());
    await pass(40_000);
    expect(rings.length).toBeGreaterThan(1);
    expect(new Set(rings)).toEqual(new Set(['OFFLINE']));
    expect(screen.getByText(/^Offline \d:\d\d\./)).toBeInstanceOf(HTMLElement);
    // What came meanwhile rings when it is back, and nothing else does any more.
    kitchen.orders = [fresh('418')];
    kitchen.isDown = false;
    await pass(POLL_MS);
    rings.length = 0;
    await pass(3 * RING_EVERY_MS.ORDER);
    expect(rings).toEqual(['ORDER', 'ORDER', 'ORDER']);
    expect(card('418')).toBeInstanceOf(HTMLElement);
  });

  it('[KITCHEN-06] [F-71] the tab carries how many wait, in its title and its icon', async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href = 'https://kitchen.example/icon.svg';
    document.head.append(icon);
    const moved = { ...fresh('418'), status: 'ACCEPTED', version: 2 };
    const { unmount } = await openBoard([fresh('418'), fresh('419')], {
      MoveOrder: () => ({ moveOrder: { success: true, error: null, order: moved } }),
    });
    expect(document.title).toBe('(2) Order board');
    expect(decodeURIComponent(icon.href)).toContain('>2</text>');
    const accept = within(card('418')).getByRole('button', { name: /^Accept/ });
    await tap(accept);
    expect(document.title).toBe('(1) Order board');
    unmount();
    expect(document.title).toBe('Order board');
    expect(icon.href).toBe('https://kitchen.example/icon.svg');
    icon.remove();
  });
});
