import type { Language } from '@tallrik/domain/company/languages';
import type {
  Catalogue,
  Category,
  Item,
  Menu,
  ModificationGroup,
  UpsellGroup,
} from '@tallrik/domain/menu/catalogue';
import { minor } from '@tallrik/domain/money/minor';
import type { Availability, DayOfWeek } from '@tallrik/domain/venues/venue';
import { demoId } from './demo-id.ts';
import type {
  CategoryCard,
  ChoiceCard,
  CompanyCards,
  DishCard,
  MenuCard,
  UpsellCard,
} from './menu-card.ts';
import type { PictureWall } from './pictures/demo-picture.ts';

/** Opening or serving hours, the same on each of the days. */
export const hoursOn = (
  owner: readonly string[],
  days: readonly DayOfWeek[],
  start: string,
  end: string,
): Availability[] =>
  days.map((dayOfWeek) => ({
    id: demoId(...owner, 'availability', dayOfWeek, start),
    dayOfWeek,
    timeRange: { id: demoId(...owner, 'range', dayOfWeek, start), start, end },
  }));

/** Turns a company's cards into its catalogue. The company's own language fills the plain fields. */
export function printCatalogue(
  slug: string,
  language: Language,
  cards: CompanyCards,
  wall: PictureWall,
): Catalogue {
  const id = (kind: string, key: string): string => demoId(slug, kind, key);
  // First on the card is first on the screen, and the screen sorts by order descending.
  const orderOf = (position: number, count: number): number => (count - position) * 10;

  const category = (card: CategoryCard, position: number): Category => ({
    id: id('category', card.key),
    parentId: card.parent === undefined ? null : id('category', card.parent),
    order: orderOf(position, cards.categories.length),
    name: card.name[language],
    nameLang: card.name,
    descriptionLang: card.about,
    image: wall.painting(`category/${card.key}`, 'dish', card.picture),
    hideInCustomerOrderingFlows: card.isHidden ?? false,
    deleted: false,
  });

  const group = (card: ChoiceCard): ModificationGroup => {
    const optionId = (key: string): string => demoId(slug, 'option', card.key, key);
    return {
      id: id('choice', card.key),
      externalName: card.name[language],
      nameLang: card.name,
      type: card.type,
      required: card.isRequired ?? false,
      expandedByDefault: card.isOpen ?? false,
      minChoices: null,
      maxChoices: null,
      preselectedVariations: card.options
        .filter((option) => option.isDefault)
        .map((option) => optionId(option.key)),
      variations: card.options.map((option) => ({
        id: optionId(option.key),
        price: minor(option.price ?? 0),
        name: option.name[language],
        nameLang: option.name,
        allergen: option.allergen ?? null,
        asItem: null,
        image: null,
      })),
    };
  };

  const upsell = (card: UpsellCard): UpsellGroup => ({
    id: id('upsell', card.key),
    hideInApp: false,
    enableMultiSelect: card.isMultiSelect,
    name: card.name,
    itemIds: card.dishes.map((key) => id('dish', key)),
  });

  const item = (card: DishCard, position: number): Item => ({
    id: id('dish', card.key),
    title: card.name[language],
    titleLang: card.name,
    description: card.about[language],
    descriptionLang: card.about,
    ageRestricted: card.isForAdults ?? false,
    vatRate: card.vatRate,
    disableMembershipDiscount: card.hasNoMembershipDiscount ?? false,
    categoryIds: card.categories.map((key) => id('category', key)),
    modificationGroupIds: (card.choices ?? []).map((key) => id('choice', key)),
    sizes: card.sizes
      ? {
          id: demoId(slug, 'sizes', card.key),
          type: 'SINGLE',
          variations: card.sizes.map((size) => ({
            id: demoId(slug, 'size', card.key, size.key),
            name: size.name[language],
            nameLang: size.name,
            price: minor(0),
            absolutePrice: minor(size.price),
          })),
        }
      : null,
    image: wall.painting(`dish/${card.key}`, 'dish', card.picture),
    upsellGroupIds: (card.upsells ?? []).map((key) => id('upsell', key)),
    allergens: card.allergens,
    allergyTags: [],
    defaultPrice: minor(card.price),
    order: orderOf(position, cards.dishes.length),
    deleted: false,
    instant: card.isInstant ?? false,
  });

  const menu = (card: MenuCard): Menu => ({
    id: id('menu', card.key),
    venueId: id('venue', card.venue),
    serviceTypes: card.serviceTypes,
    availabilities: card.hours
      ? hoursOn([slug, 'menu', card.key], card.hours.days, card.hours.start, card.hours.end)
      : [],
    menuEntries: cards.dishes
      .filter((dish) => !card.without?.includes(dish.key))
      .map((dish) => ({
        id: demoId(slug, 'entry', card.key, dish.key),
        price: minor(card.prices?.[dish.key] ?? dish.price),
        instant: null,
        itemId: id('dish', dish.key),
        vatRate: dish.vatRate,
      })),
  });

  return {
    categories: cards.categories.map(category),
    modificationGroups: cards.choices.map(group),
    upsellGroups: cards.upsells.map(upsell),
    items: cards.dishes.map(item),
    menus: cards.menus.map(menu),
  };
}
