import type {
  OfficeCategory as CategoryAnswer,
  OfficeGroup as GroupAnswer,
  OfficeItem as ItemAnswer,
  OfficeMenu as MenuAnswer,
  OfficeUpsell as UpsellAnswer,
} from '@tallrik/contract/generated/staff-resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import { priceOfItem } from '@tallrik/domain/menu/editing/item-price';
import {
  fileCategory,
  fileGroup,
  fileItem,
  fileMenu,
  fileUpsell,
} from '@tallrik/domain/menu/editing/menu-file';
import type {
  OfficeCategory,
  OfficeGroup,
  OfficeItem,
  OfficeMenu,
  OfficeUpsell,
} from './office-things.ts';

/** Texts of rows that have a plain one only are answered in this language. */
type Written = { defaultLanguage: Language };

export const toItemAnswer = (item: OfficeItem, company: Written): ItemAnswer => ({
  ...fileItem(item, company),
  version: item.version,
  price: priceOfItem(item, item.entries),
});

export const toCategoryAnswer = (category: OfficeCategory, company: Written): CategoryAnswer => ({
  ...fileCategory(category, company),
  version: category.version,
});

export const toGroupAnswer = (group: OfficeGroup, company: Written): GroupAnswer => ({
  ...fileGroup(group, company),
  version: group.version,
});

export const toUpsellAnswer = (upsell: OfficeUpsell): UpsellAnswer => ({
  ...fileUpsell(upsell),
  version: upsell.version,
});

export const toMenuAnswer = (menu: OfficeMenu): MenuAnswer => ({
  ...fileMenu(menu),
  version: menu.version,
});
