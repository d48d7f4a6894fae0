import type { PricedCart } from '@tallrik/domain/cart/cart';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import type { Minor } from '@tallrik/domain/money/minor';
import { pickupTimeOfCart } from '@tallrik/domain/cart/decide/menu-of-cart';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { isVenueOpenAt } from '@tallrik/domain/venues/open-hours';
import type { PickupTime } from '@tallrik/domain/venues/pickup-time';
import type { Database } from '../../platform/database/database.ts';
import type { LoadShop, Shop } from '../cart/cart-port.ts';
import type { CreateOrder } from '../orders/orders-port.ts';
import type { CreatedOrder } from './take-authorisation.ts';
import type { CreateCardlessOrder } from './take-cardless-payment.ts';

export type OrderOfCartDeps = {
  loadShop: LoadShop;
  createOrder: CreateOrder;
  /** Where the order is carried to; null for an order of no table. */
  tableOf: (db: Database, cart: PricedCart) => Promise<{ id: string; code: string } | null>;
  offersOf: (db: Database, cart: PricedCart) => Promise<readonly Offer[]>;
};

/** Makes the order of a cart whose money is explained, whether by a card or without one. */
export function makeOrderOfCart(deps: OrderOfCartDeps) {
  async function orderOf(
    trx: Database,
    shop: Shop,
    cart: PricedCart,
    payment: { id: string; tip: Minor },
    now: Temporal.Instant,
  ): Promise<CreatedOrder> {
    const terms = shop.orderTerms;
    const times = orderTimes(shop, now);
    const pickupTime = pickupTimeOfCart(cart, times);
    const order = await deps.createOrder(
      trx,
      {
        cart,
        payment,
        currency: currencyOfCompany(shop.company),
        catalogue: shop.catalogue,
        offers: await deps.offersOf(trx, cart),
        table: await deps.tableOf(trx, cart),
        pickupTime,
        opensAt: nextAnswerFrom(shop, pickupTime, times),
        answerWithinMinutes: terms.unansweredOrderMinutes,
        waitMinutes: times.waitMinutes,
      },
      now,
    );
    // What is on a bill was eaten: nobody has to accept it before its money is taken.
    const isReceipt = cart.chequeId !== null;
    return {
      orderId: order.id,
      easyId: order.easyId,
      status: order.status,
      capturesAtOnce: isReceipt || terms.capturesAtOnce,
    };
  }

  const cardlessOrderOf: CreateCardlessOrder = async (trx, cart, payment, now) => {
    const shop = await shopOf(deps.loadShop, cart);
    const { orderId, easyId, status } = await orderOf(trx, shop, cart, payment, now);
    const { invoiceTargetId } = payment;
    if (invoiceTargetId) {
      await trx
        .updateTable('orders')
        .set({ invoiceTargetId })
        .where('companyId', '=', payment.companyId)
        .where('id', '=', orderId)
        .execute();
    }
    return { orderId, easyId, status };
  };

  return { orderOf, cardlessOrderOf };
}

async function shopOf(
  loadShop: LoadShop,
  { companyId, venueId }: Pick<PricedCart, 'companyId' | 'venueId'>,
): Promise<Shop> {
  const shop = companyId && venueId ? await loadShop(companyId, venueId) : null;
  if (!shop) throw new Error(`Venue ${venueId} of a payment is gone`);
  return shop;
}

/** Nobody is in the kitchen at night to answer tomorrow's lunch: its clock starts with the opening (D-92). */
function nextAnswerFrom(
  { venue }: Shop,
  pickupTime: PickupTime,
  { now, waitMinutes }: { now: Temporal.Instant; waitMinutes: number },
): Temporal.Instant | null {
  if (pickupTime === 'ASAP' || isVenueOpenAt(venue, { kind: 'ASAP', now, waitMinutes: 0 }))
    return null;
  return pickupTime.subtract({ minutes: waitMinutes });
}

/**
 * What says which pickup time of a paid cart counts now: a slot the kitchen cannot reach any more is ASAP (TIME-33).
 * Whether times can be chosen at all was asked when the session was opened; within its life it keeps that promise.
 */
export const orderTimes = ({ venue, catalogue, configuration }: Shop, now: Temporal.Instant) => ({
  venue,
  catalogue,
  now,
  waitMinutes: minimumWaitMinutes(venue, configuration.syncEta, now),
  settings: { isPickupTimeDisabled: false },
});
