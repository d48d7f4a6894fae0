import type { Minor } from '../money/minor.ts';
import type {
  CardSession,
  PaymentFacts,
  PaymentTimer,
  RefetchedQuery,
} from './payment-flow-state.ts';
import type { SessionBasis } from './payment-session.ts';

/** The cart as the server has confirmed it: the page may lag behind it, or only stand for the guest's choice. */
export type ServerCart = {
  cartId: string | null;
  orderId: string | null;
  isPayLaterOrder: boolean;
};

export type KnownSessionState = 'OPEN' | 'PAID' | 'ENDED' | 'UNKNOWN';

export type PaymentInput =
  /** Cart, network, clock or page: whatever the flow looks at. */
  | { type: 'FACTS_CHANGED'; facts: Partial<PaymentFacts> }
  | { type: 'PRESSED'; paymentId: string; serverCart: ServerCart }
  | { type: 'INVOICE_PRESSED'; paymentId: string }
  | { type: 'FORM_SUBMITTED' }
  | { type: 'FORM_CLOSED' }
  | { type: 'CHALLENGE_FINISHED' }
  | {
      type: 'RESULT';
      /** What the form that speaks was paying: the guest may have closed it and opened another. */
      sessionId: string;
      resultCode: string;
      sessionResult: string | null;
      serverCart: ServerCart;
    }
  | { type: 'DIALOG_CLOSED' }
  | { type: 'RETRY_PRESSED' }
  | { type: 'UPDATE_PRESSED' }
  /** Everything that `REFRESH_EVERYTHING` asked for is there. */
  | { type: 'REFRESHED' }
  | { type: 'SESSION_ANSWERED'; request: number; answer: OpenedSession }
  /** Null: the server could not be reached. */
  | { type: 'DETAILS_ANSWERED'; request: number; resultCode: string | null }
  | {
      type: 'SESSION_STATE';
      request: number;
      state: KnownSessionState | null;
      serverCart: ServerCart;
    }
  /** Unread: the server could not be reached, and nothing is known that was not known before. */
  | { type: 'CART_REFRESHED'; request: number; isRead: boolean; serverCart: ServerCart }
  | { type: 'TIMER_FIRED'; timer: PaymentTimer };

export type OpenedSession =
  | { type: 'OPENED'; session: CardSession }
  | { type: 'REFUSED'; code: string | null }
  | { type: 'UNREACHABLE'; code: string | null };

export type AddedPayment = {
  id: string;
  paymentType: 'ADYEN' | 'INVOICE';
  amount: Minor;
  tip: Minor;
  payload: string | null;
};

export type PaymentEffect =
  | {
      type: 'OPEN_SESSION';
      request: number;
      venueId: string;
      returnPath: string;
      basis: SessionBasis;
    }
  /** Tells the server, so that it asks the provider at once (D-77), and locks the button (PAY-10). */
  | { type: 'ADD_PAYMENT'; payment: AddedPayment }
  | { type: 'MARK_PAY_LATER' }
  | { type: 'CONSOLIDATE'; discountRate: number }
  | { type: 'CLEAN_ADDRESS' }
  | { type: 'SUBMIT_DETAILS'; request: number; venueId: string; redirectResult: string }
  | { type: 'ASK_SESSION_STATE'; request: number; cartId: string; sessionId: string }
  | { type: 'REFRESH_CART'; request: number }
  | { type: 'REFRESH_EVERYTHING' }
  | { type: 'REFETCH'; query: RefetchedQuery }
  | { type: 'UNLOCK_BUTTON' }
  | { type: 'REMEMBER_TOLD_ERRORS'; cartId: string; count: number }
  | { type: 'REMEMBER_INVOICE' }
  | {
      type: 'REPORT_SESSION';
      name: 'payment_started' | 'payment_initialize_failed';
      cartId: string;
    }
  | { type: 'REPORT_PAYMENT_ERROR'; cartId: string; code: string }
  | { type: 'LOG_STUCK_BUTTON'; cartId: string }
  | { type: 'GO_HOME' }
  | { type: 'START_TIMER'; timer: PaymentTimer; delayMs: number }
  | { type: 'STOP_TIMER'; timer: PaymentTimer };

/** A state and what has to be done on the way to it, in order. */
export type Stepped<State> = { state: State; effects: readonly PaymentEffect[] };
