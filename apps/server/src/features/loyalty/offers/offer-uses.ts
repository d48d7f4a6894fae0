import type { PricedCart } from '@tallrik/domain/cart/cart';
import { offersUsedBy } from '@tallrik/domain/cart/offers/offers-used';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Which offers an order was taken with: one on the whole order stands on none of its lines (GROWTH-11). */
export async function writeOfferUses(
  db: Database,
  companyId: string,
  cart: PricedCart,
  orderId: string,
): Promise<void> {
  const offerIds = offersUsedBy(cart);
  if (offerIds.length === 0) return;
  await sql`
    insert into offer_uses (order_id, offer_id, company_id)
    select ${orderId}::uuid, id, company_id from offers
    where id = any(${offerIds}::uuid[]) and company_id = ${companyId}::uuid
    on conflict do nothing`.execute(db);
}
