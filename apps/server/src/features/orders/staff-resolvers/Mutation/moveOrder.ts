import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound, unauthenticated } from '../../../../platform/graphql/errors.ts';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { boardOrder } from '../../board-order.ts';
import type { MoveOrder } from '../../move-order.ts';
import { findOrder } from '../../order-store.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';

/** A day: longer is a slip of the finger, and the guest would read it. */
const LONGEST_ESTIMATE_MINUTES = 24 * 60;

export const makeMoveOrderResolver =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    move: MoveOrder;
  }): NonNullable<MutationResolvers<StaffContext>['moveOrder']> =>
  async (_root, args, context) => {
    if (!context.staff) throw unauthenticated();
    const minutes = args.estimatedMinutes ?? null;
    if (minutes !== null && (minutes < 0 || minutes > LONGEST_ESTIMATE_MINUTES)) {
      throw badInput(`An estimate is 0 to ${LONGEST_ESTIMATE_MINUTES} minutes`);
    }
    const order = await findOrder(deps.db, args.id);
    if (!order) throw notFound('Order');
    const { staff } = await servedVenue(context, deps.findVenue, order.venueId);
    const moved = await deps.move(order.companyId, order.id, {
      to: args.to,
      version: args.version,
      actor: { kind: 'STAFF', staffId: staff.staffId },
      ...(minutes === null ? {} : { estimatedMinutes: minutes }),
      ...(args.rejectReason != null ? { rejectReason: args.rejectReason } : {}),
    });
    if (moved.ok) {
      const details = { to: args.to, version: moved.value.version };
      await writeAudit(
        deps.db,
        staff,
        { action: 'moveOrder', subjectId: order.id, details },
        context.now(),
      );
      return { success: true, error: null, order: boardOrder(moved.value) };
    }
    const current = await findOrder(deps.db, args.id);
    return { success: false, error: moved.error, order: current ? boardOrder(current) : null };
  };
