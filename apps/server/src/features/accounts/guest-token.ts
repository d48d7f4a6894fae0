import { JUST_DELETED } from '@tallrik/domain/accounts/phone-cooldown';
import type { Database } from '../../platform/database/database.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Viewer } from '../../platform/graphql/context.ts';

export type ReadGuestToken = (token: string | null, now: Temporal.Instant) => Promise<Viewer>;

const ANONYMOUS: Viewer = { kind: 'ANONYMOUS' };

/**
 * Rights follow the user's row, not the token (D-105, D-106): who signed out everywhere is nobody, who has not
 * verified the phone may do that and nothing else.
 */
export const makeReadGuestToken =
  (deps: { db: Database; tokens: Tokens }): ReadGuestToken =>
  async (token, now) => {
    const claims = token ? await deps.tokens.read('guest', token, now) : null;
    if (!claims) return ANONYMOUS;
    const user = await deps.db
      .selectFrom('users')
      .select(['id', 'companyId', 'activated', 'deletedAt', 'deleted', 'tokenVersion'])
      .where('companyId', '=', claims.companyId)
      .where('id', '=', claims.subject)
      .executeTakeFirst();
    const kind = user ? kindOf(user, claims.version, now) : null;
    return user && kind ? { kind, userId: user.id, companyId: user.companyId } : ANONYMOUS;
  };

function kindOf(
  user: { activated: boolean; deleted: boolean; deletedAt: Date | null; tokenVersion: number },
  version: number,
  now: Temporal.Instant,
): 'USER' | 'UNACTIVATED' | 'JUST_DELETED' | null {
  if (!user.deleted) {
    if (user.tokenVersion !== version) return null;
    return user.activated ? 'USER' : 'UNACTIVATED';
  }
  // Deleting raised the version by one: the token that was good until then is the session that did it.
  const isOfThatMoment = user.tokenVersion === version + 1;
  const until = user.deletedAt && user.deletedAt.getTime() + JUST_DELETED.minutes * 60_000;
  return isOfThatMoment && until !== null && now.epochMilliseconds < until ? 'JUST_DELETED' : null;
}
