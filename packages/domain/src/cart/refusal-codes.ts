/** Every way the server says no to a cart event, with what it means. `Error.{code}` is its text. */
export const CART_REFUSALS = {
  SERVER_ONLY_EVENT: 'A guest sent an event that only the server may say (D-56, D-57, D-71).',
  CART_NOT_FOUND: 'The cart has not been created yet: CREATE_CART must come first.',
  CART_EXISTS: 'CREATE_CART for a cart that is there already.',
  WRONG_CART: 'Cart, venue or company of the event are not those of the cart.',
  NOT_YOUR_CART: 'The cart belongs to another user, or the event claims another user (D-58).',
  CART_ORDERED: 'The cart has become an order and is read-only (D-58).',
  PAYMENT_PENDING:
    'A payment is under way or has arrived; what is being paid cannot change (D-34).',
  APP_CLOSED: 'The company takes no orders in the app now (D-36).',
  VENUE_NOT_AVAILABLE: 'The venue is not active or does not exist any more.',
  DELIVERY_NOT_AVAILABLE: 'Nobody drives deliveries yet (D-29).',
  SERVICE_TYPE_NOT_ALLOWED: 'The company does not offer this service type.',
  ERROR_USER_IS_REQUIRED: 'The guest has to sign in for this (ITEM-28, DISC-11).',
  MENU_EXPIRED: 'No menu is served at the chosen time (ITEM-29, TIME-20).',
  ITEM_NOT_ON_MENU: 'The dish or its entry is not in the menu served then.',
  VAT_RATE_UNKNOWN: 'The dish has no valid VAT rate and may not be sold (D-59).',
  OUT_OF_STOCK: 'The dish or variation is sold out, or fewer are left than asked for (ITEM-20).',
  UNKNOWN_VARIATION: 'The dish has no such variation.',
  TOO_MANY_CHOSEN: 'More than one variation of a group that allows one.',
  CHOICES_OUT_OF_RANGE: 'Fewer or more of a group than it asks for (CATALOG-48).',
  REQUIRED_GROUP_EMPTY: 'A required group has no selection (ITEM-25).',
  NOTHING_TO_ADD: 'The event adds no line.',
  TOO_MANY_ITEMS: 'More of one dish in one add than the stepper allows (D-47).',
  CART_FULL:
    'The cart would hold more lines than a kitchen can read, or come to more than a payment can carry.',
  DUPLICATE_LINE: 'A line with this id is in the cart already.',
  LINE_NOT_FOUND: 'The line to remove is not in the cart (any more).',
  BAG_STAYS: 'The bag cannot be removed alone (CART-37).',
  COMMENTS_DISABLED: 'The company takes no comments.',
  PICKUP_TIME_DISABLED: 'The company lets nobody choose a pickup time.',
  PICKUP_TIME_FIXED:
    'The time cannot be changed here: at a table, or with time-controlled menus (D-34).',
  PICKUP_TIME_INVALID: 'Neither ASAP nor a readable time, or not a 15-minute slot (TIME-06).',
  PICKUP_TIME_TOO_SOON: 'Earlier than now plus the minimum wait (TIME-33).',
  PICKUP_TIME_TOO_FAR: 'More than 30 days ahead (TIME-11).',
  PICKUP_TIME_CLOSED: 'The venue is closed then (TIME-07).',
  TABLE_REQUIRED:
    'Only a guest with the token of a pay-later table may pay later (D-101, TABLE-08).',
  TABLE_NOT_SERVED: 'Orders from tables are switched off while the cart was being filled (D-101).',
  CHEQUE_NOT_FOUND: 'No such bill in this venue.',
  CHEQUE_CLOSED: 'The bill is paid.',
  CHEQUE_ITEM_LOCKED: 'The item is paid, or somebody is paying it now (D-103).',
  CHEQUE_FRACTION_TOO_LARGE: 'More of the item than is left to pay (D-53).',
  CHEQUE_SHARE_TOO_SMALL: 'A share of the bill that rounds to nothing (D-53).',
  CART_NOT_EMPTY: 'Only an empty EAT_HERE cart can be tied to a bill (TABLE-05).',
  OFFER_NOT_AVAILABLE: 'The offer does not exist, is not for this venue, or is not this guest’s.',
  OFFER_ALREADY_USED: 'More units of the offer than the guest has tokens for (D-74).',
  OFFER_NOT_BETTER: 'The order offer saves no more than the present one (DISC-05).',
  OFFER_ITEMS_DO_NOT_MATCH: 'The lines are not the dishes of the offer (D-74).',
  OFFER_HAS_NO_ITEMS: 'The offer is for the whole order, or only to be looked at (D-74).',
  PROMO_CODE_SET: 'While a promo code is set no order offer is applied (DISC-06).',
  CART_EMPTY: 'There is nothing to pay for.',
  AMOUNT_CHANGED:
    'The amount is not what the server computes; the guest must see the new one (D-52).',
  TIP_NOT_ALLOWED: 'The tip is neither 0 nor one of the four options (D-73).',
  INVOICE_NOT_ALLOWED: 'Only approved invoice customers pay by invoice (D-77, D-89).',
} as const;

export type CartRefusalCode = keyof typeof CART_REFUSALS;

/** `subjectId` is what the code is about: an item, a line, a variation, an offer or a cheque. */
export type CartRefusal = { code: CartRefusalCode; subjectId: string | null };
