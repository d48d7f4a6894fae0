import { minor } from '@tallrik/domain/money/minor';
import { unreachable } from '@tallrik/domain/unreachable';
import type { Translate, TranslationKey } from '../../../shared/translate/translate.ts';
import type { SeenOrder, TableGuest } from './table-guests-query.ts';

type Named = Pick<TableGuest, 'name' | 'number'>;

/** Whoever chose no name is called by the order of joining. */
export const nameOf = ({ name, number }: Named, t: Translate): string =>
  name || t('TableGuests.Unnamed', { number });

export function statusKey(status: SeenOrder['status']): TranslationKey {
  switch (status) {
    case 'PENDING':
      return 'OrderStatus.Step.Received';
    case 'ACCEPTED':
    case 'FINALIZING':
      return 'OrderStatus.Step.Preparing';
    case 'READY':
      return 'OrderStatus.Step.Ready';
    case 'COMPLETED':
      return 'OrderStatus.Step.Served';
    case 'REJECTED':
      return 'TableGuests.Rejected';
    default:
      return unreachable(status);
  }
}

export const tableSums = (guests: readonly TableGuest[]) => {
  const unsent = guests.reduce((sum, { unsentAmount }) => sum + unsentAmount, 0);
  const sent = guests.reduce((sum, { sentAmount }) => sum + sentAmount, 0);
  return { unsent: minor(unsent), sent: minor(sent), together: minor(unsent + sent) };
};

const countOf = (dishes: readonly { quantity: number }[]): number =>
  dishes.reduce((sum, { quantity }) => sum + quantity, 0);

/** What a guest who does not see the screen is told of a change: of the others, and the first thing only. */
export function whatChanged(
  before: readonly TableGuest[],
  after: readonly TableGuest[],
  t: Translate,
): string | null {
  for (const guest of after) {
    if (guest.isMe) continue;
    const name = nameOf(guest, t);
    const known = before.find(({ id }) => id === guest.id);
    if (!known) return t('TableGuests.News.Joined', { name });
    const sent = guest.orders.length - known.orders.length;
    if (sent > 0) {
      const count = countOf(guest.orders.slice(-sent).flatMap(({ dishes }) => dishes));
      return t('TableGuests.News.Sent', { name, count });
    }
    const added = countOf(guest.dishes) - countOf(known.dishes);
    if (added > 0) return t('TableGuests.News.Added', { name, count: added });
  }
  const gone = before.find(({ id, isMe }) => !isMe && !after.some((guest) => guest.id === id));
  return gone ? t('TableGuests.News.Left', { name: nameOf(gone, t) }) : null;
}
