import {
  BAG_ID,
  entryIdOf,
  extrasIdOf,
  sizesIdOf,
} from '@tallrik/domain/cart/testing/plain/domain-world';
import type { PlainDish, PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import type { Database } from '../../platform/database/database.ts';
import { writePlainOffers } from './write-plain-offers.ts';
import type { PlainShop } from './plain-shop.ts';

const MENUS = ['lunch', 'evening'] as const;
const SWITCHES = ['takesAway', 'isAnonymousAllowed', 'isPickupTimeDisabled', 'house'] as const;

/** What a company has changed since; all of it when it opens. What is not named stays as orders have left it. */
export async function writePlainWorld(
  db: Database,
  shop: PlainShop,
  world: PlainWorld,
  changed: ReadonlySet<keyof PlainWorld> | 'ALL',
): Promise<void> {
  const has = (part: keyof PlainWorld) => changed === 'ALL' || changed.has(part);
  if (has('dishes')) await writeDishes(db, shop, world.dishes);
  if (has('bag')) await writeBag(db, shop, world);
  if (has('bag') || SWITCHES.some(has)) await writeSwitches(db, shop, world);
  if (has('house'))
    await db
      .updateTable('restaurantTables')
      .set({ supportsPayLater: world.house.isPaidLater })
      .where('id', '=', shop.tableId)
      .execute();
  if (has('isOpenForApp'))
    await db
      .updateTable('companies')
      .set({ hasAppOrders: world.isOpenForApp })
      .where('id', '=', shop.companyId)
      .execute();
  if (has('membershipRate'))
    await db
      .updateTable('membershipLevels')
      .set({ discountPercentage: world.membershipRate })
      .where('companyId', '=', shop.companyId)
      .execute();
  await writePlainOffers(db, shop, world, { code: has('code'), offers: has('offers') });
}

async function writeDishes(db: Database, shop: PlainShop, dishes: PlainDish[]): Promise<void> {
  const { idOf, companyId, venueId } = shop;
  const itemIds = dishes.map(({ id }) => idOf(id));
  const rows = dishes.map((dish) => ({
    id: idOf(dish.id),
    companyId,
    title: dish.id,
    vatRate: dish.vatRate,
    disableMembershipDiscount: dish.isOutsideMembership,
    deleted: dish.isDeleted,
    sizes: sizesOf(dish, idOf),
  }));
  await db
    .insertInto('items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        vatRate: row.ref('excluded.vatRate'),
        disableMembershipDiscount: row.ref('excluded.disableMembershipDiscount'),
        deleted: row.ref('excluded.deleted'),
        sizes: row.ref('excluded.sizes'),
      })),
    )
    .execute();
  await db.deleteFrom('itemCategories').where('itemId', 'in', itemIds).execute();
  await db
    .insertInto('itemCategories')
    .values(
      dishes.map(({ id, category }) => ({
        companyId,
        itemId: idOf(id),
        categoryId: idOf(category),
      })),
    )
    .execute();
  await db.deleteFrom('variations').where('companyId', '=', companyId).execute();
  await db
    .insertInto('variations')
    .values(
      dishes.flatMap(({ id: dishId, extras }) =>
        extras.map(({ id, price }) => ({
          id: idOf(id),
          companyId,
          groupId: idOf(extrasIdOf(dishId)),
          price,
          name: id,
        })),
      ),
    )
    .execute();
  await writeEntries(db, shop, itemIds, dishes);
  await writeStock(
    db,
    dishes.map(({ id, isSoldOut, left }) => ({
      companyId,
      venueId,
      itemId: idOf(id),
      outOfStock: isSoldOut,
      count: left,
    })),
  );
}

async function writeBag(db: Database, shop: PlainShop, { bag }: PlainWorld): Promise<void> {
  const { idOf, companyId, venueId } = shop;
  const itemId = idOf(BAG_ID);
  await writeEntries(db, shop, [itemId], bag === null ? [] : [{ id: BAG_ID, price: bag }]);
  await writeStock(db, [
    { companyId, venueId, itemId, outOfStock: bag?.isSoldOut ?? false, count: null },
  ]);
}

/** On each menu, or not: what has no price there is not on it. */
async function writeEntries(
  db: Database,
  { idOf, companyId }: PlainShop,
  itemIds: string[],
  sold: Pick<PlainDish, 'id' | 'price'>[],
): Promise<void> {
  await db.deleteFrom('menuEntries').where('itemId', 'in', itemIds).execute();
  const entries = MENUS.flatMap((menu) =>
    sold.flatMap(({ id, price: prices }) => {
      const price = prices[menu];
      if (price === null) return [];
      const entryId = idOf(entryIdOf(menu, id));
      return [{ id: entryId, companyId, menuId: idOf(menu), itemId: idOf(id), price }];
    }),
  );
  if (entries.length > 0) await db.insertInto('menuEntries').values(entries).execute();
}

const writeStock = (
  db: Database,
  rows: {
    companyId: string;
    venueId: string;
    itemId: string;
    outOfStock: boolean;
    count: number | null;
  }[],
) =>
  db
    .insertInto('inventory')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['venueId', 'itemId']).doUpdateSet((row) => ({
        outOfStock: row.ref('excluded.outOfStock'),
        count: row.ref('excluded.count'),
      })),
    )
    .execute();

const writeSwitches = (db: Database, { idOf, companyId }: PlainShop, world: PlainWorld) =>
  db
    .updateTable('cloudConfigurations')
    .set({
      serviceTypes: [
        ...(world.takesAway ? ['TAKE_AWAY'] : []),
        ...(world.house.servesHere ? ['EAT_HERE'] : []),
      ],
      enableTipping: world.house.takesTips,
      enableQrOrders: world.house.servesTables,
      enableInvoicing: world.house.sendsInvoices,
      disableComments: !world.house.takesComments,
      enableAnonymousOrders: world.isAnonymousAllowed,
      disablePickuptime: world.isPickupTimeDisabled,
      bagItemId: world.bag === null ? null : idOf(BAG_ID),
    })
    .where('companyId', '=', companyId)
    .execute();

const sizesOf = ({ id: dishId, sizes }: PlainDish, idOf: PlainShop['idOf']): string | null =>
  sizes.length === 0
    ? null
    : JSON.stringify({
        id: idOf(sizesIdOf(dishId)),
        type: 'SIZE',
        variations: sizes.map(({ id, added, whole }) => ({
          id: idOf(id),
          name: id,
          nameLang: {},
          price: added,
          absolutePrice: whole,
        })),
      });
