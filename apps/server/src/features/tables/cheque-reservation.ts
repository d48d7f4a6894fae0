import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import type { Minor } from '@tallrik/domain/money/minor';
import { chequeItemsOf, whyNotOnBill } from '@tallrik/domain/tables/bill-lines';
import { lockUntil, payableCheque } from '@tallrik/domain/tables/cheque-claims';
import type { Database } from '../../platform/database/database.ts';
import { faultPoint } from '../../platform/faults.ts';
import type { Reservation } from '../checkout/checkout-port.ts';
import { addChequeItems, closeIfSettled, findCheque, openChequeOf } from './cheque-store.ts';
import {
  findChequeOfOrder,
  lockShares,
  payShares,
  takeOffBill,
  unlockingShares,
} from './share-store.ts';
import { lockPayLaterTable, lockTableOfCheque } from './table-store.ts';

type Deps = {
  newId: () => string;
  now: () => Temporal.Instant;
  /** Gives back part of what a receipt's payment took, in the same transaction. */
  refundPart: (db: Database, companyId: string, receiptId: string, amount: Minor) => Promise<void>;
};

/**
 * The table's bill: a pay-later order goes onto it (D-83), and a cheque cart keeps its shares of it from others while
 * somebody pays (D-103). `check` takes the table's lock before anything else is written, always in this order:
 * a bill that grows and a bill that is paid can never wait for each other.
 */
export const makeChequeReservation = (deps: Deps): Reservation => ({
  check: async (db, { companyId, cartId }, { cart }, now) => {
    if (cart.chequeId !== null) return whyNotPayable(db, { companyId, cartId }, cart, now);
    if (!cart.isPayLaterOrder) return null;
    return (await lockPayLaterTable(db, companyId, cartId)) ? null : 'TABLE_REQUIRED';
  },
  keep: async (db, owner, { cart }) => {
    if (cart.chequeId !== null) await lockShares(db, owner, cart.items, lockUntil(deps.now()));
  },
  use: async (db, owner, { cart }, orderId, now) => {
    const { companyId, cartId } = owner;
    if (cart.chequeId !== null) {
      await payShares(db, owner, cart.items, orderId);
      faultPoint('bill:paid');
      await closeIfSettled(db, companyId, cart.chequeId, now);
    } else if (cart.isPayLaterOrder) {
      const table = await lockPayLaterTable(db, companyId, cartId);
      if (!table) throw new Error(`The table of pay-later cart ${cartId} is gone`);
      const chequeId = await openChequeOf(db, companyId, table, { id: deps.newId(), at: now });
      await addChequeItems(db, companyId, { chequeId, orderId }, chequeItemsOf(cart, deps.newId));
      // An order of nothing but free dishes leaves no debt behind.
      await closeIfSettled(db, companyId, chequeId, now);
    }
  },
  releasing: unlockingShares,
  giveBack: async (db, { companyId, id: orderId }, { cart }) => {
    if (!cart.isPayLaterOrder) return;
    const chequeId = await findChequeOfOrder(db, companyId, orderId);
    if (!chequeId || !(await lockTableOfCheque(db, companyId, chequeId))) return;
    for (const { receiptId, amount } of await takeOffBill(db, companyId, orderId, deps.now()))
      await deps.refundPart(db, companyId, receiptId, amount);
    await closeIfSettled(db, companyId, chequeId, deps.now());
  },
});

async function whyNotPayable(
  db: Database,
  { companyId, cartId }: { companyId: string; cartId: string },
  cart: PricedCart,
  now: Temporal.Instant,
): Promise<CartRefusalCode | null> {
  if (cart.chequeId === null || !(await lockTableOfCheque(db, companyId, cart.chequeId)))
    return 'CHEQUE_NOT_FOUND';
  const found = await findCheque(db, cart.chequeId);
  if (found?.cheque.venueId !== cart.venueId) return 'CHEQUE_NOT_FOUND';
  return whyNotOnBill(payableCheque(found.cheque, found.claims, now, cartId), cart.items);
}
