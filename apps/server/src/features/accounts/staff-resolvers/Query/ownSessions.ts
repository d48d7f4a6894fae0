import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffSessions } from '../../staff/staff-sessions.ts';

export const makeOwnSessions =
  (deps: { sessions: StaffSessions }): NonNullable<QueryResolvers<StaffContext>['ownSessions']> =>
  async (_root, _args, context) => {
    const staff = signedIn(context);
    const open = await deps.sessions.list(staff, context.now());
    return open.map(({ id, device, country, createdAt, lastSeenAt }) => ({
      id,
      device,
      country,
      beganAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThisOne: id === staff.sessionId,
    }));
  };
