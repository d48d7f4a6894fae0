import { inventoryOf } from '../../menu/stock.ts';
import { choiceGroupsOf } from '../../menu/choice-groups.ts';
import type {
  Category,
  InventoryEntry,
  Item,
  Menu,
  MenuEntry,
  ModificationGroup,
} from '../../menu/catalogue.ts';
import { minor } from '../../money/minor.ts';
import type { Availability, DayOfWeek } from '../../venues/venue.ts';
import { DAYS_OF_WEEK } from '../../venues/venue.ts';
import type { Dish } from '../build-cart-line.ts';
import type { CartWorld, UsableOffer } from '../decide/cart-world.ts';

// Test support: one small restaurant in Stockholm, open daily 10 to 22. Monday 2 March 2026, noon.

export const NOON = Temporal.Instant.from('2026-03-02T11:00:00Z');

export const item = (fields: Partial<Item> = {}): Item => ({
  id: 'burger',
  title: 'Burger',
  titleLang: { en: 'Burger', se: 'Burgare' },
  description: null,
  descriptionLang: {},
  ageRestricted: false,
  vatRate: 12,
  disableMembershipDiscount: false,
  categoryIds: ['mains'],
  modificationGroupIds: [],
  sizes: null,
  image: null,
  upsellGroupIds: [],
  allergens: [],
  allergyTags: [],
  defaultPrice: minor(1),
  order: 0,
  deleted: false,
  instant: false,
  ...fields,
});

const variation = (id: string, price: number, asItem: string | null = null) => ({
  id,
  price: minor(price),
  name: id,
  nameLang: { en: id },
  allergen: null,
  asItem: asItem === null ? null : { id: asItem },
  image: null,
});

export const bread: ModificationGroup = {
  id: 'bread',
  externalName: 'Bread',
  nameLang: {},
  type: 'SINGLE',
  required: true,
  expandedByDefault: false,
  minChoices: null,
  maxChoices: null,
  preselectedVariations: [],
  variations: [variation('brioche', 0), variation('rye', 500)],
};

export const extras: ModificationGroup = {
  ...bread,
  id: 'extras',
  externalName: 'Extras',
  type: 'MULTIPLE',
  required: false,
  preselectedVariations: ['onion'],
  variations: [variation('onion', 300), variation('cheese', 1_000), variation('dip', 1_500, 'dip')],
};

export const burger = item({ modificationGroupIds: ['bread', 'extras'] });
export const cola = item({ id: 'cola', title: 'Cola [m]', categoryIds: ['lemonades'] });
export const dip = item({ id: 'dip', title: 'Dip', disableMembershipDiscount: true });
export const bag = item({ id: 'bag', title: 'Bag', vatRate: 25, categoryIds: [] });
export const pizza = item({
  id: 'pizza',
  title: 'Pizza',
  sizes: {
    id: 'sizes',
    type: 'Size',
    variations: [
      { id: 'small', name: 'Small', nameLang: {}, price: minor(0), absolutePrice: null },
      { id: 'family', name: 'Family', nameLang: {}, price: minor(0), absolutePrice: minor(25_000) },
    ],
  },
});

export const entry = (itemId: string, price: number, vatRate: number | null = null): MenuEntry => ({
  id: `entry-${itemId}`,
  price: minor(price),
  instant: null,
  itemId,
  vatRate,
});

export const dishOf = (of: Item, price: number): Dish => ({
  item: of,
  entry: entry(of.id, price),
  groups: choiceGroupsOf(of, [bread, extras]),
  country: 'SE',
});

const category = (id: string, parentId: string | null): Category => ({
  id,
  parentId,
  order: 0,
  name: id,
  nameLang: {},
  descriptionLang: {},
  image: null,
  hideInCustomerOrderingFlows: false,
  deleted: false,
});

export const hours = (dayOfWeek: DayOfWeek, start: string, end: string): Availability => ({
  id: `${dayOfWeek}-${start}`,
  dayOfWeek,
  timeRange: { id: `range-${dayOfWeek}-${start}`, start, end },
});

export const allDayMenu: Menu = {
  id: 'menu',
  venueId: 'venue-1',
  serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
  availabilities: [],
  menuEntries: [
    entry('burger', 10_000),
    entry('cola', 3_000, 25),
    entry('dip', 1_500),
    entry('bag', 200),
    entry('pizza', 12_000),
    { ...entry('beer', 6_000), vatRate: null },
  ],
};

export const usableOffer = (fields: Partial<UsableOffer> = {}): UsableOffer => ({
  id: 'offer',
  type: 'ORDER_DISCOUNT',
  context: 'APP',
  isDefault: true,
  deleted: false,
  name: 'Offer',
  nameLang: {},
  descriptionLang: {},
  discountRate: 10,
  discountType: 'PERCENTAGE',
  price: null,
  stages: [],
  itemIds: [],
  venues: [],
  image: null,
  createdAt: '2026-01-01T00:00:00Z',
  unitLimit: null,
  ...fields,
});

export const stock = (...entries: InventoryEntry[]) => inventoryOf(entries);

type WorldFields = Partial<Omit<CartWorld, 'settings' | 'viewer' | 'catalogue' | 'company'>> & {
  settings?: Partial<CartWorld['settings']>;
  viewer?: Partial<CartWorld['viewer']>;
  catalogue?: Partial<CartWorld['catalogue']>;
  company?: Partial<CartWorld['company']>;
};

export const worldWith = (fields: WorldFields = {}): CartWorld => ({
  now: NOON,
  venue: {
    id: 'venue-1',
    active: true,
    deleted: false,
    timeZone: 'Europe/Stockholm',
    availabilities: DAYS_OF_WEEK.map((day) => hours(day, '10:00', '22:00')),
  },
  waitMinutes: 15,
  inventory: stock(),
  offers: [],
  membershipRate: 0,
  chequeOf: () => null,
  ...fields,
  company: { id: 'company-1', country: 'SE', hasAppOrders: true, ...fields.company },
  settings: {
    serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
    allowsAnonymousOrders: true,
    areCommentsDisabled: false,
    isPickupTimeDisabled: false,
    isTippingEnabled: true,
    currency: 'SEK',
    isInvoicingEnabled: true,
    bagItemId: null,
    ...fields.settings,
  },
  viewer: { userId: null, table: null, hasInvoiceTarget: false, testUntil: null, ...fields.viewer },
  catalogue: {
    items: [burger, cola, dip, bag, pizza, item({ id: 'beer', title: 'Beer', vatRate: null })],
    categories: [
      category('mains', null),
      category('drinks', null),
      category('lemonades', 'drinks'),
    ],
    modificationGroups: [bread, extras],
    menus: [allDayMenu],
    ...fields.catalogue,
  },
});
