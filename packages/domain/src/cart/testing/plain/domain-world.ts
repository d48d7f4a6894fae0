import type {
  Category,
  Item,
  Menu,
  MenuEntry,
  ModificationGroup,
} from '../../../menu/catalogue.ts';
import { inventoryOf } from '../../../menu/stock.ts';
import { minor } from '../../../money/minor.ts';
import type { CartWorld, UsableOffer } from '../../decide/cart-world.ts';
import type { PromoCode } from '../../promo-code.ts';
import { hours, item, usableOffer, worldWith } from '../kitchen.ts';
import {
  BAG_VAT,
  type PlainDish,
  type PlainMenu,
  type PlainOffer,
  type PlainSeat,
  type PlainWorld,
} from './plain-world.ts';

// Test support: the plain restaurant as the domain wants to be told of it.

/** Monday 2 March 2026 in Stockholm, an hour ahead of UTC. */
const MIDNIGHT = Temporal.Instant.from('2026-03-01T23:00:00Z');
export const instantOf = (minute: number): Temporal.Instant => MIDNIGHT.add({ minutes: minute });

export const GUEST_ID = 'guest-1';
export const BAG_ID = 'bag';
const MENUS = ['lunch', 'evening'] as const;
const MENU_HOURS = { lunch: ['10:00', '14:00'], evening: ['14:00', '22:00'] } as const;

export const entryIdOf = (menu: PlainMenu, dishId: string): string => `${menu}-${dishId}`;
export const extrasIdOf = (dishId: string): string => `${dishId}-extras`;
export const sizesIdOf = (dishId: string): string => `${dishId}-sizes`;

type Guest = { isSignedIn: boolean; seat: PlainSeat };
const domainWorlds = new WeakMap<PlainWorld, Map<string, CartWorld>>();

/** Made once for each: a thousand carts would spend their time on making menus. */
export function domainWorld(world: PlainWorld, guest: Guest): CartWorld {
  const known = domainWorlds.get(world) ?? new Map<string, CartWorld>();
  domainWorlds.set(world, known);
  const key = `${guest.isSignedIn} ${guest.seat}`;
  const made = known.get(key) ?? makeDomainWorld(world, guest);
  known.set(key, made);
  return made;
}

function makeDomainWorld(world: PlainWorld, { isSignedIn, seat }: Guest): CartWorld {
  const { house } = world;
  const isAtTable = seat === 'TABLE' && house.servesTables;
  return worldWith({
    now: instantOf(world.minute),
    venue: {
      id: 'venue-1',
      active: true,
      deleted: false,
      timeZone: 'Europe/Stockholm',
      availabilities: [hours('MONDAY', '10:00', '22:00')],
    },
    offers: world.offers.flatMap((offer) => domainOffer(offer, isSignedIn)),
    membershipRate: isSignedIn ? world.membershipRate : 0,
    company: { hasAppOrders: world.isOpenForApp },
    viewer: {
      userId: isSignedIn ? GUEST_ID : null,
      table: isAtTable ? { id: 'table-1', supportsPayLater: house.isPaidLater } : null,
      hasInvoiceTarget: isSignedIn,
    },
    settings: {
      serviceTypes: [
        ...(world.takesAway ? (['TAKE_AWAY'] as const) : []),
        ...(house.servesHere ? (['EAT_HERE'] as const) : []),
      ],
      areCommentsDisabled: !house.takesComments,
      isTippingEnabled: house.takesTips,
      isInvoicingEnabled: house.sendsInvoices,
      allowsAnonymousOrders: world.isAnonymousAllowed,
      isPickupTimeDisabled: world.isPickupTimeDisabled,
      bagItemId: world.bag === null ? null : BAG_ID,
    },
    inventory: inventoryOf([
      ...world.dishes.map(({ id, isSoldOut, left }) => ({
        itemId: id,
        outOfStock: isSoldOut,
        count: left,
      })),
      { itemId: BAG_ID, outOfStock: world.bag?.isSoldOut ?? false, count: null },
    ]),
    catalogue: {
      items: [
        ...world.dishes.map(domainItem),
        item({ id: BAG_ID, vatRate: BAG_VAT, categoryIds: [] }),
      ],
      categories: ['mains', 'drinks'].map(category),
      modificationGroups: world.dishes.map(extrasOf),
      menus: MENUS.map((menu) => domainMenu(world, menu)),
    },
  });
}

function domainItem(dish: PlainDish): Item {
  const sizes = dish.sizes.map(({ id, added, whole }) => ({
    id,
    name: id,
    nameLang: {},
    price: minor(added),
    absolutePrice: whole === null ? null : minor(whole),
  }));
  return item({
    id: dish.id,
    title: dish.id,
    vatRate: dish.vatRate,
    categoryIds: [dish.category],
    modificationGroupIds: [extrasIdOf(dish.id)],
    disableMembershipDiscount: dish.isOutsideMembership,
    deleted: dish.isDeleted,
    sizes: sizes.length === 0 ? null : { id: sizesIdOf(dish.id), type: 'Size', variations: sizes },
  });
}

const extrasOf = ({ id, extras }: PlainDish): ModificationGroup => ({
  id: extrasIdOf(id),
  externalName: 'Extras',
  nameLang: {},
  type: 'MULTIPLE',
  required: false,
  expandedByDefault: false,
  minChoices: null,
  maxChoices: null,
  preselectedVariations: [],
  variations: extras.map((extra) => ({
    id: extra.id,
    price: minor(extra.price),
    name: extra.id,
    nameLang: {},
    allergen: null,
    asItem: null,
    image: null,
  })),
});

function domainMenu(world: PlainWorld, menu: PlainMenu): Menu {
  const [start, end] = MENU_HOURS[menu];
  const entry = (itemId: string, price: number | null): MenuEntry[] =>
    price === null
      ? []
      : [
          {
            id: entryIdOf(menu, itemId),
            itemId,
            price: minor(price),
            instant: null,
            vatRate: null,
          },
        ];
  return {
    id: menu,
    venueId: 'venue-1',
    serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
    // One day is enough, and seven times quicker.
    availabilities: [hours('MONDAY', start, end)],
    menuEntries: [
      ...world.dishes.flatMap(({ id, price }) => entry(id, price[menu])),
      ...entry(BAG_ID, world.bag?.[menu] ?? null),
    ],
  };
}

/** An offer without a token left is none; nor is one with tokens for a guest without an account. */
function domainOffer(offer: PlainOffer, isSignedIn: boolean): UsableOffer[] {
  if (offer.tokens === 0 || (offer.tokens !== null && !isSignedIn)) return [];
  const { id, type, kind: discountType, rate: discountRate, price, places, tokens } = offer;
  return [
    usableOffer({
      id,
      type,
      discountType,
      discountRate,
      price: minor(price),
      isDefault: tokens === null,
      unitLimit: tokens,
      itemIds: type === 'BUNDLE' ? places.map(([first = '']) => first) : places.flat(),
      stages: places.map((itemIds, at) => ({
        id: `${id}-${at}`,
        nameLang: {},
        itemIds,
        discountRate,
        discountType,
      })),
    }),
  ];
}

const category = (id: string): Category => ({
  id,
  parentId: null,
  order: 0,
  name: id,
  nameLang: {},
  descriptionLang: {},
  image: null,
  hideInCustomerOrderingFlows: false,
  deleted: false,
});

export const domainCode = ({ code }: PlainWorld): PromoCode => ({
  id: 'code',
  code: 'CODE',
  active: code.isActive,
  discountType: code.kind,
  discountRate: code.rate,
  title: {},
  venues: [],
  categoryIds: code.categories,
  offerType: 'ORDER_DISCOUNT',
  activeFrom: null,
  activeUntil: null,
  requiresUser: false,
  useLimit: null,
  useLimitPerUser: null,
});
