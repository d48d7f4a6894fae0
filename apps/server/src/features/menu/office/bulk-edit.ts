import type { BulkEditInput, MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { allergensOfItem } from '@tallrik/domain/menu/allergens';
import { checkItem, type ItemInput } from '@tallrik/domain/menu/editing/check-item';
import { editPrice, type PriceEdit } from '@tallrik/domain/menu/editing/price-input';
import { priceOfItem } from '@tallrik/domain/menu/editing/item-price';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeRefusal } from '../../../platform/office/office-subject.ts';
import { type EditingWorld, loadEditingWorld, refusalOf } from './editing-world.ts';
import type { MenuOfficeDeps } from './menu-office-deps.ts';
import type { OfficeEntry, OfficeItem } from './office-things.ts';
import { readPriceEdit } from './read-inputs.ts';
import { type ItemWrite, writeItems } from './write-item.ts';

const SHOWN = 10;

/** Many dishes at once, all or none (CATALOG-37). */
export const makeEditItems =
  ({
    office,
    subjects,
    newId,
  }: MenuOfficeDeps): NonNullable<MutationResolvers<StaffContext>['editItems']> =>
  async (_root, { companyId, items: things, edit, isTrial }, context) => {
    const priceEdit = readPriceEdit(edit);
    if (priceEdit === undefined) throw badInput('One change of the price at most');
    const call = { action: 'editItems', area: 'MENU', companyId, things, isTrial } as const;
    const result = await office.changeMany(
      context,
      subjects.items,
      call,
      async (trx, items, caller) => {
        const world = await loadEditingWorld(trx, caller.companyId);
        const writes = [];
        for (const item of items) {
          const edited = editedItem(item, edit, priceEdit, world, newId);
          if ('error' in edited) return edited;
          writes.push({ itemId: item.id, write: edited.write });
        }
        await writeItems(trx, caller.companyId, writes);
        return undefined;
      },
    );
    const { error, field, conflicts, changed, auditId } = result;
    return {
      error,
      field,
      conflicts,
      auditId,
      changed: changed.length,
      sample: changed.slice(0, SHOWN).map(({ thing, changes }) => ({ id: thing.id, changes })),
    };
  };

function editedItem(
  item: OfficeItem,
  edit: BulkEditInput,
  priceEdit: PriceEdit | null,
  world: EditingWorld,
  newId: () => string,
): OfficeRefusal | { write: ItemWrite } {
  const input = inputOf(item, edit);
  const checked = checkItem(input, { itemId: item.id, before: item, ...world });
  if (!checked.ok) return refusalOf(checked.error);
  const rounding = edit.rounding ?? 'NONE';
  const write: ItemWrite = { ...checked.value };
  if (edit.archive === true) write.deleted = true;
  let { entries } = item;
  if (priceEdit !== null) {
    const repriced: OfficeEntry[] = [];
    for (const entry of entries) {
      const price = editPrice(entry.price, priceEdit, rounding, 'price');
      if (!price.ok) return refusalOf(price.error);
      repriced.push({ ...entry, price: price.value });
    }
    entries = repriced;
    if (item.defaultPrice !== null) {
      const price = editPrice(item.defaultPrice, priceEdit, rounding, 'price');
      if (!price.ok) return refusalOf(price.error);
      write.defaultPrice = price.value;
    }
  }
  const removed = new Set(edit.removeFromMenuIds ?? []);
  entries = entries.filter(({ menuId }) => !removed.has(menuId));
  for (const menuId of edit.addToMenuIds ?? []) {
    if (!world.catalogue.menus.some(({ id }) => id === menuId)) throw notFound('Menu');
    const price = write.defaultPrice ?? priceOfItem(item, item.entries);
    if (price === null) return { error: 'PRICE_REQUIRED', field: 'addToMenuIds' };
    const isThere = entries.some((entry) => entry.menuId === menuId);
    if (!isThere)
      entries = [
        ...entries,
        { id: newId(), menuId, itemId: item.id, price, vatRate: null, instant: null },
      ];
  }
  if (entries !== item.entries) write.entries = entries;
  return { write };
}

function inputOf(item: OfficeItem, edit: BulkEditInput): ItemInput {
  const switches = Object.fromEntries(
    (['ageRestricted', 'disableMembershipDiscount', 'instant'] as const).flatMap((name) =>
      edit[name] == null ? [] : [[name, edit[name]]],
    ),
  );
  const changesCategories = edit.addCategoryIds ?? edit.removeCategoryIds;
  const changesAllergens = edit.addAllergens ?? edit.removeAllergens;
  return {
    ...switches,
    ...(edit.vatRate != null && { vatRate: edit.vatRate }),
    ...(changesCategories && {
      categoryIds: withChanges(item.categoryIds, edit.addCategoryIds, edit.removeCategoryIds),
    }),
    ...(changesAllergens && {
      allergens: withChanges(
        allergensOfItem(item).map(({ tag }) => tag),
        edit.addAllergens,
        edit.removeAllergens,
      ),
    }),
  };
}

const withChanges = (
  standing: readonly string[],
  added: readonly string[] | null | undefined,
  removed: readonly string[] | null | undefined,
): string[] => [
  ...new Set([...standing, ...(added ?? [])].filter((one) => !(removed ?? []).includes(one))),
];
