import type { Database } from '../platform/database/database.ts';
import { fixedId } from './fixed-id.ts';

/** The company's first invoice, to a customer of the given name. */
export async function seedInvoice(
  db: Database,
  companyId: string,
  id: string,
  buyerName = 'Acme',
): Promise<void> {
  const party = { organizationId: null, email: null, street: null, zip: null, city: null };
  await db
    .insertInto('invoices')
    .values({
      id,
      companyId,
      targetId: fixedId(940_001),
      number: 1,
      periodStart: '2026-11-02',
      periodEnd: '2026-11-08',
      issuedOn: '2026-11-09',
      dueOn: '2026-12-09',
      currency: 'SEK',
      language: 'se',
      seller: JSON.stringify({ ...party, name: 'Seller' }),
      buyer: JSON.stringify({ ...party, name: buyerName }),
      vat: JSON.stringify([]),
      total: 3_900,
      totalVat: 418,
      issuedAt: new Date('2026-11-09T03:07:00Z'),
    })
    .execute();
}
