import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import { findOrder } from '../../order-store.ts';
import { servedOrder } from '../../served-order.ts';
import type { UndoOrderMove } from '../../undo-order-move.ts';

export const makeUndoMove =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
    undo: UndoOrderMove;
  }): NonNullable<MutationResolvers<StaffContext>['undoMove']> =>
  async (_root, { id, version }, context) => {
    const { staff, order } = await servedOrder(context, deps, id);
    const { companyId } = order;
    const now = context.now();
    const undone = await deps.undo(
      companyId,
      order.id,
      { version, staffId: staff.staffId },
      (trx, { status: to, version: made }) => {
        const details = { to, version: made };
        const entry = { action: 'undoMove', subjectId: order.id, details, companyId };
        return writeAudit(trx, staff, entry, now);
      },
    );
    const shown = { ...(await deps.loadKitchenMenu(companyId, order.venueId)), now };
    if (undone.ok) return { success: true, error: null, order: boardOrder(undone.value, shown) };
    const current = await findOrder(deps.db, id);
    return {
      success: false,
      error: undone.error,
      order: current ? boardOrder(current, shown) : null,
    };
  };
