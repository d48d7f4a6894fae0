import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { tapStation, type StationTapDeps } from '../../stations/station-tap.ts';

export const makeMarkStationReady =
  (deps: StationTapDeps): NonNullable<MutationResolvers<StaffContext>['markStationReady']> =>
  (_root, args, context) =>
    tapStation(deps, context, args, 'markStationReady');
