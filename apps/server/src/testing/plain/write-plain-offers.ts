import type { PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import type { Database } from '../../platform/database/database.ts';
import type { PlainShop } from './plain-shop.ts';

export const PLAIN_CODE = 'CODE';

export async function writePlainOffers(
  db: Database,
  shop: PlainShop,
  world: PlainWorld,
  changed: { code: boolean; offers: boolean },
): Promise<void> {
  if (changed.code) await writeCode(db, shop, world);
  if (!changed.offers) return;
  await writeOffers(db, shop, world);
  await writeTokens(db, shop, world);
}

const writeCode = (db: Database, { idOf, companyId }: PlainShop, { code }: PlainWorld) =>
  db
    .insertInto('promoCodes')
    .values({
      id: idOf('code'),
      companyId,
      code: PLAIN_CODE,
      active: code.isActive,
      discountType: code.kind,
      discountRate: code.rate,
      categoryIds: code.categories.map(idOf),
    })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        active: row.ref('excluded.active'),
        discountType: row.ref('excluded.discountType'),
        discountRate: row.ref('excluded.discountRate'),
        categoryIds: row.ref('excluded.categoryIds'),
      })),
    )
    .execute();

const writeOffers = (db: Database, { idOf, companyId }: PlainShop, { offers }: PlainWorld) =>
  db
    .insertInto('offers')
    .values(
      offers.map(({ id, type, kind: discountType, rate: discountRate, price, places, tokens }) => ({
        id: idOf(id),
        companyId,
        type,
        discountType,
        discountRate,
        price,
        isDefault: tokens === null,
        nameLang: JSON.stringify({ en: id }),
        itemIds: (type === 'BUNDLE' ? places.map(([first = '']) => first) : places.flat()).map(
          idOf,
        ),
        stages: JSON.stringify(
          places.map((dishIds, at) => ({
            id: `${id}-${at}`,
            nameLang: {},
            itemIds: dishIds.map(idOf),
            discountRate,
            discountType,
          })),
        ),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        type: row.ref('excluded.type'),
        discountType: row.ref('excluded.discountType'),
        discountRate: row.ref('excluded.discountRate'),
        price: row.ref('excluded.price'),
        isDefault: row.ref('excluded.isDefault'),
        itemIds: row.ref('excluded.itemIds'),
        stages: row.ref('excluded.stages'),
      })),
    )
    .execute();

/** So many are left to the guest; what orders have used stays theirs. */
async function writeTokens(db: Database, shop: PlainShop, { offers }: PlainWorld): Promise<void> {
  const { idOf, companyId, userId } = shop;
  await db
    .deleteFrom('offerTokens')
    .where('companyId', '=', companyId)
    .where('used', '=', false)
    .execute();
  const rows = await db
    .selectFrom('offerTokens')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  const tokens = offers.flatMap(({ id, tokens: left }) =>
    Array.from({ length: left ?? 0 }, (_, at) => ({
      id: idOf(`token-${id}-${Number(rows.count)}-${at}`),
      companyId,
      userId,
      offerId: idOf(id),
      singleUse: true,
    })),
  );
  if (tokens.length > 0) await db.insertInto('offerTokens').values(tokens).execute();
}
