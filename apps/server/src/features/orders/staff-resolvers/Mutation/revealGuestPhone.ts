import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { isRunning } from '../../board-order.ts';
import { servedOrder } from '../../served-order.ts';

/** A number is looked at for a reason, by somebody, once: it is no column of a list (D-272). */
export const makeRevealGuestPhone =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
  }): NonNullable<MutationResolvers<StaffContext>['revealGuestPhone']> =>
  async (_root, { orderId }, context) => {
    const { staff, order } = await servedOrder(context, deps, orderId);
    const { userId, companyId } = order;
    if (userId === null || !isRunning(order)) return { phone: null };
    return deps.db.transaction().execute(async (trx) => {
      const guest = await trx
        .selectFrom('users')
        .select('phone')
        .where('id', '=', userId)
        .executeTakeFirst();
      const phone = guest?.phone ?? null;
      if (phone !== null) {
        const entry = { action: 'revealGuestPhone', subjectId: order.id, details: {}, companyId };
        await writeAudit(trx, staff, entry, context.now());
      }
      return { phone };
    });
  };
