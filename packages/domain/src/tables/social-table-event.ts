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
