import type { Company, Theme } from '@tallrik/domain/company/configuration';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import { minor, ZERO } from '@tallrik/domain/money/minor';
import type { OrderItem } from '@tallrik/domain/orders/order';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { Seller } from '../mail/receipt-view.ts';
import type { OrderRecord } from '../order-store.ts';

// Test support: one order with everything a receipt can show.

const price = (amount: number, percentageVAT: number, discount = 0) => ({
  id: 'price',
  amount: minor(amount),
  percentageVAT,
  discount: minor(discount),
  subtotal: minor(amount),
});

const dish = (title: string, cost: ReturnType<typeof price>, more: Partial<OrderItem> = {}) => ({
  id: title,
  bundleId: null,
  offer: null,
  price: cost,
  variations: [],
  removedVariations: [],
  ageRestricted: false,
  entry: {
    id: title,
    price: cost.amount,
    selectedVariations: [],
    item: {
      id: title,
      defaultPrice: null,
      title,
      titleLang: { en: title, se: `${title} på svenska` },
    },
  },
  ...more,
});

const cheese = {
  id: 'cheese',
  name: 'Cheese',
  nameLang: { en: 'Cheese', se: 'Ost' },
  price: minor(1_500),
};
const onion = { id: 'onion', name: 'Onion', nameLang: { en: 'Onion', se: 'Lök' } };
const lunch = {
  id: 'o',
  name: 'Lunch deal',
  type: 'ITEM_DISCOUNT',
  nameLang: { en: 'Lunch deal', se: 'Lunchdeal' },
};

export const receiptOrder = (changes: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 'order',
  companyId: 'company',
  venueId: 'venue',
  cartId: 'cart',
  userId: 'user',
  easyId: '12',
  isTest: false,
  status: 'ACCEPTED',
  desiredTime: '2026-11-13T19:15:00Z',
  estimatedFinishTime: null,
  rejectReason: null,
  confirmed: false,
  type: 'TAKE_AWAY',
  createdAt: '2026-11-13T18:30:00Z',
  table: null,
  isTableOrder: false,
  comment: 'for Ada Lovelace',
  payment: { id: 'payment', tip: minor(1_000) },
  fees: [{ id: 'bag', name: 'Bag', price: price(200, 25) }],
  items: [
    dish('Burger', price(13_400, 12), { variations: [cheese], removedVariations: [onion] }),
    dish('Burger', price(13_400, 12), { variations: [cheese], removedVariations: [onion] }),
    dish('Fries & <dip>', price(3_900, 12, 500), { offer: lunch }),
    dish('Beer', price(7_800, 25, 250), { ageRestricted: true }),
  ],
  version: 2,
  currency: 'SEK',
  isPayLater: false,
  chequeId: null,
  answerBy: '2026-11-13T18:41:00Z',
  answerFrom: '2026-11-13T18:31:00Z',
  acceptedAt: null,
  extensions: 0,
  givenBack: minor(0),
  markedParts: [],
  movedAt: '2026-11-13T18:31:00Z',
  handOverAt: null,
  total: 38_950,
  paidBy: 'CARD',
  guestName: null,
  hasPhone: false,
  ...changes,
});

export const receiptSeller = (
  changes: { company?: Partial<Company>; venue?: Partial<Venue>; theme?: Theme } = {},
): Seller => ({
  company: {
    id: 'company',
    displayName: 'Nordbro',
    supportEmail: 'hej@nordbro.example',
    hasMembershipCards: false,
    hasAppOrders: true,
    defaultCurrency: 'SEK',
    country: 'SE',
    languages: [],
    defaultLanguage: 'se',
    code: null,
    ...changes.company,
  },
  venue: {
    id: 'venue',
    companyId: 'company',
    name: 'Hamnen',
    active: true,
    deleted: false,
    phone: '+46 8 123 45',
    organizationId: '556677-8899',
    bookingServiceId: null,
    minimumDeliveryFee: ZERO,
    supportEmail: null,
    minimumPickupWaitTime: null,
    image: null,
    zip: '111 22',
    location: {
      id: 'location',
      name: null,
      street: 'Kajgatan 1',
      lat: null,
      long: null,
      city: 'Stockholm',
      zip: '111 22',
    },
    availabilities: [],
    deliveryRates: [],
    timeZone: 'Europe/Stockholm',
    syncedEta: null,
    ...changes.venue,
  },
  theme: changes.theme ?? NEUTRAL_THEME,
});
