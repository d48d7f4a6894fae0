import type { PricedCart } from '../cart/cart.ts';
import type { CartLine } from '../cart/cart-line.ts';
import type { Minor } from '../money/minor.ts';
import type { PaymentModal, PaymentReturn } from './payment-modals.ts';
import type { SessionBasis } from './payment-session.ts';

/** The server said no to an event; a new object for each, so that a new one is told from an old one. */
export type EventRefusal = { code: string; eventType: string | null };

/** What the flow sees from outside. */
export type PaymentFacts = {
  cart: PricedCart;
  tip: Minor;
  isVenueOpen: boolean;
  hasUnconfirmedEvents: boolean;
  refusal: EventRefusal | null;
  /** Which dishes the page itself is naming in a dialog of its own. */
  pageDialog: 'MENU' | 'STOCK' | null;
  /** Where the provider sends the guest back to, inside the app. */
  returnPath: string;
  isOnline: boolean;
  isSignedIn: boolean;
  now: Temporal.Instant;
  lastPaymentAt: Temporal.Instant | null;
};

/** What was paid or ordered and is not an order yet. Only with a card has money moved. */
export type PendingKind =
  | 'CARD'
  | 'WITHOUT_CARD'
  | 'PAY_LATER'
  /** Only an address says so, and anybody can write one (D-80). */
  | 'BANK_RETURN';

export type PendingPayment = {
  kind: PendingKind;
  /** Tells one wait from the next of the same kind: each has a minute of its own. */
  number: number;
  /** A minute has passed without a word: nobody knows yet what will come of it (D-80). */
  isLate: boolean;
  /** The session the form has paid; null where none did. */
  sessionId: string | null;
};

/** The one dialog that stands over the page: why, and what the sum was before it changed. */
export type PaymentDialog = {
  modal: PaymentModal;
  code: string | null;
  previousAmount: Minor | null;
};

export type CardSession = { id: string; sessionData: string };

/** The card form. Once the guest has pressed pay in it, nothing is changed beneath it. */
export type CardForm =
  /** The cart it was last opened for, and what was being paid when the guest closed it: its result may still come. */
  | { type: 'CLOSED'; cartId: string | null; submitted: CardSession | null }
  | { type: 'OPEN'; cartId: string | null; amount: Minor; content: string }
  | {
      type: 'SUBMITTING';
      cartId: string | null;
      amount: Minor;
      content: string;
      session: CardSession | null;
    };

export type SessionAnswer = {
  request: number;
  basis: SessionBasis;
  session: CardSession | null;
  failure: { code: string | null } | null;
};

/** A payment session for what the cart costs right now (PAY-03 to PAY-05). */
export type SessionRegion = {
  /** Everything the last request was for; null while none is wanted, or where the very same is to be asked again. */
  key: string | null;
  basis: SessionBasis | null;
  /** The last request: only its answer counts (D-341). */
  request: number;
  supersededCount: number;
  answer: SessionAnswer | null;
};

/** What the server is asked again and again until it answers. */
export type AskingRegion = {
  key: string | null;
  request: number;
  phase: 'IDLE' | 'ASKING' | 'PAUSING' | 'REFRESHING';
};

/** What was looked at before: news are what differs from it. */
export type SeenFacts = {
  refusal: EventRefusal | null;
  failedPayments: number;
  /** The last request whose failure was told; null before any. */
  sessionFailure: number | null;
  errorCount: number;
  items: readonly CartLine[];
  amount: Minor;
  /** What the guest was about to pay when the button was pressed. */
  pressedAmount: Minor;
};

export type PaymentTimer =
  | 'GROW_LATE'
  | 'RESULT_LATE'
  | 'RENEW_SESSION'
  | 'CONSOLIDATE'
  | 'WARN'
  | 'PAY_LATER_COMPLETE'
  | 'GO_HOME'
  | 'ASK_AGAIN'
  | 'SUBMIT_AGAIN';

/** Regions side by side: what is waited for, what is said, the form, its session, and what the server is asked. */
export type PaymentState = {
  facts: PaymentFacts;
  returned: PaymentReturn;
  pending: PendingPayment | null;
  dialog: PaymentDialog | null;
  form: CardForm;
  session: SessionRegion;
  /** D-80: what the server knows of the session that was paid. */
  question: AskingRegion;
  /** PAY-27: what the bank's page said, on its way to the server. */
  details: AskingRegion;
  seen: SeenFacts;
  /** Nothing is paid any more that the button's lock could guard. */
  isUnlocked: boolean;
  /** What was fetched again for the dialog that stands. */
  refetched: RefetchedQuery | null;
  /** What each running, or fired, timer was started for. */
  timers: Readonly<Partial<Record<PaymentTimer, string>>>;
};

export type RefetchedQuery = 'menus' | 'inventory';

export const NOT_REQUESTED: AskingRegion = { key: null, request: 0, phase: 'IDLE' };
