import type { PlainBill } from '@tallrik/domain/cart/testing/plain/plain-price';
import type { PlainCart, PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import type { CartBooks, readLeft } from './plain-books.ts';
import { amountOf, type Attempt } from './plain-guest.ts';

type Left = Awaited<ReturnType<typeof readLeft>>;

/** What the rules say of one cart, what became of it, and what a person needs to see why they differ. */
export type Outcome = {
  expected: CartBooks & { left: Left };
  real: CartBooks & { left: Left };
  told: { attempt: Attempt; due: PlainBill; cart: PlainCart; tokens: number };
};

const NOTHING: CartBooks = { provider: [], payments: [], order: null };

/** Worked out from the plain bill alone. */
export function expectedBooks(
  shown: PlainBill,
  due: PlainBill,
  {
    answer,
    tipPercent,
    comment,
  }: { answer: 'ACCEPTED' | 'REJECTED'; tipPercent: number; comment: string },
): CartBooks {
  if (due.refused !== null) return NOTHING;
  const isFree = due.due === 0;
  // Ordered for nothing, as the screen has said, though it costs something by now: no order.
  if (!isFree && shown.refused === null && shown.due === 0) return NOTHING;
  const { amount, tip } = amountOf(due, tipPercent);
  const isServed = answer === 'ACCEPTED';
  const captured = isServed ? amount : 0;
  const grossOfRate = Object.fromEntries([...due.grossOfRate].filter(([, gross]) => gross !== 0));
  const state = isServed ? 'CAPTURED' : 'CANCELLED';
  return {
    provider: isFree
      ? []
      : [{ authorised: amount, captured, cancelled: amount - captured, refunded: 0 }],
    payments: [
      isFree
        ? { kind: 'FREE', amount: 0, tip: 0, state: 'NOTHING_DUE', captured: 0 }
        : { kind: 'CARD', amount, tip, state, captured },
    ],
    order: { status: answer, total: amount, tip, comment, grossOfRate },
  };
}

export const expectedLeft = ({ offers, dishes }: PlainWorld): Left => ({
  tokens: Object.fromEntries(offers.map(({ id, tokens }) => [id, tokens ?? 0])),
  units: Object.fromEntries(dishes.map(({ id, left }) => [id, left])),
});
