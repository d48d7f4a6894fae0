import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';

export type MoneyRequest = {
  paymentReference: string;
  amount: Minor;
  currency: Currency;
  reference: string;
  idempotencyKey: string;
};
/** REFUSED: understood and declined for good. Everything else that goes wrong is thrown, and asked again. */
export type RequestOutcome = 'ASKED' | 'REFUSED';

/** What the provider is asked to do with money it holds. The same key twice is one movement. */
export type MoneyMover = {
  capture: (request: MoneyRequest) => Promise<RequestOutcome>;
  cancel: (request: Omit<MoneyRequest, 'amount' | 'currency'>) => Promise<RequestOutcome>;
  refund: (request: MoneyRequest) => Promise<RequestOutcome>;
};

/** Of the account through which it was paid: no other one has it (O-19). */
export type MoneyMoverOf = (accountId: string | null) => Promise<MoneyMover>;
