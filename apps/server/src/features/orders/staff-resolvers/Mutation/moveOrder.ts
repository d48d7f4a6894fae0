import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import type { MoveOrder } from '../../move-order.ts';
import { findOrder } from '../../order-store.ts';
import { servedOrder } from '../../served-order.ts';

/** A day: longer is a slip of the finger, and the guest would read it. */
const LONGEST_ESTIMATE_MINUTES = 24 * 60;

export const makeMoveOrderResolver =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
    move: MoveOrder;
  }): NonNullable<MutationResolvers<StaffContext>['moveOrder']> =>
  async (_root, args, context) => {
    const { staff, order } = await servedOrder(context, deps, args.id);
    const minutes = args.estimatedMinutes ?? null;
    if (minutes !== null && (minutes < 0 || minutes > LONGEST_ESTIMATE_MINUTES)) {
      throw badInput(`An estimate is 0 to ${LONGEST_ESTIMATE_MINUTES} minutes`);
    }
    const { companyId, id: subjectId } = order;
    const now = context.now();
    const moved = await deps.move(
      companyId,
      order.id,
      {
        to: args.to,
        version: args.version,
        actor: { kind: 'STAFF', staffId: staff.staffId },
        ...(minutes === null ? {} : { estimatedMinutes: minutes }),
        ...(args.rejectReason != null ? { rejectReason: args.rejectReason } : {}),
      },
      (trx, { version }) => {
        const details = { to: args.to, version };
        return writeAudit(trx, staff, { action: 'moveOrder', subjectId, details, companyId }, now);
      },
    );
    const shown = { ...(await deps.loadKitchenMenu(companyId, order.venueId)), now };
    if (moved.ok) return { success: true, error: null, order: boardOrder(moved.value, shown) };
    const current = await findOrder(deps.db, args.id);
    return {
      success: false,
      error: moved.error,
      order: current ? boardOrder(current, shown) : null,
    };
  };
