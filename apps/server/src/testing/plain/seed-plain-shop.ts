import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import { BAG_ID, extrasIdOf } from '@tallrik/domain/cart/testing/plain/domain-world';
import {
  BAG_VAT,
  WAIT_MINUTES,
  type PlainWorld,
} from '@tallrik/domain/cart/testing/plain/plain-world';
import type { Database } from '../../platform/database/database.ts';
import { plainIdsOf, type PlainShop } from './plain-shop.ts';
import { writePlainWorld } from './write-plain-world.ts';

const MENUS = [
  { name: 'lunch', starts: '10:00', ends: '14:00' },
  { name: 'evening', starts: '14:00', ends: '22:00' },
] as const;

/** More than anybody eats in a day. */
const CREDIT_LIMIT = 100_000_000;

/** The plain restaurant in the database, open on one day of the week, with one member and one cook. */
export async function seedPlainShop(
  db: Database,
  number: number,
  world: PlainWorld,
  dayOfWeek: string,
): Promise<PlainShop> {
  const idOf = plainIdsOf(number);
  const companyId = idOf('company');
  const venueId = idOf('venue');
  const people = { userId: idOf('guest'), staffId: idOf('cook') };
  const shop = { idOf, companyId, venueId, ...people, tableId: idOf('table') };
  await db
    .insertInto('companies')
    .values({ id: companyId, displayName: 'Plain', country: 'SE', hasMembershipCards: true })
    .execute();
  await db
    .insertInto('cloudConfigurations')
    .values({
      id: idOf('configuration'),
      companyId,
      userCompanyId: companyId,
      slug: `plain-${number}`,
      theme: JSON.stringify(NEUTRAL_THEME),
      enablePromoCodes: true,
      enableTipping: true,
    })
    .execute();
  await db
    .insertInto('venues')
    .values({
      id: venueId,
      companyId,
      name: 'Plain',
      timeZone: 'Europe/Stockholm',
      minimumPickupWaitTime: WAIT_MINUTES,
    })
    .execute();
  await db
    .insertInto('restaurantTables')
    .values({ id: shop.tableId, companyId, venueId, code: '1' })
    .execute();
  const open = { companyId, dayOfWeek, timeRangeId: idOf('range') };
  await db
    .insertInto('venueAvailabilities')
    .values({ ...open, id: idOf('hours'), venueId, starts: '10:00', ends: '22:00' })
    .execute();
  await db
    .insertInto('menus')
    .values(
      MENUS.map(({ name }) => ({
        id: idOf(name),
        companyId,
        venueId,
        serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
      })),
    )
    .execute();
  await db
    .insertInto('menuAvailabilities')
    .values(
      MENUS.map(({ name, starts, ends }) => ({
        ...open,
        id: idOf(`${name}-hours`),
        menuId: idOf(name),
        starts,
        ends,
      })),
    )
    .execute();
  await seedDishes(db, shop, world);
  await seedPeople(db, shop, number);
  await writePlainWorld(db, shop, world, 'ALL');
  return shop;
}

async function seedDishes(db: Database, shop: PlainShop, { dishes }: PlainWorld): Promise<void> {
  const { idOf, companyId } = shop;
  await db
    .insertInto('categories')
    .values(['mains', 'drinks'].map((name) => ({ id: idOf(name), companyId, name })))
    .execute();
  await db
    .insertInto('items')
    .values([
      ...dishes.map(({ id }) => ({ id: idOf(id), companyId, title: id })),
      { id: idOf(BAG_ID), companyId, title: BAG_ID, vatRate: BAG_VAT },
    ])
    .execute();
  await db
    .insertInto('modificationGroups')
    .values(
      dishes.map(({ id }) => ({
        id: idOf(extrasIdOf(id)),
        companyId,
        externalName: 'Extras',
        type: 'MULTIPLE',
      })),
    )
    .execute();
  await db
    .insertInto('itemModificationGroups')
    .values(
      dishes.map(({ id }) => ({ companyId, itemId: idOf(id), groupId: idOf(extrasIdOf(id)) })),
    )
    .execute();
}

async function seedPeople(db: Database, shop: PlainShop, number: number): Promise<void> {
  const { idOf, companyId, userId } = shop;
  await db
    .insertInto('users')
    .values({
      id: userId,
      companyId,
      phone: '+46700000001',
      easyId: '1',
      activated: true,
      invoiceCustomerId: idOf('customer'),
      invoiceTargetId: idOf('target'),
      invoiceCreditLimit: CREDIT_LIMIT,
    })
    .execute();
  await db
    .insertInto('membershipLevels')
    .values({ id: idOf('level'), companyId, pointsRequired: 0 })
    .execute();
  await db
    .insertInto('membershipCards')
    .values({ id: idOf('card'), companyId, userId, levelId: idOf('level') })
    .execute();
  await db
    .insertInto('staffMembers')
    .values({
      id: shop.staffId,
      companyId,
      name: 'Kim',
      email: `cook-${number}@example.test`,
      passwordHash: 'signs in by token',
      role: 'VENUE_STAFF',
      venueIds: [shop.venueId],
    })
    .execute();
}
