/** D-102: relayed to holders of the table's token, kept this long, and then forgotten. */
export const SOCIAL_TABLE_RETENTION_HOURS = 12;

export const SOCIAL_TABLE_EVENT_TYPES = [
  'GUEST_JOINED',
  'GUEST_LEFT',
  'CART_LINKED',
  'CART_CHANGED',
] as const;

/** Carries no prices and changes no cart: it only tells the table that something happened. */
export type SocialTableEvent = {
  type: (typeof SOCIAL_TABLE_EVENT_TYPES)[number];
  eventId: string;
  createdAt: string;
  tableId: string;
  cartId: string;
  /** The first name the guest has chosen for this table. */
  name: string;
};

export type TableGuest = { cartId: string; name: string };

/** Who sits at the table, in the order of arrival. Delivered twice, an event changes nothing. */
export function guestsAtTable(events: readonly SocialTableEvent[]): TableGuest[] {
  const guests = new Map<string, TableGuest>();
  for (const { type, cartId, name } of events) {
    if (type === 'GUEST_LEFT') guests.delete(cartId);
    else guests.set(cartId, { cartId, name });
  }
  return [...guests.values()];
}
