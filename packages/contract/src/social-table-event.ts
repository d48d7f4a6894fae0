import { printableLine } from '@tallrik/domain/printable-text';
import * as z from 'zod/mini';

/** What guests at one table tell each other (D-102): no prices, and no cart is changed by it. */
export const socialTableEventSchema = z.strictObject({
  type: z.enum(['GUEST_JOINED', 'GUEST_LEFT', 'CART_LINKED', 'CART_CHANGED']),
  eventId: z.guid(),
  createdAt: z.iso.datetime({ offset: true }),
  tableId: z.guid(),
  /**
   * The sender's own cart, whose id is the key to it: null before there is one. What the others hear carries in its
   * place the guest's id at the table, which opens nothing (D-206).
   */
  cartId: z.nullable(z.guid()),
  /** The first name the guest chose to be seen by; empty for none. */
  name: z.string().check(z.maxLength(200), z.overwrite(printableLine)),
  /** What this phone is known by at the table and tells to nobody else; without it the cart is. */
  guestId: z.optional(z.guid()),
});
export type SocialTableEvent = z.infer<typeof socialTableEventSchema>;
