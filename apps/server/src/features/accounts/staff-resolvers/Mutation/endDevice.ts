import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Devices } from '../../staff/devices.ts';

export const makeEndDevice =
  (deps: { devices: Devices }): NonNullable<MutationResolvers<StaffContext>['endDevice']> =>
  async (_root, { companyId, id }, context) => {
    await deps.devices.end(
      officeCaller(context, { area: 'PEOPLE', access: 'WRITE', companyId }),
      id,
    );
    return { success: true };
  };
