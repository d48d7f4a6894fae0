import { orderOfferUsedBy } from '@tallrik/domain/cart/offers/offers-used';
import { addMinor, ZERO } from '@tallrik/domain/money/minor';
import { EASY_ID_UNIQUE_HOURS, nextEasyId } from '@tallrik/domain/orders/easy-id';
import { handOverTime } from '@tallrik/domain/orders/hand-over';
import { escalationTimes } from '@tallrik/domain/orders/escalation';
import { answerDeadline } from '@tallrik/domain/orders/order-deadlines';
import { orderFromCart } from '@tallrik/domain/orders/order-from-cart';
import { addJob } from '../../platform/jobs/jobs.ts';
import { insertOrder, lockEasyIds } from './order-store.ts';
import type { CreateOrder } from './orders-port.ts';
import type { PlanTickets } from './printing/plan-tickets.ts';
import { settleLoyalty } from './settle-loyalty.ts';

/** Writes the order and sets its clock. Runs inside the transaction that takes the payment. */
export const makeCreateOrder =
  (deps: {
    newId: () => string;
    /** What printers print of an order that has come, in the same transaction (KITCHEN-14). */
    planTickets: PlanTickets;
  }): CreateOrder =>
  async (db, paid, now) => {
    const { companyId, venueId } = paid.cart;
    if (companyId === null || venueId === null) throw new Error('A cart without a venue was paid');
    const recent = await lockEasyIds(
      db,
      companyId,
      venueId,
      now.subtract({ hours: EASY_ID_UNIQUE_HOURS }),
    );
    const order = orderFromCart(paid.cart, {
      orderId: deps.newId(),
      easyId: nextEasyId(recent),
      now,
      table: paid.table,
      pickupTime: paid.pickupTime,
      payment: paid.payment,
      catalogue: paid.catalogue,
      offers: paid.offers,
      fees: [],
      newId: deps.newId,
    });
    const answerBy = answerDeadline(order, paid.opensAt, paid.answerWithinMinutes);
    const handOverAt = handOverTime(order, paid.waitMinutes);
    // The receipt of a paid bill: no kitchen has to answer it.
    const isReceipt = order.status === 'COMPLETED';
    const record = {
      ...order,
      currency: paid.currency,
      isPayLater: paid.cart.isPayLaterOrder,
      chequeId: paid.cart.chequeId,
      answerBy: answerBy.toString(),
      acceptedAt: null,
      movedAt: order.createdAt,
      handOverAt: handOverAt?.toString() ?? null,
      // Who has an account is called by its name, which goes when the account goes.
      guestName: order.userId === null && paid.cart.guestName !== '' ? paid.cart.guestName : null,
      offer: orderOfferUsedBy(paid.cart),
      total: addMinor(paid.cart.due, paid.payment?.tip ?? ZERO),
      // Nobody is called in the night because an owner tries the app.
      escalation:
        isReceipt || order.isTest
          ? null
          : escalationTimes(order, answerBy, paid.answerWithinMinutes),
    };
    const key = { companyId, orderId: order.id };
    await insertOrder(db, companyId, record);
    if (handOverAt && !isReceipt) {
      const when = { key: `hand-over:${order.id}`, at: handOverAt };
      await addJob(db, 'hand-over-order', key, when);
    }
    if (isReceipt) await settleLoyalty(db, order);
    else await deps.planTickets(db, order, 'ARRIVAL');
    return order;
  };
