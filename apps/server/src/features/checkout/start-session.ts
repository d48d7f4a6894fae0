import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Language } from '@tallrik/domain/company/languages';
import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';
import {
  mismatchOfSessionRequest,
  needsSession,
  type SessionMismatch,
  type SessionRequest,
} from '@tallrik/domain/checkout/payment-session';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import {
  endSession,
  findLiveSession,
  insertSession,
  setSessionOpen,
  supersedeSessions,
  type PaymentSession,
} from './session-store.ts';
import type { Reservations } from './reservation.ts';
import type { StockNeed } from './checkout-port.ts';

/** D-48: units are held this long; the provider's session lives as long. */
export const SESSION_MINUTES = 15;
/** A session about to end would die under the guest's fingers: a new one is opened instead. */
const REUSE_MARGIN_MINUTES = 5;

export type PaymentCart = {
  companyId: string;
  venueId: string;
  sequence: number;
  cart: PricedCart;
  currency: Currency;
  countryCode: string;
  /** Where the accounts of this company's guests live; anybody else's account is nobody here (D-03). */
  accountsCompanyId: string;
  /** Of the provider's own pages. */
  language: Language;
  isTippingEnabled: boolean;
  /** What today's menu, hours, switches and discounts say against paying it; null when nothing does (D-52). */
  refusal: CartRefusalCode | 'VENUE_CLOSED' | null;
  /** What the check wrote into the cart; told to everybody on it after the commit. */
  appended: StoredCartEvent[];
  needs: StockNeed[];
};

export type OpenProviderSession = (request: {
  idempotencyKey: string;
  reference: string;
  amount: Minor;
  currency: Currency;
  countryCode: string;
  returnUrl: string;
  force3DS: boolean;
  expiresAt: Temporal.Instant;
  language: Language;
  /** Null for a guest without an account: their cards are not kept. */
  userId: string | null;
}) => Promise<{ id: string; sessionData: string }>;

export type StartSessionDeps = {
  db: Database;
  /**
   * Locks the cart, folds it and holds all of it against today; what has changed is appended to it, new prices as
   * CART_REPRICED. Null when there is no such cart in this company and venue.
   */
  lockPaymentCart: (
    db: Database,
    at: { companyId: string; venueId: string; cartId: string },
    now: Temporal.Instant,
  ) => Promise<PaymentCart | null>;
  /** The address as it is sent on, or null where it is not ours. */
  ownReturnUrl: (companyId: string, returnUrl: string) => Promise<string | null>;
  /** Null: the deployment's (O-19). */
  accountInUse: (db: Database, companyId: string) => Promise<string | null>;
  openProviderSession: (
    accountId: string | null,
    ...request: Parameters<OpenProviderSession>
  ) => ReturnType<OpenProviderSession>;
  reservations: Reservations;
  publishRepriced: (cartId: string, events: StoredCartEvent[]) => void;
  now: () => Temporal.Instant;
  newId: () => string;
};

export type SessionRefusal =
  | SessionMismatch
  | CartRefusalCode
  | 'RETURN_URL_NOT_ALLOWED'
  | 'SESSION_SUPERSEDED'
  | 'VENUE_CLOSED';

export type StartSession = (
  request: SessionRequest & {
    companyId: string;
    venueId: string;
    returnUrl: string;
    force3DS: boolean;
    viewer: { userId: string; companyId: string } | null;
  },
) => Promise<Result<{ id: string; sessionData: string }, SessionRefusal>>;

type Prepared =
  | { session: PaymentSession; countryCode: string; language: Language }
  | { open: { id: string; sessionData: string } };

/**
 * Opens a session over the server's own amount. The cart is locked only while the decision is written down;
 * the provider is asked afterwards, and a session that was overtaken meanwhile is not handed out.
 */
export const makeStartSession =
  (deps: StartSessionDeps): StartSession =>
  async (request) => {
    const returnUrl = await deps.ownReturnUrl(request.companyId, request.returnUrl);
    if (returnUrl === null) return refused('RETURN_URL_NOT_ALLOWED');
    const now = deps.now();
    let appended: StoredCartEvent[] = [];
    const prepared = await deps.db
      .transaction()
      .execute(async (trx): Promise<Result<Prepared, SessionRefusal>> => {
        const { companyId, venueId, reference: cartId } = request;
        const found = await deps.lockPaymentCart(trx, { companyId, venueId, cartId }, now);
        if (!found) return refused('CART_NOT_FOUND');
        appended = found.appended;
        return prepare(deps, trx, found, request, now);
      });
    if (appended.length > 0) deps.publishRepriced(request.reference, appended);
    if (!prepared.ok) return prepared;
    if ('open' in prepared.value) return ok(prepared.value.open);
    const { session, countryCode, language } = prepared.value;
    faultPoint('session:written');
    try {
      const opened = await deps.openProviderSession(session.accountId, {
        idempotencyKey: session.id,
        reference: session.reference,
        amount: session.amount,
        currency: session.currency,
        countryCode,
        returnUrl,
        force3DS: request.force3DS,
        expiresAt: session.expiresAt,
        language,
        userId: session.userId,
      });
      faultPoint('session:opened-at-provider');
      const isCurrent = await setSessionOpen(deps.db, request.companyId, session.id, opened);
      faultPoint('session:recorded');
      return isCurrent ? ok(opened) : refused('SESSION_SUPERSEDED');
    } catch (error) {
      await deps.db.transaction().execute(async (trx) => {
        if (await endSession(trx, request.companyId, session.id, 'FAILED'))
          await deps.reservations.release(trx, request.companyId, [session.id]);
      });
      throw error;
    }
  };

async function prepare(
  deps: StartSessionDeps,
  trx: Database,
  found: PaymentCart,
  request: Parameters<StartSession>[0],
  now: Temporal.Instant,
): Promise<Result<Prepared, SessionRefusal>> {
  const { companyId, venueId, reference: cartId } = request;
  const userId = payerOf(found, request);
  const obstacle = whyNotPayable(found, request, userId);
  if (obstacle) return refused(obstacle);
  const { amount, tip } = request;
  const live = await findLiveSession(trx, companyId, cartId);
  const accountId = await deps.accountInUse(trx, companyId);
  const wanted = { amount, tip, userId, accountId, sequence: found.sequence };
  if (live && canReuse(live, wanted, now)) {
    return ok({ open: { id: live.providerSessionId ?? '', sessionData: live.sessionData ?? '' } });
  }
  if (live)
    await deps.reservations.release(
      trx,
      companyId,
      await supersedeSessions(trx, companyId, cartId),
    );
  const id = deps.newId();
  const expiresAt = now.add({ minutes: SESSION_MINUTES });
  const owner = { companyId, venueId, cartId, sessionId: id };
  const missing = await deps.reservations.check(trx, owner, found, now);
  if (missing) return refused(missing);
  const session: PaymentSession = {
    id,
    companyId,
    venueId,
    cartId,
    // No ":" in it: the webhook's signature joins its fields with them.
    reference: `tallrik-${id}`,
    providerSessionId: null,
    sessionData: null,
    amount,
    tip,
    currency: found.currency,
    cartSequence: found.sequence,
    state: 'OPENING',
    expiresAt,
    userId,
    accountId,
  };
  await insertSession(trx, companyId, { ...session, createdAt: now });
  await deps.reservations.keep(trx, owner, found, expiresAt);
  return ok({ session, countryCode: found.countryCode, language: found.language });
}

const payerOf = (
  { accountsCompanyId }: PaymentCart,
  { viewer }: Parameters<StartSession>[0],
): string | null => (viewer?.companyId === accountsCompanyId ? viewer.userId : null);

/** Never for somebody else: a session shows the stored cards of the one it was opened for (D-88). */
const canReuse = (
  live: PaymentSession,
  wanted: Pick<PaymentSession, 'amount' | 'tip' | 'userId' | 'accountId'> & { sequence: number },
  now: Temporal.Instant,
): boolean =>
  live.state === 'OPEN' &&
  live.userId === wanted.userId &&
  live.accountId === wanted.accountId &&
  live.amount === wanted.amount &&
  live.tip === wanted.tip &&
  live.cartSequence === wanted.sequence &&
  Temporal.Instant.compare(live.expiresAt.subtract({ minutes: REUSE_MARGIN_MINUTES }), now) > 0;

function whyNotPayable(
  found: PaymentCart,
  request: Parameters<StartSession>[0],
  payer: string | null,
): SessionRefusal | null {
  const { cart } = found;
  if (cart.userId !== null && cart.userId !== payer) return 'NOT_YOUR_CART';
  if (cart.orderId !== null) return 'CART_ORDERED';
  if (cart.hasPendingPayment) return 'PAYMENT_PENDING';
  if (found.refusal) return found.refusal;
  if (!needsSession(cart, true)) return 'CART_EMPTY';
  return mismatchOfSessionRequest(cart, request, found);
}
