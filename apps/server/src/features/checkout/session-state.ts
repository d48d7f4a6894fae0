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
  ({ db }: { db: Database }): SessionStateOf =>
  async (cartId, providerSessionId) => {
    const rows = await db
      .selectFrom('paymentSessions')
      .leftJoin('payments', 'payments.sessionId', 'paymentSessions.id')
      .select(['paymentSessions.state', 'payments.id as paymentId'])
      .where('paymentSessions.cartId', '=', cartId)
      .where('paymentSessions.providerSessionId', '=', providerSessionId)
      .execute();
    const [session] = rows;
    if (!session) return 'UNKNOWN';
    // Money that came and could not become an order has a payment, though its session was never settled.
    if (session.state === 'PAID' || rows.some(({ paymentId }) => paymentId !== null)) return 'PAID';
    return isLive({ state: session.state as SessionState }) ? 'OPEN' : 'ENDED';
  };
