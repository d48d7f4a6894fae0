import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { vatOf } from '@tallrik/domain/money/vat';
import type { BookOrder } from '@tallrik/domain/orders/books/book-entries';
import fc from 'fast-check';
import type { Database } from '../../../../platform/database/database.ts';

/** An order for the books, and what the database has to know beside it. */
export type SeededOrder = Omit<BookOrder, 'items'> & {
  kind: 'CARD' | 'INVOICE' | 'FREE' | 'LATER';
  type: 'TAKE_AWAY' | 'EAT_HERE';
  isReceipt: boolean;
  /** Every dish of the receipt was rejected after it was paid: all of it goes back. */
  isDueBack: boolean;
  /** What stood on the whole of it. */
  offer: { id: string; name: string } | null;
  items: readonly (BookOrder['items'][number] & { itemId: string; offerId: string | null })[];
};

const KINDS = [
  'PLAIN',
  'PLAIN',
  'OFFER',
  'CODE',
  'INVOICE',
  'BILL',
  'RECEIPT',
  'RETURNED',
  'REJECTED',
  'TEST',
] as const;

/** Offers that are nowhere else: the books keep their names. */
export const LINE_OFFER = { id: '00000000-0000-4000-8000-0000000000a0', name: 'Two for one' };
export const ORDER_OFFERS = [
  { id: '00000000-0000-4000-8000-0000000000a1', name: 'Late night' },
  { id: '00000000-0000-4000-8000-0000000000a2', name: 'First frost' },
];

/** Orders of some days in all their kinds: bills, tips, codes, refunds, rejections early and late, invoices, rehearsals. */
export function randomOrders(
  count: number,
  seed: number,
  world: { venueIds: readonly string[]; itemIds: readonly string[]; from: string; days: number },
): SeededOrder[] {
  const start = Temporal.Instant.from(world.from);
  const line = fc
    .record({
      itemId: fc.constantFrom(...world.itemIds),
      amount: fc.integer({ min: 1, max: 30_000 }),
      part: fc.integer({ min: 0, max: 60 }),
      rate: fc.constantFrom(0, 6, 12, 25),
    })
    .map(({ itemId, amount, part, rate }) => ({ itemId, amount, part, rate }));
  const order = fc.record({
    kind: fc.constantFrom(...KINDS),
    venueId: fc.constantFrom(...world.venueIds),
    seconds: fc.integer({ min: 0, max: world.days * 86_400 }),
    waited: fc.integer({ min: 10, max: 2 * 86_400 }),
    type: fc.constantFrom('TAKE_AWAY' as const, 'EAT_HERE' as const),
    tip: fc.integer({ min: 0, max: 4_000 }),
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    fee: fc.option(fc.integer({ min: 100, max: 2_000 })),
    back: fc.option(fc.integer({ min: 1, max: 86_400 * 2 })),
    isFull: fc.boolean(),
  });
  return fc.sample(order, { numRuns: count, seed }).map((one): SeededOrder => {
    const isTest = one.kind === 'TEST';
    const isFree = isTest;
    const items = one.lines.map(({ itemId, amount, part, rate }) => ({
      itemId,
      // Some lines have an offer of their own.
      offerId: one.kind === 'OFFER' && part % 3 === 0 ? LINE_OFFER.id : null,
      price: {
        amount: minor(isFree ? 0 : amount),
        discount: minor(
          one.kind === 'CODE' || one.kind === 'OFFER' ? Math.floor((amount * part) / 100) : 0,
        ),
        percentageVAT: rate,
      },
    }));
    const fees =
      one.fee === null || isFree
        ? []
        : [{ price: { amount: minor(one.fee), discount: minor(0), percentageVAT: 25 } }];
    const createdAt = start.add({ seconds: one.seconds }).toString();
    const kind = isFree
      ? 'FREE'
      : one.kind === 'INVOICE'
        ? 'INVOICE'
        : one.kind === 'BILL'
          ? 'LATER'
          : 'CARD';
    const [first] = items;
    const gross = first ? first.price.amount - first.price.discount : 0;
    const isDueBack = one.kind === 'RETURNED';
    const canRefund = !isDueBack && kind === 'CARD' && one.back !== null && gross > 0;
    return {
      id: randomUUID(),
      venueId: one.venueId,
      kind,
      type: one.type,
      isTest,
      offer: one.kind === 'OFFER' ? (ORDER_OFFERS[one.seconds % 2] ?? null) : null,
      isReceipt: one.kind === 'RECEIPT' || isDueBack,
      isDueBack,
      isPayLater: one.kind === 'BILL',
      status: one.kind === 'REJECTED' ? 'REJECTED' : 'COMPLETED',
      createdAt,
      rejectedAt:
        one.kind === 'REJECTED'
          ? start.add({ seconds: one.seconds + one.waited }).toString()
          : null,
      tip: minor(isFree || kind === 'LATER' ? 0 : one.tip),
      items,
      fees,
      refunds: isDueBack
        ? [
            wholeRefund(start.add({ seconds: one.seconds + one.waited }).toString(), one.tip, [
              ...items,
              ...fees,
            ]),
          ]
        : canRefund
          ? [
              {
                at: start.add({ seconds: one.seconds + (one.back ?? 0) }).toString(),
                amount: minor(gross),
                tip: minor(0),
                byRate: [
                  {
                    rate: first?.price.percentageVAT ?? 0,
                    gross: minor(gross),
                    vat: vatOf(minor(gross), first?.price.percentageVAT ?? 0),
                  },
                ],
              },
            ]
          : [],
    };
  });
}

function wholeRefund(
  at: string,
  tip: number,
  lines: readonly BookOrder['items'][number][],
): BookOrder['refunds'][number] {
  const rates = [...new Set(lines.map(({ price }) => price.percentageVAT))].toSorted(
    (one, other) => one - other,
  );
  const grossOf = (of: typeof lines) =>
    of.reduce((sum, { price }) => sum + price.amount - price.discount, 0);
  return {
    at,
    amount: minor(grossOf(lines) + tip),
    tip: minor(tip),
    byRate: rates.map((rate) => {
      const gross = minor(grossOf(lines.filter(({ price }) => price.percentageVAT === rate)));
      return { rate, gross, vat: vatOf(gross, rate) };
    }),
  };
}

/** Writes them as checkout, kitchen and office would have. */
export async function seedBooks(
  db: Database,
  at: { companyId: string; tableId: string; staffId: string },
  orders: readonly SeededOrder[],
): Promise<void> {
  const { companyId } = at;
  let number = 0;
  for (const order of orders) {
    const { id: orderId, venueId } = order;
    const createdAt = new Date(order.createdAt);
    const lines = [...order.items, ...order.fees];
    const goods = lines.reduce((sum, { price }) => sum + price.amount - price.discount, 0);
    const cartId = randomUUID();
    number += 1;
    await db
      .insertInto('carts')
      .values({ id: cartId, companyId, venueId, createdAt, lastEventAt: createdAt })
      .execute();
    const chequeId = order.isReceipt ? randomUUID() : null;
    if (chequeId)
      await db
        .insertInto('cheques')
        .values({
          id: chequeId,
          companyId,
          venueId,
          tableId: at.tableId,
          createdAt,
          closedAt: createdAt,
        })
        .execute();
    await db
      .insertInto('orders')
      .values({
        id: orderId,
        companyId,
        venueId,
        cartId,
        chequeId,
        easyId: String(number),
        status: order.status,
        rejectReason: order.status === 'REJECTED' ? 'OUT_OF_SUPPLIES' : null,
        type: order.type,
        offer: order.offer && JSON.stringify(order.offer),
        isTest: order.isTest,
        isPayLater: order.isPayLater,
        currency: 'SEK',
        total: goods + order.tip,
        tip: order.tip,
        createdAt,
        answerBy: createdAt,
      })
      .execute();
    const rowOf = (price: (typeof lines)[number]['price']) => ({
      id: randomUUID(),
      companyId,
      orderId,
      priceId: randomUUID(),
      amount: price.amount,
      percentageVat: price.percentageVAT,
      discount: price.discount,
      subtotal: price.amount,
    });
    await db
      .insertInto('orderItems')
      .values(
        order.items.map(({ price, itemId, offerId }, position) => ({
          ...rowOf(price),
          position,
          offer: offerId === null ? null : JSON.stringify(LINE_OFFER),
          entry: JSON.stringify({
            id: itemId,
            price: price.amount,
            selectedVariations: [],
            item: { id: itemId, defaultPrice: null, title: `Dish ${itemId}`, titleLang: {} },
          }),
        })),
      )
      .execute();
    if (order.fees.length > 0)
      await db
        .insertInto('orderFees')
        .values(order.fees.map(({ price }) => ({ ...rowOf(price), name: 'Bag' })))
        .execute();
    const paymentId = randomUUID();
    await db
      .insertInto('payments')
      .values({
        id: paymentId,
        companyId,
        venueId,
        cartId,
        orderId,
        kind: order.kind,
        pspReference: order.kind === 'CARD' ? randomUUID() : null,
        amount: goods + order.tip,
        tip: order.tip,
        currency: 'SEK',
        isDueBack: order.isDueBack,
        state: order.isDueBack
          ? 'REFUNDED'
          : order.kind === 'CARD'
            ? 'CAPTURED'
            : order.kind === 'FREE'
              ? 'NOTHING_DUE'
              : 'OWED',
        createdAt,
        stateSince: createdAt,
      })
      .execute();
    if (order.rejectedAt !== null)
      await db
        .insertInto('orderMoves')
        .values({
          companyId,
          orderId,
          version: 2,
          fromStatus: 'ACCEPTED',
          toStatus: 'REJECTED',
          actor: 'SERVER',
          reason: 'OUT_OF_SUPPLIES',
          at: new Date(order.rejectedAt),
        })
        .execute();
    for (const refund of order.refunds) {
      const id = randomUUID();
      if (order.isDueBack) {
        await db
          .insertInto('paymentLedger')
          .values({
            companyId,
            paymentId,
            entry: 'REFUND_ASKED',
            amount: refund.amount,
            currency: 'SEK',
            at: new Date(refund.at),
          })
          .execute();
        continue;
      }
      await db
        .insertInto('partRefunds')
        .values({ id, companyId, paymentId, amount: refund.amount, createdAt: new Date(refund.at) })
        .execute();
      await db
        .insertInto('refunds')
        .values({
          id,
          companyId,
          orderId,
          staffId: at.staffId,
          amount: refund.amount,
          tip: refund.tip,
          byRate: JSON.stringify(refund.byRate),
          reason: 'QUALITY',
          createdAt: new Date(refund.at),
        })
        .execute();
    }
  }
}
