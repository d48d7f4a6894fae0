import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openInvoiceDebt } from '../../checkout/invoice-account.ts';
import { openDocumentsWorld, type DocumentsWorld } from '../testing/documents-world.ts';
import { seedOrder } from '../testing/seed-order.ts';

const ACME = fixedId(950_001);
const TUESDAY = new Date('2026-11-10T11:00:00Z');

describe('a business customer of a marketplace, whose account lives in another company', () => {
  let world: DocumentsWorld;
  beforeAll(async () => {
    world = await openDocumentsWorld();
    const { db, ids, other } = world;
    await db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: ids.company })
      .where('companyId', '=', other.company)
      .execute();
    await db
      .insertInto('invoiceTargets')
      .values({ id: ACME, companyId: ids.company, name: 'Acme AB', email: 'bills@acme.example' })
      .execute();
    const { userId } = await world.seedUser(1, { email: 'ada@home.example' });
    const ordered = { createdAt: TUESDAY, invoiceTargetId: ACME, userId };
    await seedOrder(db, ids, 1, ordered);
    await seedOrder(db, other, 2, ordered);
  });
  afterAll(() => world.close());

  it('[D-03] [D-89] owes at all its companies together: the limit is lent once', async () => {
    const { db, ids, other } = world;
    expect(await openInvoiceDebt(db, ids.company, ACME)).toBe(7_800);
    expect(await openInvoiceDebt(db, other.company, ACME)).toBe(7_800);
  });

  it('[D-03] [D-89] [D-90] is billed where staff said, by each of them', async () => {
    world.setTime('2026-11-16T03:07:00Z');
    await world.jobs['issue-invoices']({});
    const invoices = await world.db.selectFrom('invoices').select(['companyId', 'buyer']).execute();
    expect(invoices).toHaveLength(2);
    for (const { buyer } of invoices)
      expect(buyer).toMatchObject({ name: 'Acme AB', email: 'bills@acme.example' });
    expect(await openInvoiceDebt(world.db, world.other.company, ACME)).toBe(7_800);
  });
});
