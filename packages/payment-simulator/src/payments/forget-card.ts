import { notFound, reply, type Reply } from '../adyen-error.ts';
import type { StoredCard } from '../books/book-entry.ts';
import { cardKey } from '../books/books.ts';
import type { Simulation } from '../simulation.ts';

/** `DELETE /storedPaymentMethods/{id}`. */
export function forgetCard(
  { books }: Simulation,
  card: Pick<StoredCard, 'shopperReference' | 'reference'>,
): Reply {
  return books.cards.has(cardKey(card))
    ? reply(204, {}, [{ type: 'CARD_FORGOTTEN', ...card }])
    : notFound('No such stored payment method');
}
