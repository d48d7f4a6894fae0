import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Devices } from '../../staff/devices.ts';

export const makeStaffDevices =
  (deps: { devices: Devices }): NonNullable<QueryResolvers<StaffContext>['staffDevices']> =>
  (_root, { companyId }, context) =>
    deps.devices.list(officeCaller(context, { area: 'PEOPLE', access: 'READ', companyId }));
