import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { FRIES_PRICE, settle } from '../../testing/paid-order.ts';
import { signInGuest } from '../../testing/seed-guest.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

type Card = { id: string; guestName: string | null; hasPhone: boolean };

describe('[D-272] [F-72] how the kitchen reaches a guest', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  let neighbour: string;
  let guest: { userId: string; token: string };
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const otherVenue = fixedId(910_001);
    await server.db
      .insertInto('venues')
      .values({
        id: otherVenue,
        companyId: ids.company,
        name: 'Other',
        timeZone: 'Europe/Stockholm',
      })
      .execute();
    // As many fries as anybody wants.
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const { company: companyId } = ids;
    kitchen = await signInStaff(server, { companyId, venueIds: [ids.venue], number: 1 });
    neighbour = await signInStaff(server, { companyId, venueIds: [otherVenue], number: 2 });
    guest = await signInGuest(server, { number: 1, companyId });
  });
  afterAll(() => server.close());

  async function order(options: { name?: string; isMember?: boolean } = {}): Promise<string> {
    const token = options.isMember ? guest.token : undefined;
    const device: Parameters<typeof openGuestPhone>[0] = {
      now: server.now,
      origin: server.origin,
      guest: (text, variables) => server.guest(text, variables, token),
    };
    const phone = openGuestPhone(device, ids);
    await phone.create();
    if (options.isMember)
      await phone.put({ ...phone.base(), type: 'UPDATE_USER', userId: guest.userId });
    await phone.addFries();
    if (options.name !== undefined)
      await phone.put({ ...phone.base(), type: 'SET_GUEST_NAME', name: options.name });
    await server.shopper.pay(await openSessionOf(phone, FRIES_PRICE));
    await settle(server);
    const { id } = await server.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    return id;
  }
  const ask = <Answer>(text: string, token = kitchen) =>
    server.staff<Record<string, Answer>>(text, {}, token);
  const card = async (id: string) => {
    const board = await ask<{ orders: Card[] }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { id guestName hasPhone } } }`,
    );
    return board.data?.['venueBoard']?.orders.find((one) => one.id === id);
  };
  const reveal = (id: string, token = kitchen) =>
    ask<{ phone: string | null }>(
      `mutation { revealGuestPhone(orderId: "${id}") { phone } }`,
      token,
    );
  const looks = async () =>
    (
      await server.db
        .selectFrom('auditLog')
        .select(['subjectId', 'details'])
        .where('action', '=', 'revealGuestPhone')
        .execute()
    ).map(({ subjectId, details }) => ({ subjectId, details }));
  const search = async (name: string) =>
    (await ask<Card[]>(`{ ordersByName(venueId: "${ids.venue}", name: "${name}") { id } }`)).data?.[
      'ordersByName'
    ]?.map(({ id }) => id);

  it('[D-170] a guest without an account is called as they wish, in what a printer can print', async () => {
    const id = await order({ name: ' Zoë\u001bp \n K ' + 'x'.repeat(60) });
    expect((await card(id))?.guestName).toBe(`Zoëp K ${'x'.repeat(33)}`);
    expect(await card(id)).toMatchObject({ hasPhone: false });
    expect((await reveal(id)).data).toEqual({ revealGuestPhone: { phone: null } });
    expect(await card(await order())).toMatchObject({ guestName: null, hasPhone: false });
  });

  it('a guest with an account is called by first name and initial, whatever the cart says', async () => {
    const id = await order({ name: 'Somebody else', isMember: true });
    expect(await card(id)).toEqual({ id, guestName: 'Astrid L.', hasPhone: true });
  });

  it('the phone is behind a tap that is written down, while the order runs, for this venue’s staff', async () => {
    const id = await order({ isMember: true });
    expect((await reveal(id, neighbour)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await looks()).toEqual([]);
    expect((await reveal(id)).data).toEqual({ revealGuestPhone: { phone: '+46700000001' } });
    expect(await looks()).toEqual([{ subjectId: id, details: {} }]);
    await ask(`mutation { moveOrder(id: "${id}", version: 1, to: COMPLETED) { success } }`);
    expect(await card(id)).toMatchObject({ hasPhone: false });
    expect((await reveal(id)).data).toEqual({ revealGuestPhone: { phone: null } });
    expect(await looks()).toHaveLength(1);
  });

  it('is found by any part of the name, at this venue only, and never by one letter', async () => {
    const id = await order({ name: 'Ingrid %' });
    expect(await search('INGRI')).toEqual([id]);
    expect(await search('%')).toEqual([]);
    expect(await search('i')).toEqual([]);
    const elsewhere = await ask(
      `{ ordersByName(venueId: "${ids.venue}", name: "Ingrid") { id } }`,
      neighbour,
    );
    expect(elsewhere.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('the story of an order tells that a name was given, not which', async () => {
    const id = await order({ name: 'Persefone' });
    const story = JSON.stringify(
      await ask(`{ orderTimeline(orderId: "${id}") { entries { what details } } }`),
    );
    expect(story).toContain('SET_GUEST_NAME');
    expect(story).not.toContain('Persefone');
  });

  it('[D-145] a given name is gone after 30 days; one of an account goes with the account', async () => {
    const given = await order({ name: 'Ingrid' });
    const memberOrder = await order({ isMember: true });
    const namesOf = async () => [
      (await card(given))?.guestName,
      (await card(memberOrder))?.guestName,
    ];
    await server.app.jobs['forget-expired']({});
    expect(await namesOf()).toEqual(['Ingrid', 'Astrid L.']);
    await server.db
      .updateTable('orders')
      .set({ createdAt: new Date(server.now().subtract({ hours: 31 * 24 }).epochMilliseconds) })
      .execute();
    await server.app.jobs['forget-expired']({});
    expect(await namesOf()).toEqual([null, 'Astrid L.']);
    await server.db
      .updateTable('users')
      .set({ name: null, phone: null, deleted: true })
      .where('id', '=', guest.userId)
      .execute();
    expect(await namesOf()).toEqual([null, null]);
  });
});
