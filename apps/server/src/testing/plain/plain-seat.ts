import type { PlainAction } from '@tallrik/domain/cart/testing/plain/arbitrary-plain';
import type { Names } from '@tallrik/domain/cart/testing/plain/intent';
import {
  afterSale,
  mayPay,
  plainBill,
  plainComment,
  plainDishes,
  type PlainBill,
} from '@tallrik/domain/cart/testing/plain/plain-price';
import type { PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { MoneyWorld } from '../money-world.ts';
import type { Run } from './arbitrary-round.ts';
import { readCartBooks, readLeft } from './plain-books.ts';
import { scan } from '../table-guests.ts';
import { payPlainBill } from './pay-plain-bill.ts';
import { expectedBooks, expectedLeft, type Outcome, type PayingBy } from './plain-expected.ts';
import { isFree, openPlainGuest, type Attempt, type PlainGuest } from './plain-guest.ts';
import type { PlainShop } from './plain-shop.ts';
import { writePlainWorld } from './write-plain-world.ts';

const MOVE = `mutation Move($id: ID!, $version: Int!, $to: OrderStatus!, $reason: RejectReason) {
  moveOrder(id: $id, version: $version, to: $to, estimatedMinutes: 15, rejectReason: $reason) { success error } }`;

type Stay = Run['stays'][number];
type Sitting = {
  guest: PlainGuest;
  shown: PlainBill;
  due: PlainBill;
  attempt: Attempt;
  by: PayingBy;
  mayPay: boolean;
  tipPercent: number;
  comment: string;
  /** Each dish as it stands on the bill, and who has paid for it. */
  dishes: number[];
  payers: string[];
  tipRefusals: number;
};

/** One restaurant for one day: its guest comes again and again, and the plain world is kept beside the real one. */
export function openPlainTableGuest(
  world: MoneyWorld,
  shop: PlainShop,
  { opening, tokens, timeOf }: { opening: PlainWorld; tokens: Tokens; timeOf: Names['timeOf'] },
) {
  let plain = opening;
  let sitting: Sitting | null = null;
  const { companyId, venueId, userId, staffId, tableId } = shop;
  const orderOf = ({ cartId }: PlainGuest) =>
    world.db
      .selectFrom('orders')
      .select(['id', 'version'])
      .where('cartId', '=', cartId)
      .executeTakeFirst();
  const tokenOf = (audience: 'guest' | 'staff', subject: string) =>
    tokens.issue(audience, { subject, companyId, version: 1 }, world.now());

  return {
    fill: async ({ visit }: Stay, minute: number, name: string): Promise<void> => {
      const { isSignedIn, pickup } = visit;
      plain = { ...plain, minute };
      const token = await tokenOf('guest', userId);
      const tableToken = visit.seat === 'TABLE' ? await scan(world, tableId, venueId) : null;
      // A code that opens nothing leaves a guest at the counter.
      const seat = visit.seat === 'TABLE' && tableToken === null ? 'HERE' : visit.seat;
      const guest = openPlainGuest(world, shop, {
        name,
        isSignedIn,
        seat,
        token,
        timeOf,
        tableToken,
      });
      const actions: PlainAction[] = [...visit.actions];
      for (const [at, action] of visit.more) actions.splice(at, 0, action);
      await guest.fill([...(pickup ? [pickup] : []), ...actions], plain);
      const shown = plainBill(guest.noted(), plain);
      sitting = guest.noted().lines.length > 0 ? { ...UNPAID, guest, shown, due: shown } : null;
    },
    pay: async ({ visit, change }: Stay, minute: number): Promise<void> => {
      const { changed, other } = change;
      const others = Object.fromEntries([...changed].map((part) => [part, other[part]]));
      plain = { ...plain, ...others, minute };
      await writePlainWorld(world.db, shop, plain, changed);
      if (sitting === null) return;
      const { guest, shown } = sitting;
      const due = plainBill(guest.noted(), plain);
      const isTipTaken = plain.house.takesTips;
      const tipPercent = isTipTaken ? change.tipPercent : 0;
      const comment = plainComment(guest.noted(), plain);
      const by = payingBy(guest, visit.payBy, [shown, due]);
      const tableToken = by === 'LATER' ? await scan(world, tableId, venueId) : null;
      const attempt =
        by === 'CARD'
          ? await guest.pay(shown, due, { percent: change.tipPercent, isTipTaken })
          : await guest.order(by, [shown, due, due], tipPercent, tableToken);
      sitting = {
        ...sitting,
        due,
        attempt,
        by,
        mayPay: mayPay(by === 'INVOICE' ? by : 'CARD', guest.noted(), plain),
        tipPercent,
        comment,
        dishes: due.refused === null ? plainDishes(guest.noted(), plain) : [],
        tipRefusals: guest.tipRefusals(),
      };
      if (attempt.is === 'OPENED') await world.shopper.pay(attempt.session);
    },
    answer: async ({ answer }: Stay): Promise<void> => {
      if (sitting === null) return;
      const order = await orderOf(sitting.guest);
      if (!order) return;
      const reason = answer === 'REJECTED' ? 'TOO_MANY_ORDERS' : null;
      const moved = await world.staff<{ moveOrder: { success: boolean } }>(
        MOVE,
        { ...order, to: answer, reason },
        await tokenOf('staff', staffId),
      );
      if (!moved.data?.moveOrder.success) throw new Error(`The board: ${JSON.stringify(moved)}`);
    },
    /** What was ordered to be paid later is paid, by all who sit there. */
    settle: async ({ answer, split, change }: Stay): Promise<void> => {
      if (sitting?.by !== 'LATER' || sitting.attempt.is !== 'ANNOUNCED' || answer === 'REJECTED')
        return;
      const order = await orderOf(sitting.guest);
      if (!order) return;
      const { dishes } = sitting;
      const { takesTips } = plain.house;
      const terms = { dishes, split, tipPercent: change.tipPercent, takesTips };
      const { payers, tipRefusals } = await payPlainBill(world, shop, order.id, terms);
      sitting = { ...sitting, payers, tipRefusals: sitting.tipRefusals + tipRefusals };
    },
    /** Null where there was nothing to pay. */
    close: async ({ answer, split }: Stay): Promise<Outcome | null> => {
      if (sitting === null) return null;
      const { guest, shown, due, attempt, payers, tipRefusals } = sitting;
      const expected = expectedBooks(shown, due, { ...sitting, answer, split });
      const tokensBefore = tokensIn(plain);
      if (due.refused === null && expected.order !== null && answer === 'ACCEPTED')
        plain = afterSale(guest.noted(), plain, due);
      const books = await readCartBooks(world, guest.cartId, payers);
      const left = await readLeft(world, shop, plain);
      return {
        expected: { ...expected, left: expectedLeft(plain) },
        real: { ...books, left },
        actual: {
          attempt,
          due,
          cart: guest.noted(),
          tokens: tokensBefore - tokensIn(plain),
          tipRefusals,
        },
      };
    },
  };
}

const UNPAID = {
  attempt: { is: 'REFUSED', codes: [] },
  by: 'CARD',
  mayPay: true,
  tipPercent: 0,
  comment: '',
  dishes: [],
  payers: [],
  tipRefusals: 0,
} satisfies Omit<Sitting, 'guest' | 'shown' | 'due'>;

/** An order that costs nothing, or did when the screen was drawn, is neither billed nor owed. */
function payingBy(guest: PlainGuest, wished: 'CARD' | 'INVOICE', bills: PlainBill[]): PayingBy {
  if (guest.noted().isPaidLater) return 'LATER';
  return wished === 'INVOICE' && !bills.some(isFree) ? 'INVOICE' : 'CARD';
}

const tokensIn = ({ offers }: PlainWorld): number =>
  offers.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
