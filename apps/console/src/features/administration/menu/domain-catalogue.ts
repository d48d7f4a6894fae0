import type * as domain from '@tallrik/domain/menu/catalogue';
import { minor } from '@tallrik/domain/money/minor';
import { writtenText, type Catalogue, type OfficeGroup, type OfficeItem } from './catalogue.ts';

/** What the server's own rules are asked with before anything is sent; they are the same functions. */
export function domainCatalogue(catalogue: Catalogue): domain.Catalogue {
  return {
    items: catalogue.items.map((item) => domainItem(item, catalogue)),
    categories: catalogue.categories.map((category) => ({
      id: category.id,
      parentId: category.parentId,
      order: category.order,
      name: '',
      nameLang: writtenText(category.name),
      descriptionLang: writtenText(category.description),
      image: category.image,
      hideInCustomerOrderingFlows: category.hidden,
      deleted: category.isArchived,
    })),
    modificationGroups: catalogue.groups.map(domainGroup),
    upsellGroups: catalogue.upsells.map((upsell) => ({
      id: upsell.id,
      hideInApp: upsell.hideInApp,
      enableMultiSelect: upsell.enableMultiSelect,
      name: writtenText(upsell.name),
      itemIds: upsell.itemIds,
    })),
    menus: catalogue.menus.map((menu) => ({
      id: menu.id,
      venueId: menu.venueId,
      serviceTypes: menu.serviceTypes,
      // Only whether there are any is asked here.
      availabilities: menu.hours.map(({ dayOfWeek, start, end }) => ({
        id: '',
        dayOfWeek,
        timeRange: { id: '', start, end },
      })),
      menuEntries: catalogue.items.flatMap((item) =>
        item.entries
          .filter(({ menuId }) => menuId === menu.id)
          .map(({ price, vatRate, instant }) => ({
            id: `${menu.id}-${item.id}`,
            itemId: item.id,
            price: minor(price),
            vatRate,
            instant,
          })),
      ),
    })),
  };
}

function domainItem(item: OfficeItem, { defaultLanguage }: Catalogue): domain.Item {
  const titleLang = writtenText(item.title);
  return {
    id: item.id,
    title: titleLang[defaultLanguage] ?? '',
    titleLang,
    description: null,
    descriptionLang: writtenText(item.description),
    ageRestricted: item.ageRestricted,
    vatRate: item.vatRate,
    disableMembershipDiscount: item.disableMembershipDiscount,
    categoryIds: item.categoryIds,
    modificationGroupIds: item.groupIds,
    sizes: null,
    image: item.image,
    upsellGroupIds: item.upsellIds,
    allergens: item.allergens ?? [],
    allergyTags: [],
    defaultPrice: item.price === null ? null : minor(item.price),
    order: item.order,
    deleted: item.isArchived,
    instant: item.instant,
  };
}

const domainGroup = (group: OfficeGroup): domain.ModificationGroup => ({
  id: group.id,
  externalName: '',
  nameLang: writtenText(group.name),
  type: group.type,
  required: group.required,
  expandedByDefault: group.expandedByDefault,
  minChoices: group.minChoices,
  maxChoices: group.maxChoices,
  preselectedVariations: group.options
    .filter(({ isPreselected }) => isPreselected)
    .map(({ id }) => id),
  variations: group.options.map((option) => ({
    id: option.id,
    price: minor(option.price),
    name: '',
    nameLang: writtenText(option.name),
    allergen: option.allergen,
    asItem: option.asItemId === null ? null : { id: option.asItemId },
    image: option.image,
  })),
});
