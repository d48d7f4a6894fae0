import { localized } from '@tallrik/domain/company/localized';
import { allergensOfDish } from '@tallrik/domain/menu/allergens';
import { choiceGroupsOf } from '@tallrik/domain/menu/choice-groups';
import { type PricedItem, titleOf } from '@tallrik/domain/menu/dishes';
import { lowestPrice } from '@tallrik/domain/menu/prices';
import { isOutOfStock } from '@tallrik/domain/menu/stock';
import { dateAt } from '@tallrik/domain/time/day-of-week';
import { exceptionalDays } from '@tallrik/domain/time/exceptional-days';
import type { Offering } from '../../shared/menu/offering.ts';
import { paths } from '../../shared/paths.ts';
import { pictureUrl } from '@tallrik/domain/company/layout';
import type { HeadContext } from '../../shared/screens/screen-module.ts';

const CONTEXT = 'https://schema.org';
const PICTURE = { width: 944, height: 480 };
const SPECIAL_DAYS_AHEAD = 60;

const DAY_NAMES: Record<string, string> = {
  MONDAY: 'Monday',
  TUESDAY: 'Tuesday',
  WEDNESDAY: 'Wednesday',
  THURSDAY: 'Thursday',
  FRIDAY: 'Friday',
  SATURDAY: 'Saturday',
  SUNDAY: 'Sunday',
};

/** The restaurant as search engines read it. */
export function restaurantData({ venue }: Offering, context: HeadContext): object {
  const { location } = venue;
  return {
    '@context': CONTEXT,
    '@type': 'Restaurant',
    '@id': context.address(paths.start.to(venue.id)),
    name: venue.name,
    url: context.address(paths.start.to(venue.id)),
    hasMenu: context.address(paths.menu.to(venue.id)),
    ...(venue.phone ? { telephone: venue.phone } : {}),
    ...(venue.image ? { image: context.address(pictureUrl(venue.image, PICTURE)) } : {}),
    ...(location
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: location.street ?? location.name ?? undefined,
            postalCode: location.zip ?? venue.zip ?? undefined,
            addressLocality: location.city ?? undefined,
            addressCountry: context.company.company.country,
          },
        }
      : {}),
    openingHoursSpecification: venue.availabilities.map(({ dayOfWeek, timeRange }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[dayOfWeek],
      opens: timeRange.start,
      closes: closesAt(timeRange.end),
    })),
    ...specialHours(venue, context.now),
  };
}

const closesAt = (end: string): string => (end === '00:00' ? '23:59' : end);

/** Search engines ask for a closed day as one that opens and closes at midnight (PLACES-13). */
function specialHours(venue: Offering['venue'], now: Temporal.Instant): object {
  const today = dateAt(now, venue.timeZone);
  const days = exceptionalDays(venue.exceptions ?? [], today, SPECIAL_DAYS_AHEAD);
  if (days.length === 0) return {};
  const specialOpeningHoursSpecification = days.flatMap(({ exception, first, last }) => {
    const range = { validFrom: first.toString(), validThrough: last.toString() };
    const hours =
      exception.ranges.length === 0
        ? [{ opens: '00:00', closes: '00:00' }]
        : exception.ranges.map(({ start, end }) => ({ opens: start, closes: closesAt(end) }));
    return hours.map((times) => ({ '@type': 'OpeningHoursSpecification', ...times, ...range }));
  });
  return { specialOpeningHoursSpecification };
}

export function menuItemData(
  { item, entry }: PricedItem,
  offering: Offering,
  context: HeadContext,
): object {
  const { reader } = context;
  const description = localized(
    item.descriptionLang,
    item.description,
    reader.language,
    reader.company,
  );
  const price = lowestPrice(entry, choiceGroupsOf(item, offering.groups));
  return {
    '@type': 'MenuItem',
    name: titleOf(item, reader),
    url: context.address(paths.item.to(offering.venue.id, item.id)),
    ...(description ? { description } : {}),
    ...(item.image ? { image: context.address(pictureUrl(item.image, PICTURE)) } : {}),
    offers: {
      '@type': 'Offer',
      price: (price / 100).toFixed(2),
      priceCurrency: context.company.currency,
      availability: isOutOfStock(offering.inventory, item.id)
        ? 'https://schema.org/SoldOut'
        : 'https://schema.org/InStock',
      ...allergensOf({ item, entry }, offering, context),
    },
  };
}

/** schema.org has no word for allergens on a dish; an offer may carry properties of its own. */
function allergensOf(
  { item }: PricedItem,
  { groups }: Offering,
  { translate }: HeadContext,
): object {
  const allergens = allergensOfDish(item, choiceGroupsOf(item, groups));
  if (allergens.length === 0) return {};
  const value = allergens
    .map(({ known, tag }) => (known ? translate(`Allergen.${tag}`) : tag))
    .join(', ');
  return { additionalProperty: [{ '@type': 'PropertyValue', name: 'allergens', value }] };
}

export type MenuSectionFacts = { name: string; dishes: readonly PricedItem[] };

export const menuData = (
  sections: readonly MenuSectionFacts[],
  offering: Offering,
  context: HeadContext,
): object => ({
  '@context': CONTEXT,
  '@type': 'Menu',
  name: offering.venue.name,
  url: context.address(paths.menu.to(offering.venue.id)),
  hasMenuSection: sections.map((section) => ({
    '@type': 'MenuSection',
    name: section.name,
    hasMenuItem: section.dishes.map((dish) => menuItemData(dish, offering, context)),
  })),
});

export const withContext = (data: object): object => ({ '@context': CONTEXT, ...data });
