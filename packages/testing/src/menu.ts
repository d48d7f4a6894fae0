import type {
  Catalogue,
  Category,
  InventoryEntry,
  Item,
  Menu,
  MenuEntry,
  ModificationGroup,
  SizeVariation,
  Sizes,
  UpsellGroup,
  Variation,
} from '@tallrik/domain/menu/catalogue';
import { minor } from '@tallrik/domain/money/minor';

export const aVariation = (fields: Partial<Variation> = {}): Variation => ({
  id: 'cheese',
  price: minor(1500),
  name: 'Cheese',
  nameLang: {},
  allergen: null,
  asItem: null,
  image: null,
  ...fields,
});

/** An optional MULTIPLE group with one variation and no defaults. */
export const aGroup = (fields: Partial<ModificationGroup> = {}): ModificationGroup => ({
  id: 'extras',
  externalName: 'Extras',
  nameLang: {},
  type: 'MULTIPLE',
  required: false,
  expandedByDefault: false,
  minChoices: null,
  maxChoices: null,
  preselectedVariations: [],
  variations: [aVariation()],
  ...fields,
});

export const aSize = (fields: Partial<SizeVariation> = {}): SizeVariation => ({
  id: 'small',
  name: 'Small',
  nameLang: {},
  price: minor(0),
  absolutePrice: null,
  ...fields,
});

export const sizesOf = (...variations: SizeVariation[]): Sizes => ({
  id: 'sizes',
  type: 'Size',
  variations,
});

/** A burger at 12 % VAT without choices or upsells. */
export const anItem = (fields: Partial<Item> = {}): Item => ({
  id: 'burger',
  title: 'Burger',
  titleLang: {},
  description: null,
  descriptionLang: {},
  ageRestricted: false,
  vatRate: 12,
  disableMembershipDiscount: false,
  categoryIds: ['burgers'],
  modificationGroupIds: [],
  sizes: null,
  image: null,
  upsellGroupIds: [],
  allergens: [],
  allergyTags: [],
  defaultPrice: null,
  order: 0,
  deleted: false,
  instant: false,
  ...fields,
});

/** Sells an item for 100.00; its id is `entry-{itemId}`. */
export const anEntry = (fields: Partial<MenuEntry> = {}): MenuEntry => {
  const itemId = fields.itemId ?? 'burger';
  return {
    id: `entry-${itemId}`,
    price: minor(10_000),
    instant: null,
    itemId,
    vatRate: null,
    ...fields,
  };
};

/** Always active, for eating here and taking away, selling the burger. */
export const aMenu = (fields: Partial<Menu> = {}): Menu => ({
  id: 'menu-1',
  venueId: 'venue-1',
  serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
  availabilities: [],
  menuEntries: [anEntry()],
  ...fields,
});

export const aCategory = (fields: Partial<Category> = {}): Category => ({
  id: 'burgers',
  parentId: null,
  order: 0,
  name: 'Burgers',
  nameLang: {},
  descriptionLang: {},
  image: null,
  hideInCustomerOrderingFlows: false,
  deleted: false,
  ...fields,
});

/** Visible, single-select, offering fries. */
export const anUpsellGroup = (fields: Partial<UpsellGroup> = {}): UpsellGroup => ({
  id: 'sides',
  hideInApp: false,
  enableMultiSelect: false,
  name: { en: 'Something on the side?', se: 'Något till?' },
  itemIds: ['fries'],
  ...fields,
});

export const stocked = (itemId: string, count: number | null): InventoryEntry => ({
  itemId,
  outOfStock: false,
  count,
});

export const soldOut = (itemId: string): InventoryEntry => ({
  itemId,
  outOfStock: true,
  count: null,
});

/** One category, one burger, one menu that sells it. */
export const aCatalogue = (fields: Partial<Catalogue> = {}): Catalogue => ({
  items: [anItem()],
  categories: [aCategory()],
  modificationGroups: [],
  upsellGroups: [],
  menus: [aMenu()],
  ...fields,
});
