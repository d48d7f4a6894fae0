import type { Database } from '../../platform/database/database.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { Viewer } from '../../platform/graphql/context.ts';

export type ReadGuestToken = (token: string | null, now: Temporal.Instant) => Promise<Viewer>;

const ANONYMOUS: Viewer = { kind: 'ANONYMOUS' };

/** Rights follow the user's row, not the token: deleted, not activated or signed out everywhere is nobody (D-105, D-106). */
export const makeReadGuestToken =
  (deps: { db: Database; tokens: Tokens }): ReadGuestToken =>
  async (token, now) => {
    const claims = token ? await deps.tokens.read('guest', token, now) : null;
    if (!claims) return ANONYMOUS;
    const user = await deps.db
      .selectFrom('users')
      .select(['id', 'companyId'])
      .where('companyId', '=', claims.companyId)
      .where('id', '=', claims.subject)
      .where('activated', '=', true)
      .where('deleted', '=', false)
      .where('tokenVersion', '=', claims.version)
      .executeTakeFirst();
    return user ? { kind: 'USER', userId: user.id, companyId: user.companyId } : ANONYMOUS;
  };
