import type { PlainAction } from '@tallrik/domain/cart/testing/plain/arbitrary-plain';
import type { Names } from '@tallrik/domain/cart/testing/plain/intent';
import {
  afterSale,
  plainBill,
  plainComment,
  type PlainBill,
} from '@tallrik/domain/cart/testing/plain/plain-price';
import type { PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { MoneyWorld } from '../money-world.ts';
import type { Run } from './arbitrary-round.ts';
import { readCartBooks, readLeft } from './plain-books.ts';
import { expectedBooks, expectedLeft, type Outcome } from './plain-expected.ts';
import { openPlainGuest, type Attempt, type PlainGuest } from './plain-guest.ts';
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
  tipPercent: number;
  comment: string;
};

/** One restaurant for one day: its guest comes again and again, and the plain world is kept beside the real one. */
export function openPlainSeat(
  world: MoneyWorld,
  shop: PlainShop,
  { opening, tokens, timeOf }: { opening: PlainWorld; tokens: Tokens; timeOf: Names['timeOf'] },
) {
  let plain = opening;
  let sitting: Sitting | null = null;
  const { companyId, userId, staffId } = shop;
  const tokenOf = (audience: 'guest' | 'staff', subject: string) =>
    tokens.issue(audience, { subject, companyId, version: 1 }, world.now());

  return {
    fill: async ({ visit }: Stay, minute: number, name: string): Promise<void> => {
      const { isSignedIn, seat, pickup } = visit;
      plain = { ...plain, minute };
      const token = await tokenOf('guest', userId);
      const guest = openPlainGuest(world, shop, { name, isSignedIn, seat, token, timeOf });
      const actions: PlainAction[] = [...visit.actions];
      for (const [at, action] of visit.more) actions.splice(at, 0, action);
      await guest.fill([...(pickup ? [pickup] : []), ...actions], plain);
      const shown = plainBill(guest.noted(), plain);
      const attempt: Attempt = { is: 'REFUSED', codes: [] };
      sitting =
        guest.noted().lines.length > 0
          ? { guest, shown, due: shown, attempt, tipPercent: 0, comment: '' }
          : null;
    },
    pay: async ({ change }: Stay, minute: number): Promise<void> => {
      const { changed, other } = change;
      const others = Object.fromEntries([...changed].map((part) => [part, other[part]]));
      plain = { ...plain, ...others, minute };
      await writePlainWorld(world.db, shop, plain, changed);
      if (sitting === null) return;
      const { guest, shown } = sitting;
      const due = plainBill(guest.noted(), plain);
      const tipPercent = plain.house.takesTips ? change.tipPercent : 0;
      const comment = plainComment(guest.noted(), plain);
      const attempt = await guest.pay(shown, due, tipPercent);
      sitting = { guest, shown, due, attempt, tipPercent, comment };
      if (attempt.is === 'OPENED') await world.shopper.pay(attempt.session);
    },
    answer: async ({ answer }: Stay): Promise<void> => {
      if (sitting === null) return;
      const order = await world.db
        .selectFrom('orders')
        .select(['id', 'version'])
        .where('cartId', '=', sitting.guest.cartId)
        .executeTakeFirst();
      if (!order) return;
      const reason = answer === 'REJECTED' ? 'TOO_MANY_ORDERS' : null;
      const moved = await world.staff<{ moveOrder: { success: boolean } }>(
        MOVE,
        { ...order, to: answer, reason },
        await tokenOf('staff', staffId),
      );
      if (!moved.data?.moveOrder.success) throw new Error(`The board: ${JSON.stringify(moved)}`);
    },
    /** Null where there was nothing to pay. */
    close: async ({ answer }: Stay): Promise<Outcome | null> => {
      if (sitting === null) return null;
      const { guest, shown, due, attempt, tipPercent, comment } = sitting;
      const expected = expectedBooks(shown, due, { answer, tipPercent, comment });
      const tokensBefore = tokensIn(plain);
      if (due.refused === null && expected.order !== null && answer === 'ACCEPTED')
        plain = afterSale(guest.noted(), plain, due);
      const books = await readCartBooks(world, guest.cartId);
      const left = await readLeft(world, shop, plain);
      return {
        expected: { ...expected, left: expectedLeft(plain) },
        real: { ...books, left },
        told: { attempt, due, cart: guest.noted(), tokens: tokensBefore - tokensIn(plain) },
      };
    },
  };
}

const tokensIn = ({ offers }: PlainWorld): number =>
  offers.reduce((sum, { tokens }) => sum + (tokens ?? 0), 0);
