import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceParty } from './invoice-record.ts';
import type { UnbilledOrder } from './invoice-store.ts';

/** Where the bill goes; an approved guest without an address of its own is billed by name and e-mail. */
export async function findBuyer(
  db: Database,
  companyId: string,
  { targetId, userId }: Pick<UnbilledOrder, 'targetId' | 'userId'>,
): Promise<{ party: InvoiceParty; language: Language | null }> {
  const target = await db
    .selectFrom('invoiceTargets')
    .selectAll()
    // Approved where the account lives, which a marketplace shares (D-03).
    .where('companyId', 'in', (query) =>
      query
        .selectFrom('cloudConfigurations')
        .select('userCompanyId')
        .where('cloudConfigurations.companyId', '=', companyId),
    )
    .where('id', '=', targetId)
    .executeTakeFirst();
  if (target) {
    const { name, organizationId, email, street, zip, city } = target;
    return {
      party: { name, organizationId, email, street, zip, city },
      language: languageIn(target.language),
    };
  }
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst();
  const nowhere = { organizationId: null, street: null, zip: null, city: null };
  return {
    party: { ...nowhere, name: user?.name ?? targetId, email: user?.email ?? null },
    language: languageIn(user?.language ?? null),
  };
}

const languageIn = (text: string | null): Language | null =>
  text === null ? null : columnOneOf(LANGUAGES, text);

/** The company as the seller: its name, and the address and number of the venue that has them. */
export async function findSellerParty(db: Database, companyId: string): Promise<InvoiceParty> {
  const row = await db
    .selectFrom('companies')
    .leftJoin('venues', (join) =>
      join.onRef('venues.companyId', '=', 'companies.id').on('venues.deleted', '=', false),
    )
    .leftJoin('venueLocations', 'venueLocations.venueId', 'venues.id')
    .select([
      'companies.displayName as name',
      'companies.supportEmail as email',
      'venues.organizationId',
      'venueLocations.street',
      'venueLocations.zip',
      'venueLocations.city',
    ])
    .where('companies.id', '=', companyId)
    .orderBy(sql`venues.organization_id is null`)
    .orderBy(sql`venue_locations.street is null`)
    .orderBy('venues.name')
    .orderBy('venues.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return row;
}
