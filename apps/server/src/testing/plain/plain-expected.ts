import { sum } from '@tallrik/domain/cart/testing/plain/plain-arithmetic';
import { plainTip, type PlainBill } from '@tallrik/domain/cart/testing/plain/plain-price';
import { plainShares, type PlainSplit } from '@tallrik/domain/cart/testing/plain/plain-shares';
import type { PlainCart, PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import type { BillBooks, CartBooks, readLeft } from './plain-books.ts';
import { amountOf, type Attempt } from './plain-guest.ts';

type Left = Awaited<ReturnType<typeof readLeft>>;

/** What the rules say of one cart, what became of it, and what a person needs to see why they differ. */
export type Outcome = {
  expected: CartBooks & { left: Left };
  real: CartBooks & { left: Left };
  actual: {
    attempt: Attempt;
    due: PlainBill;
    cart: PlainCart;
    tokens: number;
    tipRefusals: number;
  };
};

const NOTHING: CartBooks = { provider: [], payments: [], order: null, bill: null };

/** How the guest means to pay; whether the rules let them. */
export type PayingBy = 'CARD' | 'INVOICE' | 'LATER';

type Terms = {
  answer: 'ACCEPTED' | 'REJECTED';
  by: PayingBy;
  mayPay: boolean;
  tipPercent: number;
  comment: string;
  /** Each dish as it stands on the bill. */
  dishes: number[];
  split: PlainSplit;
};

/** Worked out from the plain bill alone. */
export function expectedBooks(
  shown: PlainBill,
  due: PlainBill,
  { answer, by, mayPay, tipPercent, comment, dishes, split }: Terms,
): CartBooks {
  if (due.refused !== null || !mayPay) return NOTHING;
  const isServed = answer === 'ACCEPTED';
  const grossOfRate = Object.fromEntries([...due.grossOfRate].filter(([, gross]) => gross !== 0));
  if (by !== 'CARD') {
    // Nobody tips on what goes on the bill (DISC-12); whoever pays the bill may.
    const { amount, tip } = amountOf(due, by === 'LATER' ? 0 : tipPercent);
    const state = isServed ? 'OWED' : 'WAIVED';
    return {
      provider: [],
      payments: [{ kind: by, amount, tip, state, captured: 0 }],
      order: { status: answer, total: amount, tip, comment, grossOfRate },
      bill: by === 'LATER' ? expectedBill(isServed ? dishes : [], split, tipPercent) : null,
    };
  }
  const isFree = due.due === 0;
  // Ordered for nothing, as the screen has said, though it costs something by now: no order.
  if (!isFree && shown.refused === null && shown.due === 0) return NOTHING;
  const { amount, tip } = amountOf(due, tipPercent);
  const captured = isServed ? amount : 0;
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
    bill: null,
  };
}

/** D-103: what all pay together is the bill, to the minor unit, and with the last of them it is closed. */
function expectedBill(dishes: number[], split: PlainSplit, tipPercent: number): BillBooks {
  const owed = sum(dishes);
  const charged = plainShares(dishes, split).map((share) => withTip(share, tipPercent));
  return { owed, paid: owed, isOpen: false, charged };
}

const withTip = (share: number, percent: number) => share + plainTip(share, percent, 'SEK');

export const expectedLeft = ({ offers, dishes }: PlainWorld): Left => ({
  tokens: Object.fromEntries(offers.map(({ id, tokens }) => [id, tokens ?? 0])),
  units: Object.fromEntries(dishes.map(({ id, left }) => [id, left])),
});
