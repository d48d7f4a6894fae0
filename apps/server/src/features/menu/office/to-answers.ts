import type {
  OfficeCategory as CategoryAnswer,
  OfficeGroup as GroupAnswer,
  OfficeItem as ItemAnswer,
  OfficeMenu as MenuAnswer,
  OfficeUpsell as UpsellAnswer,
} from '@tallrik/contract/generated/staff-resolvers';
import type { Language, Localized } from '@tallrik/domain/company/languages';
import { allergensOfItem } from '@tallrik/domain/menu/allergens';
import type { Sizes } from '@tallrik/domain/menu/catalogue';
import { priceOfItem } from '@tallrik/domain/menu/editing/item-price';
import { splitMarker, storedText } from '@tallrik/domain/menu/editing/texts';
import type {
  OfficeCategory,
  OfficeGroup,
  OfficeItem,
  OfficeMenu,
  OfficeUpsell,
} from './office-things.ts';

/** Texts of rows that have a plain one only are answered in this language. */
type Written = { defaultLanguage: Language };

export function toItemAnswer(item: OfficeItem, { defaultLanguage }: Written): ItemAnswer {
  const { title, isOffStartPage } = splitMarker(
    storedText(item.titleLang, item.title, defaultLanguage),
  );
  const allergens = allergensOfItem(item).map(({ tag }) => tag);
  return {
    id: item.id,
    version: item.version,
    title,
    description: storedText(item.descriptionLang, item.description, defaultLanguage),
    isOffStartPage,
    categoryIds: item.categoryIds,
    vatRate: item.vatRate,
    price: priceOfItem(item, item.entries),
    order: item.order,
    allergens: item.hasDecidedAllergens || allergens.length > 0 ? allergens : null,
    ageRestricted: item.ageRestricted,
    disableMembershipDiscount: item.disableMembershipDiscount,
    instant: item.instant,
    image: item.image,
    sizes: item.sizes && toSizes(item.sizes, defaultLanguage),
    groupIds: item.modificationGroupIds,
    upsellIds: item.upsellGroupIds,
    entries: item.entries.map(({ menuId, price, vatRate, instant }) => ({
      menuId,
      price,
      vatRate,
      instant,
    })),
    isArchived: item.deleted,
  };
}

function toSizes({ type, variations }: Sizes, defaultLanguage: Language): ItemAnswer['sizes'] {
  return {
    type,
    isAbsolute: variations.every(({ absolutePrice }) => absolutePrice !== null),
    sizes: variations.map((size) => ({
      id: size.id,
      name: storedText(size.nameLang, size.name, defaultLanguage),
      price: size.absolutePrice ?? size.price,
    })),
  };
}

export const toCategoryAnswer = (
  category: OfficeCategory,
  { defaultLanguage }: Written,
): CategoryAnswer => ({
  id: category.id,
  version: category.version,
  parentId: category.parentId,
  order: category.order,
  name: storedText(category.nameLang, category.name, defaultLanguage),
  description: category.descriptionLang,
  image: category.image,
  hidden: category.hideInCustomerOrderingFlows,
  isArchived: category.deleted,
});

export const toGroupAnswer = (group: OfficeGroup, { defaultLanguage }: Written): GroupAnswer => ({
  id: group.id,
  version: group.version,
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

export const toUpsellAnswer = ({ id, version, ...upsell }: OfficeUpsell): UpsellAnswer => ({
  id,
  version,
  name: upsell.name satisfies Localized,
  hideInApp: upsell.hideInApp,
  enableMultiSelect: upsell.enableMultiSelect,
  itemIds: upsell.itemIds,
  isArchived: upsell.isArchived,
});

export const toMenuAnswer = (menu: OfficeMenu): MenuAnswer => ({
  id: menu.id,
  version: menu.version,
  name: menu.name,
  venueId: menu.venueId,
  serviceTypes: menu.serviceTypes,
  hours: menu.availabilities.map(({ dayOfWeek, timeRange: { start, end } }) => ({
    dayOfWeek,
    start,
    end,
  })),
  isArchived: menu.isArchived,
});
