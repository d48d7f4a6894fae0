import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { DB } from '../platform/database/generated/tables.ts';
import { fixedId } from './fixed-id.ts';

/** Ids of what one number's company consists of; companies of different numbers share none. */
export const seededIds = (number: number) => {
  const id = (offset: number) => fixedId(number * 1000 + offset);
  return {
    company: id(0),
    configuration: id(1),
    venue: id(2),
    closedVenue: id(3),
    location: id(4),
    hours: id(5),
    hoursRange: id(6),
    deliveryRate: id(7),
    burgers: id(10),
    vegan: id(11),
    hidden: id(12),
    insideHidden: id(13),
    burger: id(20),
    fries: id(21),
    retired: id(22),
    beanBurger: id(23),
    extras: id(30),
    cheese: id(31),
    onion: id(32),
    sides: id(40),
    lunch: id(50),
    lunchHours: id(51),
    burgerEntry: id(52),
    friesEntry: id(53),
    retiredEntry: id(54),
    eveningMenu: id(55),
  };
};

type Overrides = {
  company?: Partial<Insertable<DB['companies']>>;
  configuration?: Partial<Insertable<DB['cloudConfigurations']>>;
  host?: string;
};

/** A Swedish burger place with one open venue, one closed for good, and a menu that has every kind of thing. */
export async function seedCompany(
  db: Database,
  number: number,
  overrides: Overrides = {},
): Promise<ReturnType<typeof seededIds>> {
  const ids = seededIds(number);
  await db
    .insertInto('companies')
    .values({
      id: ids.company,
      displayName: `Company ${number}`,
      country: 'SE',
      ...overrides.company,
    })
    .execute();
  await db
    .insertInto('cloudConfigurations')
    .values({
      id: ids.configuration,
      companyId: ids.company,
      userCompanyId: ids.company,
      slug: `company-${number}`,
      theme: JSON.stringify(NEUTRAL_THEME),
      serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
      ...overrides.configuration,
    })
    .execute();
  if (overrides.host) {
    const { company: companyId, configuration: configurationId } = ids;
    await db
      .insertInto('companyHosts')
      .values({ host: overrides.host, companyId, configurationId })
      .execute();
  }
  await seedVenues(db, ids);
  await seedItems(db, ids);
  await seedMenus(db, ids);
  return ids;
}

type Ids = ReturnType<typeof seededIds>;

async function seedVenues(db: Database, ids: Ids): Promise<void> {
  const timeZone = 'Europe/Stockholm';
  const companyId = ids.company;
  await db
    .insertInto('venues')
    .values([
      { id: ids.venue, companyId, name: 'Harbour', timeZone, minimumPickupWaitTime: 0 },
      { id: ids.closedVenue, companyId, name: 'Closed', timeZone, active: false },
    ])
    .execute();
  await db
    .insertInto('venueLocations')
    .values({ id: ids.location, companyId, venueId: ids.venue, street: 'Kajgatan 1', lat: 59.3 })
    .execute();
  await db
    .insertInto('venueAvailabilities')
    .values({
      id: ids.hours,
      companyId,
      venueId: ids.venue,
      dayOfWeek: 'FRIDAY',
      timeRangeId: ids.hoursRange,
      starts: '18:00',
      ends: '02:00',
      initialEnd: '01:00',
    })
    .execute();
  await db
    .insertInto('deliveryRates')
    .values({
      id: ids.deliveryRate,
      companyId,
      venueId: ids.venue,
      polygon: JSON.stringify([
        [59.3, 18.0],
        [59.4, 18.1],
      ]),
      feeAmount: 4900,
      feePercentageVat: 12,
      message: JSON.stringify({ se: 'Med cykel' }),
    })
    .execute();
}

async function seedItems(db: Database, ids: Ids): Promise<void> {
  const companyId = ids.company;
  await db
    .insertInto('categories')
    .values([
      {
        id: ids.burgers,
        companyId,
        name: 'Burgers',
        order: 2,
        nameLang: JSON.stringify({ se: 'Burgare' }),
      },
      { id: ids.vegan, companyId, name: 'Vegan', order: 1, parentId: ids.burgers },
      { id: ids.hidden, companyId, name: 'Staff', order: 9, hideInCustomerOrderingFlows: true },
      { id: ids.insideHidden, companyId, name: 'Staff drinks', parentId: ids.hidden },
    ])
    .execute();
  const sizes = {
    id: 'sizes',
    type: 'SIZE',
    variations: [{ id: 'large', name: 'Large', nameLang: {}, price: 0, absolutePrice: 13_900 }],
  };
  await db
    .insertInto('items')
    .values([
      {
        id: ids.burger,
        companyId,
        title: 'Burger',
        order: 1,
        vatRate: 12,
        sizes: JSON.stringify(sizes),
      },
      { id: ids.fries, companyId, title: 'Fries', vatRate: 12, allergens: ['celery'] },
      { id: ids.beanBurger, companyId, title: 'Bean burger', order: 1, vatRate: 12 },
      { id: ids.retired, companyId, title: 'Retired', order: 5, deleted: true },
    ])
    .execute();
  await db
    .insertInto('itemCategories')
    .values([
      { companyId, itemId: ids.burger, categoryId: ids.burgers },
      { companyId, itemId: ids.fries, categoryId: ids.burgers },
      { companyId, itemId: ids.retired, categoryId: ids.burgers },
      { companyId, itemId: ids.beanBurger, categoryId: ids.burgers },
      { companyId, itemId: ids.beanBurger, categoryId: ids.vegan, position: 1 },
    ])
    .execute();
  await db
    .insertInto('modificationGroups')
    .values({
      id: ids.extras,
      companyId,
      externalName: 'Extras',
      type: 'MULTIPLE',
      preselectedVariations: [ids.onion],
    })
    .execute();
  await db
    .insertInto('variations')
    .values([
      { id: ids.onion, companyId, groupId: ids.extras, position: 1, price: 0, name: 'Onion' },
      {
        id: ids.cheese,
        companyId,
        groupId: ids.extras,
        position: 0,
        price: 1500,
        name: 'Cheese',
        asItemId: ids.fries,
      },
    ])
    .execute();
  await db
    .insertInto('itemModificationGroups')
    .values({ companyId, itemId: ids.burger, groupId: ids.extras })
    .execute();
  await db
    .insertInto('upsellGroups')
    .values({ id: ids.sides, companyId, name: JSON.stringify({ en: 'On the side?' }) })
    .execute();
  await db
    .insertInto('upsellGroupItems')
    .values([
      { companyId, groupId: ids.sides, itemId: ids.fries, position: 1 },
      { companyId, groupId: ids.sides, itemId: ids.retired, position: 0 },
    ])
    .execute();
  await db
    .insertInto('itemUpsellGroups')
    .values({ companyId, itemId: ids.burger, groupId: ids.sides })
    .execute();
}

async function seedMenus(db: Database, ids: Ids): Promise<void> {
  const companyId = ids.company;
  await db
    .insertInto('menus')
    .values([
      { id: ids.lunch, companyId, venueId: ids.venue, serviceTypes: ['EAT_HERE', 'TAKE_AWAY'] },
      { id: ids.eveningMenu, companyId, venueId: ids.venue, serviceTypes: ['EAT_HERE'] },
    ])
    .execute();
  await db
    .insertInto('menuAvailabilities')
    .values({
      id: ids.lunchHours,
      companyId,
      menuId: ids.lunch,
      dayOfWeek: 'MONDAY',
      timeRangeId: ids.hoursRange,
      starts: '11:00',
      ends: '14:00',
    })
    .execute();
  await db
    .insertInto('menuEntries')
    .values([
      { id: ids.burgerEntry, companyId, menuId: ids.lunch, itemId: ids.burger, price: 11_900 },
      {
        id: ids.friesEntry,
        companyId,
        menuId: ids.lunch,
        itemId: ids.fries,
        price: 3_900,
        vatRate: 25,
        instant: true,
      },
      { id: ids.retiredEntry, companyId, menuId: ids.lunch, itemId: ids.retired, price: 100 },
    ])
    .execute();
  await db
    .insertInto('inventory')
    .values({ companyId, venueId: ids.venue, itemId: ids.fries, count: 7 })
    .execute();
}
