import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Devices } from '../../staff/devices.ts';

export const makeAddDevice =
  (deps: { devices: Devices }): NonNullable<MutationResolvers<StaffContext>['addDevice']> =>
  (_root, { companyId, ...device }, context) =>
    deps.devices.add(officeCaller(context, { area: 'PEOPLE', access: 'WRITE', companyId }), device);
