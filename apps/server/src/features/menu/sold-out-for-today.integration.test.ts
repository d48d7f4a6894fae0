import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { seedPaidOrder } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

describe('a dish that has run out for today', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    kitchen = await signInStaff(server, { ...member, number: 1 });
  });
  afterAll(() => server.close());

  const call = async <Answer>(text: string): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, {}, kitchen);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0]!;
  };
  const switchOff = (more: string) =>
    call(
      `mutation { setItemSoldOut(venueId: "${ids.venue}", itemId: "${ids.fries}", soldOut: true${more}) { success } }`,
    );
  type Line = { id: string; soldOut: boolean; soldOutUntil: string | null };
  const fries = async () => {
    const stock = await call<{ items: Line[] }>(
      `{ venueStock(venueId: "${ids.venue}") { items { id soldOut soldOutUntil } } }`,
    );
    return stock.items.find(({ id }) => id === ids.fries);
  };
  const canBeOrdered = async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    return (await phone.addFries()).refused.length === 0;
  };
  /** The server looks for what is due, and does it. */
  const look = async (at: string) => {
    server.setTime(at);
    await server.app.enqueueDueJobs();
    await server.runJobs();
  };

  it('[KITCHEN-18] [F-77] the card says which dish it is, so that it can be switched off', async () => {
    const { id } = await seedPaidOrder(server, ids);
    const board = await call<{ orders: { id: string; items: object[] }[] }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { id items { itemId title } } } }`,
    );
    expect(board.orders.find((order) => order.id === id)?.items).toEqual([
      { itemId: ids.fries, title: 'Fries' },
    ]);
  });

  it('[KITCHEN-18] [D-271] is there again on the venue’s next morning, by itself', async () => {
    await switchOff(', untilTomorrow: true');
    // Friday evening; five on Saturday morning in Stockholm.
    expect(await fries()).toMatchObject({
      soldOut: true,
      soldOutUntil: '2026-11-14T04:00:00.000Z',
    });
    expect(await canBeOrdered()).toBe(false);
    await look('2026-11-14T03:59:00Z');
    expect(await fries()).toMatchObject({ soldOut: true });
    await look('2026-11-14T04:00:00Z');
    expect(await fries()).toMatchObject({ soldOut: false, soldOutUntil: null });
    server.setTime(FRIDAY_EVENING);
    expect(await canBeOrdered()).toBe(true);
  });

  it('[KITCHEN-18] until switched on stays, and who switches it meanwhile has the last word', async () => {
    await switchOff(', untilTomorrow: true');
    await switchOff('');
    expect(await fries()).toMatchObject({ soldOut: true, soldOutUntil: null });
    await look('2026-11-14T04:00:00Z');
    expect(await fries()).toMatchObject({ soldOut: true });
    server.setTime(FRIDAY_EVENING);
    await call(
      `mutation { setStockCount(venueId: "${ids.venue}", itemId: "${ids.fries}", count: null) { success } }`,
    );
    expect(await fries()).toMatchObject({ soldOut: false, soldOutUntil: null });
  });
});
