import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { EXTENSION_MINUTES, isExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import type { ExtendOrderPromise } from '../../extend-order-promise.ts';
import { findOrder } from '../../order-store.ts';
import { servedOrder } from '../../served-order.ts';

export const makeExtendPromise =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
    extend: ExtendOrderPromise;
  }): NonNullable<MutationResolvers<StaffContext>['extendPromise']> =>
  async (_root, { id, version, minutes }, context) => {
    const { staff, order } = await servedOrder(context, deps, id);
    if (!isExtensionMinutes(minutes))
      throw badInput(`A promise is extended by ${EXTENSION_MINUTES.join(', ')} minutes`);
    const { companyId } = order;
    const { staffId } = staff;
    const now = context.now();
    const extended = await deps.extend(
      companyId,
      order.id,
      { version, minutes, staffId },
      (trx, { version: made }) => {
        const details = { minutes, version: made };
        const entry = { action: 'extendPromise', subjectId: order.id, details, companyId };
        return writeAudit(trx, staff, entry, now);
      },
    );
    const shown = { ...(await deps.loadKitchenMenu(companyId, order.venueId)), now };
    if (extended.ok)
      return { success: true, error: null, order: boardOrder(extended.value, shown) };
    const current = await findOrder(deps.db, id);
    return {
      success: false,
      error: extended.error,
      order: current ? boardOrder(current, shown) : null,
    };
  };
