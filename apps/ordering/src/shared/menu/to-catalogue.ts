import type {
  Category,
  Item,
  Menu,
  ModificationGroup,
  UpsellGroup,
} from '@tallrik/domain/menu/catalogue';
import { minor } from '@tallrik/domain/money/minor';
import type {
  AppliedMenusQuery,
  CategoryFieldsFragment,
  ItemFieldsFragment,
  ModificationGroupFieldsFragment,
} from '../graphql-client/generated/graphql.ts';
import { toLocalized } from '../to-localized.ts';

export function toItem(item: ItemFieldsFragment): Item {
  const { categories, modificationGroups, upsales, sizes, ...same } = item;
  return {
    ...same,
    titleLang: toLocalized(item.titleLang),
    descriptionLang: toLocalized(item.descriptionLang),
    categoryIds: categories.map(({ id }) => id),
    modificationGroupIds: modificationGroups.map(({ id }) => id),
    upsellGroupIds: upsales.map(({ id }) => id),
    defaultPrice: item.defaultPrice === null ? null : minor(item.defaultPrice),
    sizes: sizes && {
      id: sizes.id,
      type: sizes.type,
      variations: sizes.variations.map((size) => ({
        id: size.id,
        name: size.name,
        nameLang: toLocalized(size.nameLang),
        price: minor(size.price),
        absolutePrice: size.absolutePrice === null ? null : minor(size.absolutePrice),
      })),
    },
  };
}

export const toUpsellGroups = (item: ItemFieldsFragment): UpsellGroup[] =>
  item.upsales.map((group) => ({
    id: group.id,
    hideInApp: group.hideInApp,
    enableMultiSelect: group.enableMultiSelect,
    name: toLocalized(group.name),
    itemIds: group.items.map(({ id }) => id),
  }));

export const toCategory = (category: CategoryFieldsFragment): Category => ({
  id: category.id,
  parentId: category.parentId,
  order: category.order,
  name: category.name,
  nameLang: toLocalized(category.nameLang),
  descriptionLang: toLocalized(category.descriptionLang),
  image: category.image,
  hideInCustomerOrderingFlows: category.hideInCustomerOrderingFlows,
  deleted: category.deleted,
});

export const toModificationGroup = (group: ModificationGroupFieldsFragment): ModificationGroup => ({
  ...group,
  nameLang: toLocalized(group.nameLang),
  variations: group.variations.map((variation) => ({
    ...variation,
    price: minor(variation.price),
    nameLang: toLocalized(variation.nameLang),
  })),
});

export const toMenu = (menu: AppliedMenusQuery['getAppliedMenus'][number]): Menu => ({
  ...menu,
  menuEntries: menu.menuEntries.map(({ item, price, ...entry }) => ({
    ...entry,
    price: minor(price),
    itemId: item.id,
  })),
});
