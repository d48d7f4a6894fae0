import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';

/** The company of a caller who may write there: nothing is read for anybody else. */
export const companyOf = (
  context: StaffContext,
  companyId: string | null | undefined,
  area: OfficeArea,
): string => officeCaller(context, { area, access: 'WRITE', companyId }).companyId;
