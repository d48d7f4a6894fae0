import type { MoveOrderResult } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { boardOrder, type LoadKitchenMenu } from '../board-order.ts';
import { findOrder } from '../order-store.ts';
import { servedOrder } from '../served-order.ts';
import type { StationReady } from './mark-station-ready.ts';

export type StationTapDeps = {
  db: Database;
  findVenue: FindVenueForStaff;
  loadKitchenMenu: LoadKitchenMenu;
  stationReady: StationReady;
};

/** Who tapped, for which order and station; what came of it, as the board reads it. */
export async function tapStation(
  deps: StationTapDeps,
  context: StaffContext,
  { orderId, stationId }: { orderId: string; stationId: string },
  action: 'markStationReady' | 'undoStationReady',
): Promise<MoveOrderResult> {
  const { staff, order } = await servedOrder(context, deps, orderId);
  const { companyId, venueId } = order;
  const now = context.now();
  const tap = action === 'markStationReady' ? deps.stationReady.mark : deps.stationReady.undo;
  const done = await tap(order.id, { stationId, staffId: staff.staffId }, (trx, { version }) => {
    const details = { stationId, version };
    return writeAudit(trx, staff, { action, subjectId: order.id, details, companyId }, now);
  });
  const shown = { ...(await deps.loadKitchenMenu(companyId, venueId)), now };
  if (done.ok) return { success: true, error: null, order: boardOrder(done.value, shown) };
  const current = await findOrder(deps.db, order.id);
  return { success: false, error: done.error, order: current && boardOrder(current, shown) };
}
