import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { isKnownEventType } from '@tallrik/domain/cart/event-types';
import * as z from 'zod/mini';

// An old app in somebody's pocket reads what a newer server says: objects here let unknown fields pass
// and leave out events of unknown types (D-56). The server has checked each event before it stored it.
const cartEventSchema = z.custom<CartEvent>(
  (json) => typeof json === 'object' && json !== null && 'type' in json && isKnown(json.type),
);
const isKnown = (type: unknown): boolean => typeof type === 'string' && isKnownEventType(type);

const storedEventSchema = z.object({ sequence: z.int(), event: z.unknown() });
const knownEventsSchema = z.pipe(
  z.array(storedEventSchema),
  z.transform((stored) =>
    stored.flatMap(({ sequence, event }): StoredCartEvent[] => {
      const known = cartEventSchema.safeParse(event);
      return known.success ? [{ sequence, event: known.data }] : [];
    }),
  ),
);

const domainMessage = <Domain extends string, Data extends z.core.$ZodType>(
  domain: Domain,
  data: Data,
) => z.object({ domain: z.literal(domain), data });

const domainMessageSchema = z.discriminatedUnion('domain', [
  // Events of a cart, in order; everybody on the cart but the sender gets them.
  domainMessage('SHOPPING_CART_EVENT', z.object({ cartId: z.string(), events: knownEventsSchema })),
  // To the sender: the event is stored, perhaps corrected.
  domainMessage(
    'EVENT_CONFIRMED',
    z.object({
      cartId: z.string(),
      eventId: z.string(),
      sequence: z.int(),
      event: cartEventSchema,
    }),
  ),
  domainMessage(
    'SOCIAL_TABLE_EVENT',
    z.object({
      type: z.enum(['GUEST_JOINED', 'GUEST_LEFT', 'CART_LINKED', 'CART_CHANGED']),
      eventId: z.string(),
      createdAt: z.string(),
      tableId: z.string(),
      // The guest's id at the table, which opens nothing: a cart's id is the key to it (D-206).
      cartId: z.string(),
      name: z.string(),
    }),
  ),
  // To a kitchen's board: fetch the board again.
  domainMessage(
    'VENUE_ORDERS_CHANGED',
    z.object({ venueId: z.string(), orderId: z.string(), version: z.int() }),
  ),
  // To a kitchen's board: stock, pause or waiting time is another; fetch what is shown of it.
  domainMessage(
    'VENUE_CHANGED',
    z.object({ venueId: z.string(), what: z.enum(['STOCK', 'PACE', 'PRINTERS']) }),
  ),
  // To guests: menu, hours or switches of the company on their page have changed; read them again (O-29).
  domainMessage('SHOP_CHANGED', z.object({ companyId: z.string() })),
  // To everybody: this process stops. Connect anew after the given time, then let the old connection go.
  domainMessage('SERVER_GOING_AWAY', z.object({ reconnectAfterMs: z.int() })),
]);

const socketErrorSchema = z.object({
  message: z.string(),
  code: z.string(),
  /** The event that was refused: sending it again does not help. */
  eventId: z.optional(z.string()),
  context: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
/** SOCKET-10 */
export type SocketErrorMessage = z.infer<typeof socketErrorSchema>;

/** Everything the server says on the socket. */
export const serverMessageSchema = z.union([
  z.object({ action: z.literal('pong') }),
  domainMessageSchema,
  socketErrorSchema,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
