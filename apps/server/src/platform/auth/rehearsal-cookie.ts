import type { Rehearsal } from '../graphql/context.ts';
import { readCookies } from '../web/cookies.ts';
import type { Tokens } from './tokens.ts';

/**
 * A cookie and no header: pages, GraphQL and the live connection carry it by themselves, so that the guest app itself
 * knows nothing of rehearsals and is the one that guests will see (SETUP-19).
 */
export const REHEARSAL_COOKIE = 'tallrik_rehearsal';

export type ReadRehearsal = (
  cookieHeader: string | undefined,
  now: Temporal.Instant,
) => Promise<Rehearsal | null>;

export const carriesRehearsal = (cookieHeader: string | undefined): boolean =>
  cookieHeader?.includes(`${REHEARSAL_COOKIE}=`) ?? false;

export const makeReadRehearsal =
  (tokens: Pick<Tokens, 'read'>): ReadRehearsal =>
  async (cookieHeader, now) => {
    if (!carriesRehearsal(cookieHeader)) return null;
    const token = readCookies(cookieHeader).get(REHEARSAL_COOKIE) ?? '';
    const claims = await tokens.read('test-order', token, now);
    return claims && { companyId: claims.companyId, until: claims.expiresAt.toString() };
  };
