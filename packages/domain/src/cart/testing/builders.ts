import { minor, ZERO } from '../../money/minor.ts';
import type { CartEvent, CartEventBase, CartEventType, WithoutBase } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { emptyCart } from '../fold-cart.ts';

// Test support: fixed values, nothing random. Not imported by product code.

export const line = (fields: Partial<CartLine> = {}): CartLine => ({
  id: 'line-1',
  itemId: 'burger',
  entryId: 'entry-burger',
  vatRate: 12,
  title: 'Burger',
  categoryId: 'mains',
  amount: minor(10_000),
  variations: [],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: ZERO,
  disableMembershipDiscounts: false,
  offerTitle: null,
  ...fields,
});

export const bagLine = (fields: Partial<CartLine> = {}): CartLine =>
  line({
    id: 'bag-cart-1',
    itemId: 'bag',
    entryId: 'entry-bag',
    title: 'Bag',
    amount: minor(200),
    isBag: true,
    ...fields,
  });

/** A cart that has been created, as the fold leaves it. */
export const createdCart = (fields: Partial<Cart> = {}): Cart => ({
  ...emptyCart,
  cartId: 'cart-1',
  companyId: 'company-1',
  venueId: 'venue-1',
  serviceType: 'TAKE_AWAY',
  ...fields,
});

type FieldsOf<Type extends CartEventType> = Omit<
  WithoutBase<Extract<CartEvent, { type: Type }>>,
  'type'
>;

/** An event of cart-1; `base` overrides the common fields. */
export function eventOf<Type extends CartEventType>(
  type: Type,
  fields: FieldsOf<Type>,
  base: Partial<CartEventBase> = {},
): Extract<CartEvent, { type: Type }> {
  const common: CartEventBase = {
    eventId: `event-${type}`,
    createdAt: '2026-03-02T11:00:00Z',
    sentAt: null,
    cartId: 'cart-1',
    venueId: 'venue-1',
    companyId: 'company-1',
    ...base,
  };
  return { ...common, type, ...fields } as unknown as Extract<CartEvent, { type: Type }>;
}

export const created = eventOf('CREATE_CART', {
  deliveryTargetId: null,
  serviceType: 'TAKE_AWAY',
  userId: null,
});
