import type { MenuFilePlan, PlannedThing } from '@tallrik/domain/menu/editing/plan-menu-file';
import type { WholeMenu } from '@tallrik/domain/menu/editing/menu-file';
import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/generated/tables.ts';
import { raiseVersions } from '../../../platform/office/office-subject.ts';
import { insertItems, writeItems } from '../office/write-item.ts';
import { writeCategory, writeGroup, writeMenu, writeUpsell } from '../office/write-things.ts';

/** So many rows go into one statement: it takes 65,535 values at most. */
const AT_ONCE = 500;

/** Everything a file makes or changes, new things in a few statements: every statement raises the menu's version. */
export async function writeMenuPlan(
  trx: Database,
  companyId: string,
  plan: MenuFilePlan,
  standing: WholeMenu,
  now: Date,
): Promise<void> {
  const archivedAt = (thing: { isArchived: boolean }) => (thing.isArchived ? now : null);
  const insert = async <Table extends 'categories' | 'menus' | 'modificationGroups'>(
    table: Table | 'menuAvailabilities' | 'upsellGroups' | 'variations' | 'upsellGroupItems',
    rows: readonly object[],
  ) => {
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await trx
        .insertInto(table)
        .values(rows.slice(from, from + AT_ONCE).map((row) => ({ ...row, companyId })) as never)
        .execute();
  };
  const categories = newOf(plan.categories);
  const isChild = ({ parentId }: { parentId: string | null }) => parentId !== null;
  // Parents first: a child names its parent's row.
  const inOrder = [...categories.filter((one) => !isChild(one)), ...categories.filter(isChild)];
  await insert(
    'categories',
    inOrder.map(
      ({
        nameLang,
        descriptionLang,
        ...category
      }): Omit<Insertable<DB['categories']>, 'companyId'> => ({
        ...category,
        nameLang: JSON.stringify(nameLang),
        descriptionLang: JSON.stringify(descriptionLang),
      }),
    ),
  );
  const menus = newOf(plan.menus);
  await insert(
    'menus',
    menus.map(({ id, name, venueId, serviceTypes, ...menu }) => ({
      id,
      name,
      venueId,
      serviceTypes,
      archivedAt: archivedAt(menu),
    })),
  );
  await insert('menuAvailabilities', menus.flatMap(hoursOf));
  const groups = newOf(plan.groups);
  await insert(
    'modificationGroups',
    groups.map(({ variations: _options, isArchived, nameLang, ...group }) => ({
      ...group,
      nameLang: JSON.stringify(nameLang),
      archivedAt: archivedAt({ isArchived }),
    })),
  );
  const upsells = newOf(plan.upsells);
  await insert(
    'upsellGroups',
    upsells.map(({ itemIds: _items, isArchived, name, ...upsell }) => ({
      ...upsell,
      name: JSON.stringify(name),
      archivedAt: archivedAt({ isArchived }),
    })),
  );
  await insertItems(
    trx,
    companyId,
    newOf(plan.items).map((item) => ({ itemId: item.id, order: item.order, write: item })),
  );
  // Options may be dishes themselves, and suggestions are.
  await insert('variations', groups.flatMap(optionsOf));
  await insert('upsellGroupItems', upsells.flatMap(suggestionsOf));
  await writeChanged(trx, companyId, plan, standing, now);
}

const newOf = <Thing>(planned: readonly PlannedThing<Thing>[]): Thing[] =>
  planned.filter(({ isNew }) => isNew).map(({ thing }) => thing);

const changedOf = <Thing>(planned: readonly PlannedThing<Thing>[]): Thing[] =>
  planned.filter(({ isNew }) => !isNew).map(({ thing }) => thing);

const hoursOf = ({ id: menuId, availabilities }: WholeMenu['menus'][number]) =>
  availabilities.map(({ id, dayOfWeek, timeRange }) => ({
    id,
    menuId,
    dayOfWeek,
    timeRangeId: timeRange.id,
    starts: timeRange.start,
    ends: timeRange.end,
  }));

const optionsOf = ({ id: groupId, variations }: WholeMenu['groups'][number]) =>
  variations.map(({ asItem, nameLang, ...option }, position) => ({
    ...option,
    groupId,
    position,
    nameLang: JSON.stringify(nameLang),
    asItemId: asItem?.id ?? null,
  }));

const suggestionsOf = ({ id: groupId, itemIds }: WholeMenu['upsells'][number]) =>
  itemIds.map((itemId, position) => ({ groupId, itemId, position }));

async function writeChanged(
  trx: Database,
  companyId: string,
  plan: MenuFilePlan,
  standing: WholeMenu,
  now: Date,
): Promise<void> {
  for (const { id, ...category } of changedOf(plan.categories))
    await writeCategory(trx, companyId, id, category);
  for (const menu of changedOf(plan.menus)) await writeMenu(trx, companyId, menu, now);
  for (const group of changedOf(plan.groups)) await writeGroup(trx, companyId, group, now);
  for (const upsell of changedOf(plan.upsells)) await writeUpsell(trx, companyId, upsell, now);
  const before = new Map(standing.items.map((item) => [item.id, item]));
  await writeItems(
    trx,
    companyId,
    changedOf(plan.items).map((item) => ({
      itemId: item.id,
      write: changedFields(item, before.get(item.id)),
    })),
  );
  for (const [table, things] of [
    ['categories', plan.categories],
    ['menus', plan.menus],
    ['modificationGroups', plan.groups],
    ['upsellGroups', plan.upsells],
    ['items', plan.items],
  ] as const) {
    const ids = things.filter(({ isNew }) => !isNew).map(({ thing }) => thing.id);
    if (ids.length > 0) await raiseVersions(trx, table, companyId, ids);
  }
}

/** Dishes that get the same are written together: what stays would make each of them different. */
function changedFields<Thing extends object>(
  thing: Thing,
  before: Thing | undefined,
): Partial<Thing> {
  const fields = Object.entries(thing).filter(
    ([name, value]) =>
      before === undefined || JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name)),
  );
  return Object.fromEntries(fields) as Partial<Thing>;
}
