import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { fixedId } from '../fixed-id.ts';
import type { openGuestPhone } from '../guest-orders.ts';
import type { MoneyWorld } from '../money-world.ts';
import type { seededIds } from '../seed-company.ts';
import { signInGuest } from '../seed-guest.ts';

type Phone = ReturnType<typeof openGuestPhone>;

const CODE = 'SOMMAR';
const CODE_USES = 4;
const OFFER = fixedId(990_001);
const ITEM_OFFER = fixedId(990_004);
const ACTIVATE = `mutation Activate($companyId: ID!, $code: String!, $cartId: ID!, $venueId: ID!) {
  activatePromoCode(companyId: $companyId, code: $code, cartId: $cartId, venueId: $venueId) { success error } }`;

/** A code with a few uses left, and a member who opens many carts with two single-use offers: off the order, off a dish. */
export async function seedModelLoyalty(
  world: Pick<MoneyWorld, 'db' | 'guest'>,
  ids: ReturnType<typeof seededIds>,
) {
  const { db } = world;
  const companyId = ids.company;
  const member = await signInGuest(world, { number: 1, companyId });
  await db
    .insertInto('promoCodes')
    .values({
      id: fixedId(990_002),
      companyId,
      code: CODE,
      discountType: 'PERCENTAGE',
      discountRate: 20,
      title: JSON.stringify({ en: CODE }),
      useLimit: CODE_USES,
    })
    .execute();
  const offer = {
    companyId,
    discountRate: 10,
    discountType: 'PERCENTAGE',
    nameLang: JSON.stringify({ en: 'Welcome' }),
  };
  await db
    .insertInto('offers')
    .values([
      { ...offer, id: OFFER, type: 'ORDER_DISCOUNT' },
      { ...offer, id: ITEM_OFFER, type: 'ITEM_DISCOUNT', itemIds: [ids.burger] },
    ])
    .execute();
  await db
    .insertInto('offerTokens')
    .values(
      [OFFER, ITEM_OFFER].map((offerId, index) => ({
        id: fixedId(990_005 + index),
        companyId,
        userId: member.userId,
        offerId,
        singleUse: true,
      })),
    )
    .execute();
  return {
    member,
    activateCode: async (phone: Phone): Promise<void> => {
      const { cartId, venueId } = phone.base();
      await world.guest(ACTIVATE, { companyId, venueId, cartId, code: CODE });
    },
    offerEvent: (phone: Phone) =>
      ({
        ...phone.base(),
        type: 'SET_ORDER_OFFER',
        id: OFFER,
        title: 'claimed',
        discountRate: 100,
        discountType: 'PERCENTAGE',
      }) as const,
    itemOfferEvent: (phone: Phone, items: CartLine[]) =>
      ({ ...phone.base(), type: 'ADD_OFFER', offer: { id: ITEM_OFFER }, items }) as const,
  };
}

/** No code and no token serves more living orders than it may, and what is counted is what was used. */
export async function findLoyaltyFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ counted: number; used: number; tokens: number; held: number }>`
    select
      (select used_count from promo_codes) as counted,
      (select count(*)::int from promo_uses join orders on orders.id = promo_uses.order_id
       where orders.status <> 'REJECTED') as used,
      (select count(*)::int from offer_tokens join orders on orders.id = offer_tokens.used_by_order
       where orders.status <> 'REJECTED') as tokens,
      (select count(*)::int from offer_tokens where held_by_session is not null)
        + (select count(*)::int from promo_uses where expires_at is not null) as held`.execute(db);
  const faults = rows.flatMap(({ counted, used, held }) => [
    ...(used > CODE_USES ? [`the code was used ${used} times`] : []),
    ...(counted === used ? [] : [`the code counts ${counted} uses, orders have ${used}`]),
    ...(held > 0 ? [`${held} uses or tokens are still held`] : []),
  ]);
  const offered = { order: await ordersWithOffer(db), item: await ordersWithItemOffer(db) };
  return [
    ...faults,
    ...Object.entries(offered)
      .filter(([, count]) => count > 1)
      .map(([kind, count]) => `the single-use ${kind} offer served ${count} orders`),
  ];
}

/** Counted from what guests paid for, not from the token that says who used it. */
async function ordersWithOffer(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from orders
    join payments on payments.order_id = orders.id
    left join payment_sessions on payment_sessions.id = payments.session_id
    join lateral (
      select event ->> 'type' as type from cart_events
      where cart_events.cart_id = orders.cart_id
        and (payment_sessions.id is null or cart_events.sequence <= payment_sessions.cart_sequence)
        and event ->> 'type' in ('SET_ORDER_OFFER', 'CLEAR_ORDER_OFFER', 'CLEAR_CART')
      order by sequence desc limit 1) as last on last.type = 'SET_ORDER_OFFER'
    where orders.status <> 'REJECTED'`.execute(db);
  return rows[0]?.count ?? 0;
}

async function ordersWithItemOffer(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct orders.id)::int as count
    from orders join order_items on order_items.order_id = orders.id
    where order_items.offer ->> 'id' = ${ITEM_OFFER} and orders.status <> 'REJECTED'`.execute(db);
  return rows[0]?.count ?? 0;
}
