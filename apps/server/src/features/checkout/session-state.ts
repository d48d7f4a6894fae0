import type { Database } from '../../platform/database/database.ts';
import { isLive, type SessionState } from './session-store.ts';

export type KnownSessionState = 'UNKNOWN' | 'OPEN' | 'PAID' | 'ENDED';
export type SessionStateOf = (
  cartId: string,
  providerSessionId: string,
) => Promise<KnownSessionState>;

/**
 * What is known of a session a guest came back from (PAY-28, D-80). Anybody can write an id into an address: only one
 * that was opened for this very cart counts, and only a payment we know of counts as paid.
 */
export const makeSessionStateOf =
  ({ db, now }: { db: Database; now: () => Temporal.Instant }): SessionStateOf =>
  async (cartId, providerSessionId) => {
    const rows = await db
      .selectFrom('paymentSessions')
      .leftJoin('payments', 'payments.sessionId', 'paymentSessions.id')
      .select(['paymentSessions.state', 'paymentSessions.expiresAt', 'payments.id as paymentId'])
      .where('paymentSessions.cartId', '=', cartId)
      .where('paymentSessions.providerSessionId', '=', providerSessionId)
      .execute();
    const [session] = rows;
    if (!session) return 'UNKNOWN';
    // Money that came and could not become an order has a payment, though its session was never settled.
    if (session.state === 'PAID' || rows.some(({ paymentId }) => paymentId !== null)) return 'PAID';
    const state = session.state as SessionState;
    return isLive({ state }) || isHonoured(state, session.expiresAt, now()) ? 'OPEN' : 'ENDED';
  };

/**
 * Put aside for a newer one, and perhaps paid a moment before: its money still makes the order (record 0010). Called
 * over, its guest would be let pay a second time (D-361).
 */
const isHonoured = (state: SessionState, expiresAt: Date, now: Temporal.Instant): boolean =>
  state === 'SUPERSEDED' && expiresAt.getTime() > now.epochMilliseconds;
