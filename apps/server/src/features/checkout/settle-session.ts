import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Reservations } from './reservation.ts';
import type { Authorisation, TakeAuthorisation } from './take-authorisation.ts';
import { endSession, findSession, type PaymentSession } from './session-store.ts';

/** What the provider says of a session when it is asked. */
export type ProviderSessionStatus = { resultCode: string; authorisation: Authorisation | null };

export type SettleDeps = {
  db: Database;
  askProvider: (
    accountId: string | null,
    providerSessionId: string,
    sessionResult: string,
  ) => Promise<ProviderSessionStatus>;
  takeAuthorisation: TakeAuthorisation;
  failPayment: (session: PaymentSession, resultCode: string) => Promise<void>;
};

/** Does not wait for a webhook that may be late: the browser's sessionResult lets us ask the provider itself (D-77). */
export const makeSettleSession =
  (deps: SettleDeps) =>
  async (key: {
    companyId: string;
    sessionId: string;
    sessionResult: string | null;
  }): Promise<void> => {
    const session = await findSession(deps.db, key.companyId, key.sessionId);
    if (!session?.providerSessionId || !key.sessionResult || session.state === 'PAID') return;
    const { accountId, providerSessionId } = session;
    const status = await deps.askProvider(accountId, providerSessionId, key.sessionResult);
    faultPoint('settle:answered');
    if (status.authorisation) await deps.takeAuthorisation(session, status.authorisation);
  };

/** Ends a session whose time is over and lets the guest's cart go on. */
export const makeExpireSession =
  (
    deps: Pick<SettleDeps, 'db' | 'failPayment'> & {
      reservations: Reservations;
      now: () => Temporal.Instant;
    },
  ) =>
  async (key: { companyId: string; sessionId: string }): Promise<void> => {
    const session = await findSession(deps.db, key.companyId, key.sessionId);
    if (!session || session.state === 'PAID') return;
    // The database's clock may be ahead of ours: a guest must not lose the last seconds.
    if (Temporal.Instant.compare(deps.now(), session.expiresAt) < 0) return;
    await deps.db.transaction().execute(async (trx) => {
      if (await endSession(trx, key.companyId, key.sessionId, 'EXPIRED'))
        await deps.reservations.release(trx, key.companyId, [key.sessionId]);
    });
    faultPoint('expire:ended');
    await deps.failPayment(session, 'EXPIRED');
  };
