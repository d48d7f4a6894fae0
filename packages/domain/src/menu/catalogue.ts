import type { Localized } from '../company/languages.ts';
import type { ServiceType } from '../company/service-types.ts';
import type { Minor } from '../money/minor.ts';
import type { Availability } from '../venues/venue.ts';

export type Variation = {
  id: string;
  price: Minor;
  name: string;
  nameLang: Localized;
  allergen: string | null;
  asItem: { id: string } | null;
  image: string | null;
};

export type ModificationGroup = {
  id: string;
  externalName: string;
  nameLang: Localized;
  type: 'SINGLE' | 'MULTIPLE';
  required: boolean;
  expandedByDefault: boolean;
  /** Of a MULTIPLE group; null leaves it open (CATALOG-48). */
  minChoices: number | null;
  maxChoices: number | null;
  preselectedVariations: string[];
  variations: Variation[];
};

export type SizeVariation = {
  id: string;
  name: string;
  nameLang: Localized;
  price: Minor;
  /** Replaces the entry's price; null means `price` is added to it (D-44). */
  absolutePrice: Minor | null;
};
export type Sizes = { id: string; type: string; variations: SizeVariation[] };

export type UpsellGroup = {
  id: string;
  hideInApp: boolean;
  enableMultiSelect: boolean;
  name: Localized;
  itemIds: string[];
};

export type Item = {
  id: string;
  title: string;
  titleLang: Localized;
  description: string | null;
  descriptionLang: Localized;
  ageRestricted: boolean;
  vatRate: number | null;
  disableMembershipDiscount: boolean;
  categoryIds: string[];
  modificationGroupIds: string[];
  sizes: Sizes | null;
  image: string | null;
  upsellGroupIds: string[];
  allergens: string[];
  allergyTags: string[];
  /** Never charged; only a menu entry's price is (D-141). */
  defaultPrice: Minor | null;
  order: number;
  deleted: boolean;
  instant: boolean;
};

export type Category = {
  id: string;
  parentId: string | null;
  order: number;
  name: string;
  nameLang: Localized;
  descriptionLang: Localized;
  image: string | null;
  hideInCustomerOrderingFlows: boolean;
  deleted: boolean;
};

export type MenuEntry = {
  id: string;
  price: Minor;
  /** Null means: as the item says (D-43). */
  instant: boolean | null;
  itemId: string;
  vatRate: number | null;
};

export type Menu = {
  id: string;
  venueId: string;
  serviceTypes: ServiceType[];
  availabilities: Availability[];
  menuEntries: MenuEntry[];
};

/** `count` null is unlimited (D-47). `itemId` may also be a variation's id or its `asItem` (ITEM-22). */
export type InventoryEntry = { itemId: string; outOfStock: boolean; count: number | null };

/** Everything one company sells, as plain data: what browser and server both decide from. */
export type Catalogue = {
  items: Item[];
  categories: Category[];
  modificationGroups: ModificationGroup[];
  upsellGroups: UpsellGroup[];
  menus: Menu[];
};
