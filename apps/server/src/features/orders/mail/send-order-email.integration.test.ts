import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openDocumentsWorld, type DocumentsWorld } from '../testing/documents-world.ts';
import { seedOrder } from '../testing/seed-order.ts';

const EMAIL = 'ada@example.test';

describe('sendOrderEmail', () => {
  let world: DocumentsWorld;
  let orders = 0;
  beforeAll(async () => {
    world = await openDocumentsWorld();
  });
  afterAll(() => world.close());

  const anOrder = (fields: Parameters<typeof seedOrder>[3] = {}) =>
    seedOrder(world.db, world.ids, (orders += 1), fields);
  const mailsTo = (email: string) => world.inbox.list().filter(({ to }) => to === email);
  const rowsOf = (orderId: string) =>
    world.db.selectFrom('receiptMails').selectAll().where('orderId', '=', orderId).execute();

  it('[API-39] [ORDER-28] [D-98] sends the receipt to the address a guest gives', async () => {
    const orderId = await anOrder();
    expect(await world.send({ orderId, email: EMAIL })).toEqual({
      success: true,
      error: null,
      message: null,
    });
    expect(mailsTo(EMAIL)).toHaveLength(0);
    await world.runJobs();
    const [mail] = mailsTo(EMAIL);
    expect(mail).toMatchObject({ kind: 'EMAIL', from: 'Company 1' });
    expect(mail?.subject).toBe(`Ditt kvitto från Harbour, order ${orders}`);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toMatch(/1 x Fries +39,00 kr/);
    expect(mail?.html).toContain('varav moms 25 %');
  });

  it('[D-96] forgets the address once the mail is out, and a second run sends nothing', async () => {
    const orderId = await anOrder();
    await world.send({ orderId, email: 'once@example.test' });
    await world.runJobs();
    const [row] = await rowsOf(orderId);
    expect(row).toMatchObject({ email: null, sentAt: new Date('2026-11-13T18:30:00Z') });
    await world.jobs['send-receipt']({ companyId: world.ids.company, mailId: row?.id ?? '' });
    expect(mailsTo('once@example.test')).toHaveLength(1);
  });

  it('[D-96] [D-145] an address that could not be used for a day is forgotten too', async () => {
    const orderId = await anOrder();
    await world.send({ orderId, email: 'late@example.test' });
    world.setTime('2026-11-14T18:31:00Z');
    await world.runJobs();
    world.setTime('2026-11-13T18:30:00Z');
    expect(await rowsOf(orderId)).toMatchObject([{ email: null, sentAt: null }]);
    expect(mailsTo('late@example.test')).toEqual([]);
  });

  it('[D-98] [D-148] uses the account’s address and language when none is given', async () => {
    const viewer = await world.seedUser(1, { email: 'account@example.test', language: 'tr' });
    const orderId = await anOrder({ userId: viewer.userId });
    expect(await world.send({ orderId }, { viewer })).toMatchObject({ success: true });
    await world.runJobs();
    expect(mailsTo('account@example.test')[0]?.text).toContain('Sipariş numarası');
  });

  it('[D-148] the language of the app counts before the account’s', async () => {
    const viewer = await world.seedUser(2, { email: 'es@example.test', language: 'tr' });
    const orderId = await anOrder({ userId: viewer.userId });
    await world.send({ orderId }, { viewer, language: 'es' });
    await world.runJobs();
    expect(mailsTo('es@example.test')[0]?.text).toContain('Número de pedido');
  });

  it.each([
    ['[D-98] an anonymous caller without an address', undefined],
    ['[ORDER-26] an empty one', ''],
    ['[ORDER-27] one that is none', 'ada at example'],
    ['[D-98] two at once', 'a@example.test, b@example.test'],
    ['[D-98] one with a header in it', 'a@example.test\nBcc: b@example.test'],
  ])('%s is refused', async (_who, email) => {
    const orderId = await anOrder();
    const variables = email === undefined ? { orderId } : { orderId, email };
    expect(await world.send(variables)).toMatchObject({ success: false, error: 'BAD_USER_INPUT' });
    expect(await rowsOf(orderId)).toEqual([]);
  });

  it('[D-98] a user without an address must give one', async () => {
    const viewer = await world.seedUser(3);
    const orderId = await anOrder({ userId: viewer.userId });
    expect(await world.send({ orderId }, { viewer })).toMatchObject({ error: 'BAD_USER_INPUT' });
  });

  it('[D-106] who has not proved the phone has no address of their own yet', async () => {
    const { userId, companyId } = await world.seedUser(4, { email: 'not-yet@example.test' });
    const orderId = await anOrder({ userId });
    const viewer = { kind: 'UNACTIVATED', userId, companyId } as const;
    expect(await world.send({ orderId }, { viewer })).toMatchObject({ error: 'BAD_USER_INPUT' });
  });

  it('[D-98] three times an hour and no more, also when all come at once', async () => {
    const orderId = await anOrder();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map(() => world.send({ orderId, email: EMAIL })),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(answers.filter(({ error }) => error === 'RATE_LIMITED')).toHaveLength(2);
    const another = await anOrder();
    expect(await world.send({ orderId: another, email: EMAIL })).toMatchObject({ success: true });
    world.setTime('2026-11-13T19:30:00Z');
    expect(await world.send({ orderId, email: EMAIL })).toMatchObject({ success: true });
    world.setTime('2026-11-13T18:30:00Z');
  });

  it('[D-98] three times an hour however its number is written', async () => {
    const orderId = await anOrder();
    const spellings = [
      orderId,
      `{${orderId}}`,
      orderId.replaceAll('-', ''),
      `{${orderId.replaceAll('-', '')}}`,
    ];
    const answers = await Promise.all(
      [...spellings, ...spellings].map((spelling) =>
        world.send({ orderId: spelling, email: 'ada@example.test' }),
      ),
    );
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
  });

  it('[ORDER-25] a rejected order has no receipt', async () => {
    const orderId = await anOrder({ status: 'REJECTED', rejectReason: 'CLOSING_SOON' });
    expect(await world.send({ orderId, email: EMAIL })).toMatchObject({
      success: false,
      error: 'BAD_USER_INPUT',
    });
  });

  it('[D-96] an order nobody knows is not found', async () => {
    expect(await world.send({ orderId: fixedId(1), email: EMAIL })).toMatchObject({
      success: false,
      error: 'NOT_FOUND',
    });
  });

  it('[D-138] a receipt comes from the company that sold it, and its job reads no other', async () => {
    const orderId = await seedOrder(world.db, world.other, 900);
    await world.send({ orderId, email: 'two@example.test' });
    const [row] = await rowsOf(orderId);
    await world.jobs['send-receipt']({ companyId: world.ids.company, mailId: row?.id ?? '' });
    expect(mailsTo('two@example.test')).toEqual([]);
    await world.runJobs();
    expect(mailsTo('two@example.test')[0]?.from).toBe('Company 2');
  });
});

it('[D-98] a server without mail says so instead of promising', async () => {
  const world = await openDocumentsWorld({ DEMO: 'false' });
  const orderId = await seedOrder(world.db, world.ids, 1);
  expect(await world.send({ orderId, email: EMAIL })).toMatchObject({
    success: false,
    error: 'NOT_IMPLEMENTED',
  });
  await world.close();
});
