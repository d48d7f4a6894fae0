import type { Language, Localized } from '../../company/languages.ts';
import type { ServiceType } from '../../company/service-types.ts';
import { DAYS_OF_WEEK } from '../../time/day-of-week.ts';
import type { Availability } from '../../venues/venue.ts';
import { allergensOfItem } from '../allergens.ts';
import type {
  Category,
  Item,
  MenuEntry,
  ModificationGroup,
  Sizes,
  UpsellGroup,
} from '../catalogue.ts';
import type { MenuHours } from './check-menu.ts';
import type { SizesInput } from './check-sizes.ts';
import { splitMarker, storedText } from './texts.ts';

/** Raised whenever an older reader would misread a newer file. */
export const MENU_FILE = { format: 'tallrik-menu', version: 1 } as const;

export type FileCategory = {
  id: string;
  name: Localized;
  description: Localized;
  parentId: string | null;
  hidden: boolean;
  image: string | null;
  order: number;
  isArchived: boolean;
};

export type FileEntry = {
  menuId: string;
  price: number;
  vatRate: number | null;
  instant: boolean | null;
};

export type FileItem = {
  id: string;
  title: Localized;
  description: Localized;
  isOffStartPage: boolean;
  categoryIds: string[];
  price: number | null;
  vatRate: number | null;
  /** Null: not decided yet; empty: none (CATALOG-13). */
  allergens: string[] | null;
  ageRestricted: boolean;
  disableMembershipDiscount: boolean;
  instant: boolean;
  sizes: { type: string; isAbsolute: boolean; sizes: SizesInput['sizes'][number][] } | null;
  groupIds: string[];
  upsellIds: string[];
  image: string | null;
  order: number;
  /** All of them. */
  entries: FileEntry[];
  isArchived: boolean;
};

export type FileOption = {
  id: string;
  name: Localized;
  price: number;
  allergen: string | null;
  isPreselected: boolean;
  asItemId: string | null;
  image: string | null;
};

export type FileGroup = {
  id: string;
  name: Localized;
  type: ModificationGroup['type'];
  required: boolean;
  expandedByDefault: boolean;
  minChoices: number | null;
  maxChoices: number | null;
  options: FileOption[];
  isArchived: boolean;
};

export type FileUpsell = {
  id: string;
  name: Localized;
  hideInApp: boolean;
  enableMultiSelect: boolean;
  itemIds: string[];
  isArchived: boolean;
};

export type FileMenu = {
  id: string;
  name: string;
  venueId: string;
  serviceTypes: ServiceType[];
  hours: MenuHours[];
  isArchived: boolean;
};

/** The kinds of things a menu is made of, as a file lists them. */
export type FileThings = {
  categories: FileCategory;
  groups: FileGroup;
  upsells: FileUpsell;
  menus: FileMenu;
  items: FileItem;
};
export type FileKind = keyof FileThings;
export const FILE_KINDS = ['categories', 'groups', 'upsells', 'menus', 'items'] as const;

/** Whose menus they are: a file from elsewhere finds its restaurants by their names. */
export type FileVenue = { id: string; name: string };

/** A whole menu as JSON (CATALOG-42), by itself and within the archive of a company (D-582). */
export type MenuFile = { [Kind in FileKind]: FileThings[Kind][] } & {
  format: typeof MENU_FILE.format;
  version: typeof MENU_FILE.version;
  venues: FileVenue[];
};

/** Everything of a menu, with what is archived. */
export type WholeMenu = {
  categories: readonly Category[];
  items: readonly (Item & {
    hasDecidedAllergens: boolean;
    entries: readonly (MenuEntry & { menuId: string })[];
  })[];
  groups: readonly (ModificationGroup & { isArchived: boolean })[];
  upsells: readonly (UpsellGroup & { isArchived: boolean })[];
  menus: readonly {
    id: string;
    name: string;
    venueId: string;
    serviceTypes: ServiceType[];
    availabilities: Availability[];
    isArchived: boolean;
  }[];
};

/** Hours are a set: two lists that differ in order only are the same. */
export const inWeekOrder = (hours: readonly MenuHours[]): MenuHours[] =>
  hours.toSorted(
    (one, other) =>
      DAYS_OF_WEEK.indexOf(one.dayOfWeek) - DAYS_OF_WEEK.indexOf(other.dayOfWeek) ||
      one.start.localeCompare(other.start) ||
      one.end.localeCompare(other.end),
  );

/** Texts of rows that have a plain one only are in this language. */
type Written = { defaultLanguage: Language };

export const menuFileOf = (
  menu: WholeMenu,
  company: Written,
  venues: readonly FileVenue[],
): MenuFile => ({
  ...MENU_FILE,
  venues: venues.map(({ id, name }) => ({ id, name })),
  categories: menu.categories.map((category) => fileCategory(category, company)),
  groups: menu.groups.map((group) => fileGroup(group, company)),
  upsells: menu.upsells.map(fileUpsell),
  menus: menu.menus.map(fileMenu),
  items: menu.items.map((item) => fileItem(item, company)),
});

export const fileCategory = (category: Category, { defaultLanguage }: Written): FileCategory => ({
  id: category.id,
  name: storedText(category.nameLang, category.name, defaultLanguage),
  description: category.descriptionLang,
  parentId: category.parentId,
  hidden: category.hideInCustomerOrderingFlows,
  image: category.image,
  order: category.order,
  isArchived: category.deleted,
});

export function fileItem(item: WholeMenu['items'][number], { defaultLanguage }: Written): FileItem {
  const { title, isOffStartPage } = splitMarker(
    storedText(item.titleLang, item.title, defaultLanguage),
  );
  const allergens = allergensOfItem(item).map(({ tag }) => tag);
  return {
    id: item.id,
    title,
    description: storedText(item.descriptionLang, item.description, defaultLanguage),
    isOffStartPage,
    categoryIds: item.categoryIds,
    price: item.defaultPrice,
    vatRate: item.vatRate,
    allergens: item.hasDecidedAllergens || allergens.length > 0 ? allergens : null,
    ageRestricted: item.ageRestricted,
    disableMembershipDiscount: item.disableMembershipDiscount,
    instant: item.instant,
    sizes: item.sizes && fileSizes(item.sizes, defaultLanguage),
    groupIds: item.modificationGroupIds,
    upsellIds: item.upsellGroupIds,
    image: item.image,
    order: item.order,
    entries: item.entries.map(({ menuId, price, vatRate, instant }) => ({
      menuId,
      price,
      vatRate,
      instant,
    })),
    isArchived: item.deleted,
  };
}

const fileSizes = (
  { type, variations }: Sizes,
  defaultLanguage: Language,
): NonNullable<FileItem['sizes']> => ({
  type,
  isAbsolute: variations.every(({ absolutePrice }) => absolutePrice !== null),
  sizes: variations.map((size) => ({
    id: size.id,
    name: storedText(size.nameLang, size.name, defaultLanguage),
    price: size.absolutePrice ?? size.price,
  })),
});

export const fileGroup = (
  group: WholeMenu['groups'][number],
  { defaultLanguage }: Written,
): FileGroup => ({
  id: group.id,
  name: storedText(group.nameLang, group.externalName, defaultLanguage),
  type: group.type,
  required: group.required,
  expandedByDefault: group.expandedByDefault,
  minChoices: group.minChoices,
  maxChoices: group.maxChoices,
  options: group.variations.map((option) => ({
    id: option.id,
    name: storedText(option.nameLang, option.name, defaultLanguage),
    price: option.price,
    allergen: option.allergen,
    isPreselected: group.preselectedVariations.includes(option.id),
    asItemId: option.asItem?.id ?? null,
    image: option.image,
  })),
  isArchived: group.isArchived,
});

export const fileUpsell = (upsell: WholeMenu['upsells'][number]): FileUpsell => ({
  id: upsell.id,
  name: upsell.name,
  hideInApp: upsell.hideInApp,
  enableMultiSelect: upsell.enableMultiSelect,
  itemIds: upsell.itemIds,
  isArchived: upsell.isArchived,
});

export const fileMenu = (menu: WholeMenu['menus'][number]): FileMenu => ({
  id: menu.id,
  name: menu.name,
  venueId: menu.venueId,
  serviceTypes: menu.serviceTypes,
  hours: inWeekOrder(
    menu.availabilities.map(({ dayOfWeek, timeRange: { start, end } }) => ({
      dayOfWeek,
      start,
      end,
    })),
  ),
  isArchived: menu.isArchived,
});
