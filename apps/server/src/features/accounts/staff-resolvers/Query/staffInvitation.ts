import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findInvitation } from '../../staff/invitation.ts';

export const makeStaffInvitation =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['staffInvitation']> =>
  (_root, { invitation }, { now }) =>
    findInvitation(deps.db, invitation, now());
