import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { seedOrder } from './testing/seed-order.ts';

const FOLLOW = `mutation ($orderId: ID!, $token: String!) {
  addOrderDeviceToken(orderId: $orderId, operatingSystem: WEB, token: $token) { success message } }`;

/** What the tests of the single papers try in every corner, once more at the endpoint and in the server's own jobs. */
describe('papers and news of an order, at the endpoint', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, { company: { defaultLanguage: 'se' } });
  });
  afterAll(() => server.close());

  const inbox = async () =>
    (await server.app.http.inject('/dev/inbox.json')).json<
      { kind: string; to: string; subject?: string; text: string }[]
    >();
  const subscription = (number: number) =>
    JSON.stringify({
      endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${number}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    });

  it('[API-39] sends the receipt to the address a guest gives, once its job has run', async () => {
    const orderId = await seedOrder(server.db, ids, 1);
    const send = (variables: object) =>
      server.guest(
        `mutation ($orderId: ID!, $email: String) {
          sendOrderEmail(orderId: $orderId, email: $email) { success error message } }`,
        variables,
      );
    expect(await send({ orderId, email: 'ada@example.test' })).toEqual({
      data: { sendOrderEmail: { success: true, error: null, message: null } },
    });
    await server.runJobs();
    const mails = (await inbox()).filter(({ to }) => to === 'ada@example.test');
    expect(mails).toMatchObject([{ kind: 'EMAIL', subject: 'Ditt kvitto från Harbour, order 1' }]);
    // Nobody's address, and none given: nothing is sent.
    expect((await send({ orderId })).data).toMatchObject({ sendOrderEmail: { success: false } });
  });

  it('[PAY-44] on Monday the week’s orders on account are one invoice, with 30 days to pay', async () => {
    const targetId = fixedId(950_001);
    await server.db
      .insertInto('invoiceTargets')
      .values({
        id: targetId,
        companyId: ids.company,
        name: 'Acme AB',
        email: 'bills@acme.example',
      })
      .execute();
    const createdAt = new Date('2026-11-10T11:00:00Z');
    for (const number of [2, 3])
      await seedOrder(server.db, ids, number, { createdAt, invoiceTargetId: targetId });
    server.setTime('2026-11-16T03:07:00Z');
    await server.app.jobs['issue-invoices']({});
    await server.runJobs();
    const invoices = await server.db
      .selectFrom('invoices')
      .select(['number', 'periodStart', 'periodEnd', 'issuedOn', 'dueOn', 'total'])
      .execute();
    expect(invoices).toEqual([
      {
        number: 1,
        periodStart: '2026-11-09',
        periodEnd: '2026-11-15',
        issuedOn: '2026-11-16',
        dueOn: '2026-12-16',
        total: 7_800,
      },
    ]);
    expect((await inbox()).filter(({ to }) => to === 'bills@acme.example')).toHaveLength(1);
  });

  it('[D-201] a guest without an account follows one order: eight devices, no order of somebody else’s, none that is over', async () => {
    const orderId = await seedOrder(server.db, ids, 4, { status: 'PENDING' });
    const follow = async (id: string, number: number) => {
      const { data, errors } = await server.guest<{ addOrderDeviceToken: { success: boolean } }>(
        FOLLOW,
        { orderId: id, token: subscription(number) },
      );
      return errors?.[0]?.extensions.code ?? data?.addOrderDeviceToken.success;
    };
    for (let number = 1; number <= 8; number += 1) expect(await follow(orderId, number)).toBe(true);
    expect(await follow(orderId, 9)).toBe(false);
    const userId = fixedId(800_001);
    await server.db
      .insertInto('users')
      .values({ id: userId, companyId: ids.company, easyId: '1', activated: true })
      .execute();
    const theirs = await seedOrder(server.db, ids, 5, { status: 'PENDING', userId });
    expect(await follow(theirs, 10)).toBe('FORBIDDEN');
    const over = await seedOrder(server.db, ids, 6, { status: 'REJECTED' });
    expect(await follow(over, 11)).toBe(false);
    expect(await follow(fixedId(404), 12)).toBe('NOT_FOUND');
  });
});
