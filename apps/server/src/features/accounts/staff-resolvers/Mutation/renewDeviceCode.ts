import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Devices } from '../../staff/devices.ts';

export const makeRenewDeviceCode =
  (deps: { devices: Devices }): NonNullable<MutationResolvers<StaffContext>['renewDeviceCode']> =>
  (_root, { companyId, id }, context) =>
    deps.devices.renewCode(
      officeCaller(context, { area: 'PEOPLE', access: 'WRITE', companyId }),
      id,
    );
