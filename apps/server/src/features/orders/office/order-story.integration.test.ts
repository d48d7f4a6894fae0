import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../../testing/guest-orders.ts';
import { openKitchen } from '../../../testing/model/model-kitchen.ts';
import { openMoneyWorld, type MoneyWorld } from '../../../testing/money-world.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';

const FRIES = 3_900;
type Entry = { at: string; source: string; what: string; amount: number | null; details: object };

describe('the story of an order in the office', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let orderId: string;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1);
    const kitchen = await openKitchen(world, ids);
    const [companyId, venueIds] = [ids.company, [ids.venue]];
    tokens['owner'] = await signInStaff(world, {
      number: 101,
      companyId,
      venueIds,
      role: 'COMPANY_ADMIN',
    });
    const phone = openGuestPhone(world, ids);
    await phone.create();
    await phone.addFries(2);
    world.advance(1);
    await world.shopper.pay(await openSessionOf(phone, 2 * FRIES));
    await deliver();
    ({ id: orderId } = await world.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow());
    world.advance(1);
    await kitchen.move(0, 'ACCEPTED');
    world.advance(1);
    await world.runJobs();
    await deliver();
    const { userId } = await signInGuest(world, { number: 7, companyId });
    await world.db.updateTable('users').set({ email: 'astrid@example.test' }).execute();
    await world.db.updateTable('orders').set({ userId }).where('id', '=', orderId).execute();
  });
  afterAll(() => world.close());

  const deliver = async () => {
    await world.simulator.control.flush();
    await world.runJobs();
  };
  const resend = async (email: string, token = tokens['owner'], order = orderId) => {
    const { data, errors } = await world.staff<{
      resendReceipt: { success: boolean; error: string | null; field: string | null };
    }>(
      `mutation ($orderId: ID!, $email: String!) {
        resendReceipt(orderId: $orderId, email: $email) { success error field } }`,
      { orderId: order, email },
      token,
    );
    return data?.resendReceipt ?? { error: errors?.[0]?.extensions?.['code'] };
  };
  const story = async (token = tokens['owner']) => {
    const { data, errors } = await world.staff<{ orderTimeline: { entries: Entry[] } }>(
      `{ orderTimeline(orderId: "${orderId}") { entries { at source what amount details } } }`,
      {},
      token,
    );
    return data?.orderTimeline.entries ?? String(errors?.[0]?.extensions?.['code']);
  };
  const lines = async () =>
    ((await story()) as Entry[]).map(({ source, what }) => `${source} ${what}`);

  it('[MONEY-06] [MONEY-07] an order that was paid, accepted, mailed and refunded is told whole, oldest first, without its guest', async () => {
    expect(await resend('guest@example.test')).toMatchObject({ success: true, error: null });
    expect(await lines()).toContain('JOB send-receipt');
    world.advance(1);
    await world.runJobs();
    world.advance(1);
    const { data } = await world.staff<{ refundOrder: { error: string | null } }>(
      `mutation { refundOrder(id: "${randomUUID()}", orderId: "${orderId}", amount: 700, reason: LATE) { error } }`,
      {},
      tokens['owner'],
    );
    expect(data?.refundOrder.error).toBeNull();
    world.advance(1);
    await world.runJobs();
    await deliver();
    const entries = (await story()) as Entry[];
    const order = entries.map(({ source, what }) => `${source} ${what}`);
    const places = [
      'CART CREATE_CART',
      'SESSION OPENED',
      'LEDGER AUTHORISED',
      'KITCHEN ACCEPTED',
      'LEDGER CAPTURED',
      'MAIL RECEIPT_ASKED',
      'MAIL RECEIPT_SENT',
      'REFUND LATE',
      'MAIL REFUND_SENT',
    ].map((line) => order.indexOf(line));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(order).toEqual(expect.arrayContaining(['NOTICE CAPTURED', 'LEDGER REFUNDED']));
    const times = entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(entries.find(({ source }) => source === 'REFUND')).toMatchObject({
      amount: 700,
      details: { staffName: 'Kim', tip: 0 },
    });
    expect(JSON.stringify(entries)).not.toMatch(/example\.test|\+46|Astrid/);
  });

  it('[MONEY-06] work that failed says so, and never in the words of a mail server', async () => {
    await world.db
      .insertInto('receiptMails')
      .values({
        id: randomUUID(),
        companyId: ids.company,
        orderId,
        email: null,
        language: 'en',
        requestedAt: new Date(world.now().subtract({ hours: 30 }).epochMilliseconds),
      })
      .execute();
    expect(await lines()).toContain('MAIL RECEIPT_NOT_SENT');
  });

  it('[MONEY-06] is for the venue’s people, managers of it and accountants, and for nobody of another company', async () => {
    const other = await seedOpenShop(world.db, 2);
    const sign = (
      number: number,
      role: 'ACCOUNTANT' | 'COMPANY_ADMIN' | 'VENUE_MANAGER',
      of = ids,
    ) =>
      signInStaff(world, {
        number,
        companyId: of.company,
        venueIds: role === 'VENUE_MANAGER' ? [of.venue] : [],
        role,
      });
    expect(await story(await sign(110, 'ACCOUNTANT'))).not.toHaveLength(0);
    expect(Array.isArray(await story(await sign(111, 'VENUE_MANAGER')))).toBe(true);
    for (const [number, role] of [
      [112, 'ACCOUNTANT'],
      [113, 'COMPANY_ADMIN'],
      [114, 'VENUE_MANAGER'],
    ] as const)
      expect(await story(await sign(number, role, other))).toBe('FORBIDDEN');
  });

  it('[MONEY-07] [D-98] three an order and hour, to an address that is one, kept in the log without it', async () => {
    expect(await resend('no address')).toMatchObject({ error: 'FIELD_INVALID', field: 'email' });
    expect(await resend('one@example.test')).toMatchObject({ success: true });
    expect(await resend('two@example.test')).toMatchObject({ success: true });
    expect(await resend('three@example.test')).toMatchObject({ error: 'RECEIPT_TOO_OFTEN' });
    world.advance(61);
    expect(await resend('three@example.test')).toMatchObject({ success: true });
    await world.runJobs();
    const inbox = await (await fetch(`${world.origin}/dev/inbox`)).text();
    expect(inbox).toContain('three@example.test');
    const log = await world.db
      .selectFrom('auditLog')
      .select(['details', 'subjectId'])
      .where('action', '=', 'resendReceipt')
      .execute();
    expect(log).toHaveLength(4);
    expect(JSON.stringify(log)).not.toContain('@');
    const other = await seedOpenShop(world.db, 3);
    const [companyId, venueIds] = [other.company, [other.venue]];
    const stranger = await signInStaff(world, {
      number: 120,
      companyId,
      venueIds,
      role: 'COMPANY_ADMIN',
    });
    expect(await resend('x@example.test', stranger)).toEqual({ error: 'NOT_FOUND' });
  });
});
