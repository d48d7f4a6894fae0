import type { Cheque as ChequeAnswer } from '@tallrik/contract/generated/resolvers';
import { subtractMinor } from '@tallrik/domain/money/minor';
import { chequeTotals } from '@tallrik/domain/tables/cheque';
import { isSelectable, payableCheque } from '@tallrik/domain/tables/cheque-claims';
import type { LoadedCheque } from './cheque-store.ts';

/** The bill as a guest reads it. Its table has its number and not its id, with which one could order at it. */
export function chequeAnswer(
  { cheque, claims, isClosed, tableCode }: LoadedCheque,
  now: Temporal.Instant,
): ChequeAnswer {
  const { amount, discount, paid, isPaid } = chequeTotals(cheque);
  // Asked for nobody's cart: a lock of one's own shows as well, since somebody is paying.
  const payable = payableCheque(cheque, claims, now, null);
  const settled = claims.filter(({ until }) => until === null);
  const unpaid = new Set(
    payableCheque(cheque, settled, now, null)
      .items.filter(isSelectable)
      .map(({ id }) => id),
  );
  return {
    id: cheque.id,
    venueId: cheque.venueId,
    tableCode,
    createdAt: cheque.createdAt,
    amount,
    discount,
    paidAmount: paid,
    isPaid: isPaid || isClosed,
    items: payable.items.map((item) => ({
      id: item.id,
      itemId: item.itemId,
      title: item.title,
      amount: item.amount,
      discount: item.discount,
      categoryId: item.categoryId,
      variations: item.variations.map(({ id }) => id),
      richVariations: item.variations.map(({ id, title, amount: price }) => ({
        id,
        title,
        amount: price,
      })),
      isLocked: !isSelectable(item),
      isPaid: !unpaid.has(item.id),
      leftFraction: item.left.fraction,
      leftAmount: subtractMinor(item.left.amount, item.left.discount),
    })),
  };
}
