import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Currency } from '@tallrik/domain/money/currency';
import { ZERO } from '@tallrik/domain/money/minor';
import type { CounterKind } from '@tallrik/domain/tables/counter-payment';
import type { Database } from '../../platform/database/database.ts';
import type { CreateCardlessOrder } from './take-cardless-payment.ts';
import { writeLedger } from './payment-store.ts';

export type CounterPayment = {
  /** Made by who pressed the button: the same id is the same payment. */
  id: string;
  companyId: string;
  venueId: string;
  cartId: string;
  kind: CounterKind;
  staffId: string;
};

/** The receipt of what was paid at the counter, with its payment and ledger line, in the caller's transaction (O-25). */
export const makeTakeAtCounter =
  (deps: { createOrder: CreateCardlessOrder }) =>
  async (
    trx: Database,
    cart: PricedCart,
    payment: CounterPayment,
    now: Temporal.Instant,
  ): Promise<{ orderId: string; status: string }> => {
    const { id, companyId, venueId, cartId, kind, staffId } = payment;
    const { orderId, status } = await deps.createOrder(
      trx,
      cart,
      { id, tip: ZERO, companyId, invoiceTargetId: null },
      now,
    );
    const written = await trx
      .selectFrom('orders')
      .select('currency')
      .where('companyId', '=', companyId)
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const currency = written.currency as Currency;
    const at = new Date(now.epochMilliseconds);
    const amount = cart.due;
    await trx
      .insertInto('payments')
      .values({
        id,
        companyId,
        venueId,
        cartId,
        orderId,
        kind: 'COUNTER',
        counterKind: kind,
        staffId,
        state: 'CAPTURED',
        amount,
        currency,
        createdAt: at,
        stateSince: at,
      })
      .execute();
    await writeLedger(trx, { id, companyId, amount, currency }, 'CAPTURED', null, now);
    return { orderId, status };
  };
