import { printableLine } from '@tallrik/domain/printable-text';
import * as z from 'zod/mini';

/** What guests at one table tell each other (D-102): no prices, and no cart is changed by it. */
export const socialTableEventSchema = z.strictObject({
  type: z.enum(['GUEST_JOINED', 'GUEST_LEFT', 'CART_LINKED', 'CART_CHANGED']),
  eventId: z.guid(),
  createdAt: z.iso.datetime({ offset: true }),
  tableId: z.guid(),
  cartId: z.guid(),
  /** The first name the guest chose to be seen by. */
  name: z.string().check(z.maxLength(40), z.overwrite(printableLine)),
});
export type SocialTableEvent = z.infer<typeof socialTableEventSchema>;
