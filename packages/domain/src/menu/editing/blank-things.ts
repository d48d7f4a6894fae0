import { ZERO } from '../../money/minor.ts';
import type { Category, Item, ModificationGroup, UpsellGroup, Variation } from '../catalogue.ts';

export const BLANK_CATEGORY: Category = {
  id: '',
  parentId: null,
  order: 0,
  name: '',
  nameLang: {},
  descriptionLang: {},
  image: null,
  hideInCustomerOrderingFlows: false,
  deleted: false,
};

export const BLANK_OPTION: Variation = {
  id: '',
  price: ZERO,
  name: '',
  nameLang: {},
  allergen: null,
  asItem: null,
  image: null,
};

export const BLANK_GROUP: ModificationGroup = {
  id: '',
  externalName: '',
  nameLang: {},
  type: 'MULTIPLE',
  required: false,
  expandedByDefault: false,
  minChoices: null,
  maxChoices: null,
  preselectedVariations: [],
  variations: [],
};

export const BLANK_UPSELL: UpsellGroup = {
  id: '',
  hideInApp: false,
  enableMultiSelect: false,
  name: {},
  itemIds: [],
};

export const BLANK_ITEM: Item = {
  id: '',
  title: '',
  titleLang: {},
  description: null,
  descriptionLang: {},
  ageRestricted: false,
  vatRate: null,
  disableMembershipDiscount: false,
  categoryIds: [],
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
};
