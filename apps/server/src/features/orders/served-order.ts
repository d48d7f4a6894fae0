import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { isUuid } from '@tallrik/domain/is-uuid';
import { servedVenue, type FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import { signedIn } from '../../platform/auth/staff-rights.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StaffContext, StaffViewer } from '../../platform/graphql/context.ts';
import { notFound } from '../../platform/graphql/errors.ts';
import { findOrder, type OrderRecord } from './order-store.ts';

/** The staff member and the order of a venue they serve, or the refusal. */
export async function servedOrder(
  context: StaffContext,
  deps: { db: Database; findVenue: FindVenueForStaff },
  orderId: string,
): Promise<{ staff: StaffViewer; order: OrderRecord }> {
  signedIn(context);
  const order = await findOrder(deps.db, orderId);
  if (!order) throw notFound('Order');
  const { staff } = await servedVenue(context, deps.findVenue, order.venueId);
  return { staff, order };
}

/** The order for who may read its story: the people of its venue, and whoever reads every order of the company. */
export async function storyOrder(
  context: StaffContext,
  deps: { db: Database; findVenue: FindVenueForStaff },
  orderId: string,
): Promise<OrderRecord> {
  const { role, companyId } = signedIn(context);
  const order = isUuid(orderId) ? await findOrder(deps.db, orderId) : null;
  if (!order) throw notFound('Order');
  if (order.companyId !== companyId || reachOf(role, 'ORDERS', 'READ') !== 'ALL')
    await servedVenue(context, deps.findVenue, order.venueId);
  return order;
}
