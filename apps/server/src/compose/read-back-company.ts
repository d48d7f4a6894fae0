import { findConfiguration } from '../features/company/company-store.ts';
import { findContents } from '../features/content/content-store.ts';
import { listOfficeContents } from '../features/content/office/office-content.ts';
import { findLevels } from '../features/loyalty/membership/level-store.ts';
import { findOfficeStampCards } from '../features/loyalty/office/office-stamp-card.ts';
import { findOffers } from '../features/loyalty/offers/offer-store.ts';
import { findStampCards } from '../features/loyalty/stamps/stamp-store.ts';
import { findCatalogueRows } from '../features/menu/catalogue-rows.ts';
import { readCatalogue } from '../features/menu/read-catalogue.ts';
import type { Database } from '../platform/database/database.ts';

const ALL_PUBLISHED = Temporal.Instant.from('9999-01-01T00:00:00Z');

/** Everything guests will read of a company that was just written: what no reader takes must not stay (D-621). */
export async function readBackCompany(trx: Database, companyId: string): Promise<void> {
  await findConfiguration(trx, { by: 'COMPANY', companyId });
  readCatalogue(await findCatalogueRows(trx, companyId));
  await findOffers(trx, companyId);
  // Drafts and what is planned will be read one day.
  await findContents(trx, companyId, {}, ALL_PUBLISHED);
  await listOfficeContents(trx, companyId, false, ALL_PUBLISHED);
  await findLevels(trx, companyId);
  await findOfficeStampCards(trx, companyId, null);
  // Nobody's id: the cards count, not who holds them.
  await findStampCards(trx, companyId, companyId, ALL_PUBLISHED);
}
