import type { CartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { isKnownEventType } from '@tallrik/domain/cart/event-types';

/** What the server may say about a cart, read from a message nobody has checked yet. */
export type CartMessage =
  | { kind: 'EVENTS'; cartId: string; events: StoredCartEvent[] }
  | { kind: 'CONFIRMED'; cartId: string; eventId: string; stored: StoredCartEvent | null }
  | { kind: 'REFUSED'; code: string; message: string; eventId: string | null };

/** Null for messages that are not about a cart: other features listen to those. */
export function readCartMessage(message: unknown): CartMessage | null {
  if (!isRecord(message)) return null;
  if (typeof message['message'] === 'string') {
    const { code, eventId } = message;
    return {
      kind: 'REFUSED',
      message: message['message'],
      code: typeof code === 'string' ? code : 'UNEXPECTED_ERROR_OCCURRED',
      eventId: typeof eventId === 'string' ? eventId : null,
    };
  }
  const { domain, data } = message;
  if (!isRecord(data) || typeof data['cartId'] !== 'string') return null;
  const cartId = data['cartId'];
  if (domain === 'SHOPPING_CART_EVENT' && Array.isArray(data['events'])) {
    return { kind: 'EVENTS', cartId, events: readStoredEvents(data['events']) };
  }
  if (domain === 'EVENT_CONFIRMED' && typeof data['eventId'] === 'string') {
    const stored = readStoredEvents([{ sequence: data['sequence'], event: data['event'] }]);
    return { kind: 'CONFIRMED', cartId, eventId: data['eventId'], stored: stored[0] ?? null };
  }
  return null;
}

/** Keeps the events this build knows: an old app in a pocket must survive a newer server (D-56). */
export function readStoredEvents(candidates: readonly unknown[]): StoredCartEvent[] {
  return candidates.flatMap((candidate) => {
    if (!isRecord(candidate) || typeof candidate['sequence'] !== 'number') return [];
    const { event, sequence } = candidate;
    if (!isRecord(event) || typeof event['type'] !== 'string') return [];
    return isKnownEventType(event['type']) ? [{ sequence, event: event as CartEvent }] : [];
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
