import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openInvoiceDebt } from '../../checkout/invoice-account.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openDocumentsWorld, type DocumentsWorld } from '../testing/documents-world.ts';
import { pdfText } from '../testing/pdf-text.ts';
import { seedOrder } from '../testing/seed-order.ts';

const ACME = fixedId(950_001);
const BETA = fixedId(950_002);
const TUESDAY = new Date('2026-11-10T11:00:00Z');
const MONDAY_MORNING = '2026-11-16T03:07:00Z';

describe('Monday invoices', () => {
  let world: DocumentsWorld;
  beforeEach(async () => {
    world = await openDocumentsWorld();
    world.setTime(MONDAY_MORNING);
    await world.db
      .insertInto('invoiceTargets')
      .values([
        {
          id: ACME,
          companyId: world.ids.company,
          name: 'Acme İnşaat A.Ş.',
          email: 'bills@acme.example',
          city: 'Malmö',
          language: 'tr',
        },
        { id: BETA, companyId: world.ids.company, name: 'Beta AB', email: 'beta@beta.example' },
      ])
      .execute();
  });
  afterEach(() => world.close());

  const order = (
    number: number,
    targetId: string | null,
    fields: Parameters<typeof seedOrder>[3] = {},
  ) =>
    seedOrder(world.db, world.ids, number, {
      createdAt: TUESDAY,
      invoiceTargetId: targetId,
      ...fields,
    });
  const issue = () => world.jobs['issue-invoices']({});
  const invoices = () => world.db.selectFrom('invoices').selectAll().orderBy('number').execute();
  const billed = async () =>
    (
      await world.db
        .selectFrom('orders')
        .select('easyId')
        .where('invoiceId', 'is not', null)
        .orderBy('easyId')
        .execute()
    ).map(({ easyId }) => easyId);

  it('[PAY-44] [D-90] bundles a target’s week, with 30 days to pay and VAT per rate', async () => {
    await order(1, ACME, {
      tip: 500,
      dishes: [
        { title: 'Soup', amount: 10_005, vat: 12 },
        { title: 'Soup', amount: 10_005, vat: 12 },
        { title: 'Beer', amount: 7_800, vat: 25, discount: 300 },
      ],
    });
    await order(2, ACME);
    await order(3, BETA);
    await order(4, null);
    await issue();
    expect(await invoices()).toMatchObject([
      {
        number: 1,
        targetId: ACME,
        periodStart: '2026-11-09',
        periodEnd: '2026-11-15',
        issuedOn: '2026-11-16',
        dueOn: '2026-12-16',
        currency: 'SEK',
        language: 'tr',
        total: 31_910,
        totalVat: 4_424,
        vat: [
          { rate: 12, amount: 2_144, net: 17_866 },
          { rate: 25, amount: 2_280, net: 9_120 },
        ],
        seller: { name: 'Company 1', street: 'Kajgatan 1' },
        buyer: { name: 'Acme İnşaat A.Ş.', city: 'Malmö' },
      },
      { number: 2, targetId: BETA, language: 'se', total: 3_900 },
    ]);
    const lines = await world.db
      .selectFrom('invoiceLines')
      .innerJoin('invoices', 'invoices.id', 'invoiceLines.invoiceId')
      .select(['title', 'quantity', 'vatRate', 'amount'])
      .where('number', '=', 1)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { title: 'Soup', quantity: 2, vatRate: 12, amount: 20_010 },
      { title: 'Beer', quantity: 1, vatRate: 25, amount: 7_500 },
      { title: 'Bahşiş', quantity: 1, vatRate: null, amount: 500 },
      { title: 'Fries', quantity: 1, vatRate: 25, amount: 3_900 },
    ]);
    expect(await billed()).toEqual(['1', '2', '3']);
  });

  it('[D-90] a second run changes nothing, also one at the same moment', async () => {
    await order(1, ACME);
    await Promise.all([issue(), issue(), issue()]);
    await issue();
    expect(await invoices()).toHaveLength(1);
    await order(2, ACME);
    world.setTime('2026-11-18T12:07:00Z');
    await issue();
    expect(await billed()).toEqual(['1']);
  });

  it('[D-90] numbers run on from week to week without a gap, each company its own', async () => {
    await order(1, ACME);
    await order(2, BETA);
    await seedOrder(world.db, world.other, 3, { createdAt: TUESDAY, invoiceTargetId: ACME });
    await issue();
    await order(4, ACME, { createdAt: new Date('2026-11-17T11:00:00Z') });
    world.setTime('2026-11-23T03:07:00Z');
    await issue();
    const numbers = (companyId: string) =>
      world.db
        .selectFrom('invoices')
        .select(['number', 'periodStart'])
        .where('companyId', '=', companyId)
        .orderBy('number')
        .execute();
    expect(await numbers(world.ids.company)).toEqual([
      { number: 1, periodStart: '2026-11-09' },
      { number: 2, periodStart: '2026-11-09' },
      { number: 3, periodStart: '2026-11-16' },
    ]);
    expect(await numbers(world.other.company)).toEqual([{ number: 1, periodStart: '2026-11-09' }]);
  });

  it('[D-90] a run that fails leaves no number behind, and stops no other company', async () => {
    await order(1, ACME);
    await order(2, BETA);
    // An order whose week cannot be written: its invoice would have no line.
    await world.db.deleteFrom('orderItems').where('orderId', '=', fixedId(700_002)).execute();
    await seedOrder(world.db, world.other, 3, { createdAt: TUESDAY, invoiceTargetId: ACME });
    await expect(issue()).rejects.toThrow('Some companies could not be billed');
    expect(await invoices()).toMatchObject([{ companyId: world.other.company, number: 1 }]);
    await world.db.deleteFrom('payments').where('orderId', '=', fixedId(700_002)).execute();
    await world.db.deleteFrom('orders').where('id', '=', fixedId(700_002)).execute();
    await issue();
    expect((await invoices()).map(({ number }) => number)).toEqual([1, 1]);
  });

  it('[D-90] [D-19] waits for the company’s own Monday and takes its own Sunday', async () => {
    // 23:30 on Sunday in Stockholm, and half an hour into Monday.
    await order(1, ACME, { createdAt: new Date('2026-11-15T22:30:00Z') });
    await order(2, ACME, { createdAt: new Date('2026-11-15T23:30:00Z') });
    world.setTime('2026-11-16T02:07:00Z');
    await issue();
    expect(await billed()).toEqual([]);
    world.setTime(MONDAY_MORNING);
    await issue();
    expect(await billed()).toEqual(['1']);
  });

  it('[D-91] bills what was handed over; the rest comes next week or never', async () => {
    await order(1, ACME, { status: 'COMPLETED' });
    await order(2, ACME, { status: 'ACCEPTED' });
    await order(3, ACME, { status: 'REJECTED' });
    await issue();
    expect(await billed()).toEqual(['1']);
    await world.db
      .updateTable('orders')
      .set({ status: 'COMPLETED' })
      .where('easyId', '=', '2')
      .execute();
    world.setTime('2026-11-23T03:07:00Z');
    await issue();
    expect(await billed()).toEqual(['1', '2']);
  });

  it('[D-90] [D-148] mails the document once, and keeps it as it was', async () => {
    await order(1, ACME);
    await issue();
    await world.runJobs();
    const [mail, ...more] = world.inbox.list();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'bills@acme.example', from: 'Company 1' });
    expect(mail?.subject).toBe('Company 1 faturası 1');
    expect(mail?.text).toContain('[Fatura 1.pdf');
    const [invoice] = await invoices();
    const key = { companyId: world.ids.company, invoiceId: invoice?.id ?? '' };
    await world.jobs['send-invoice'](key);
    expect(world.inbox.list()).toHaveLength(1);
    const { pdf } = await world.db
      .selectFrom('invoiceDocuments')
      .select('pdf')
      .executeTakeFirstOrThrow();
    expect(pdfText(pdf).join('\n')).toContain('Acme İnşaat A.Ş.');
  });

  it("[D-138] another company's job finds no invoice to send", async () => {
    await order(1, ACME);
    await issue();
    const [invoice] = await invoices();
    await world.jobs['send-invoice']({
      companyId: world.other.company,
      invoiceId: invoice?.id ?? '',
    });
    expect(world.inbox.list()).toEqual([]);
  });

  it('[D-89] a target without an address of its own is billed by its guest’s name', async () => {
    const target = fixedId(950_009);
    const { userId } = await world.seedUser(1, { email: 'ada@example.test', language: 'en' });
    await order(1, target, { userId });
    await issue();
    await world.runJobs();
    expect((await invoices())[0]?.buyer).toMatchObject({ name: 'Ada Lovelace' });
    expect(world.inbox.list()[0]).toMatchObject({
      to: 'ada@example.test',
      subject: 'Invoice 1 from Company 1',
    });
  });

  it('[D-89] debt is what is unpaid and what is not billed yet, and nothing rejected', async () => {
    const debt = () => openInvoiceDebt(world.db, world.ids.company, ACME);
    expect(await debt()).toBe(0);
    await order(1, ACME);
    await order(2, ACME, { status: 'PENDING' });
    await order(3, ACME, { status: 'REJECTED' });
    await order(4, BETA);
    await seedOrder(world.db, world.other, 5, { invoiceTargetId: ACME });
    expect(await debt()).toBe(7_800);
    await issue();
    expect(await debt()).toBe(7_800);
    await world.db.updateTable('invoices').set({ paidAt: TUESDAY }).execute();
    expect(await debt()).toBe(3_900);
  });
});
