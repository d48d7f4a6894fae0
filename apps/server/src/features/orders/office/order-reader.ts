import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import type { OrderReader } from './order-filter.ts';

/** Who reads orders in the office; guests are for who may see guests (O-27). */
export function orderReader(
  context: StaffContext,
  wantedCompanyId: string | null | undefined,
): OrderReader {
  const { staff, companyId, venueIds } = officeCaller(context, {
    area: 'ORDERS',
    access: 'READ',
    companyId: wantedCompanyId,
  });
  return { companyId, venueIds, seesGuests: reachOf(staff.role, 'GUESTS', 'READ') !== 'NONE' };
}
