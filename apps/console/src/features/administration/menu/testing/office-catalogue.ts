import type {
  Catalogue,
  OfficeCategory,
  OfficeGroup,
  OfficeItem,
  OfficeText,
} from '../catalogue.ts';

export const text = (en: string, more: Partial<OfficeText> = {}): OfficeText => ({
  en,
  se: null,
  es: null,
  no: null,
  tr: null,
  dk: null,
  ...more,
});

export const item = (id: string, more: Partial<OfficeItem> = {}): OfficeItem => ({
  id,
  version: 1,
  title: text(id),
  description: text(''),
  isOffStartPage: false,
  categoryIds: ['grill'],
  vatRate: 20,
  price: 1_000,
  order: 0,
  allergens: [],
  ageRestricted: false,
  disableMembershipDiscount: false,
  instant: false,
  image: null,
  sizes: null,
  groupIds: [],
  upsellIds: [],
  entries: [{ menuId: 'all-day', price: 1_000, vatRate: null, instant: null }],
  isArchived: false,
  ...more,
});

export const category = (id: string, more: Partial<OfficeCategory> = {}): OfficeCategory => ({
  id,
  version: 1,
  parentId: null,
  order: 0,
  name: text(id),
  description: text(''),
  image: null,
  hidden: false,
  isArchived: false,
  ...more,
});

export const group = (id: string, more: Partial<OfficeGroup> = {}): OfficeGroup => ({
  id,
  version: 1,
  name: text(id),
  type: 'SINGLE',
  required: true,
  expandedByDefault: true,
  minChoices: null,
  maxChoices: null,
  options: [
    {
      id: `${id}-1`,
      name: text('First'),
      price: 0,
      allergen: null,
      isPreselected: false,
      asItemId: null,
      image: null,
    },
  ],
  isArchived: false,
  ...more,
});

export const officeCatalogue = (more: Partial<Catalogue> = {}): Catalogue => ({
  version: '1',
  categories: [category('grill', { name: text('Grill') })],
  items: [item('burger', { title: text('Burger') }), item('fries', { title: text('Fries') })],
  groups: [],
  upsells: [],
  menus: [
    {
      id: 'all-day',
      version: 1,
      name: 'All day',
      venueId: 'camden',
      serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
      hours: [],
      isArchived: false,
    },
  ],
  vatRates: [20, 0],
  defaultLanguage: 'en',
  languages: ['en', 'se'],
  ...more,
});
