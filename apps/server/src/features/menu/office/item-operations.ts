import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { checkItem } from '@tallrik/domain/menu/editing/check-item';
import { checkEntries, type EntryChange } from '@tallrik/domain/menu/editing/check-menu';
import { entriesToReprice } from '@tallrik/domain/menu/editing/item-price';
import { menusForNewItem } from '@tallrik/domain/menu/editing/landing-menus';
import { joinMarker, splitMarker } from '@tallrik/domain/menu/editing/texts';
import type { Minor } from '@tallrik/domain/money/minor';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeResult } from '../../../platform/office/office-subject.ts';
import { findEditingCompany, loadEditingWorld, refusalOf } from './editing-world.ts';
import type { MenuOfficeDeps } from './menu-office-deps.ts';
import { findOfficeItems, type OfficeEntry, type OfficeItem } from './office-things.ts';
import { companyOf } from './office-caller.ts';
import { lowestOrder, placeBetween } from './place-between.ts';
import { readEntries, readItemInput } from './read-inputs.ts';
import { toItemAnswer } from './to-answers.ts';
import { insertItem, writeItem } from './write-item.ts';

type Operation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

export function makeItemOperations({ db, office, subjects, newId, chosenPicture }: MenuOfficeDeps) {
  const { items } = subjects;

  async function answer(
    { error, field, thing, auditId }: OfficeResult<OfficeItem>,
    companyId: string,
  ) {
    const item = thing && toItemAnswer(thing, await findEditingCompany(db, companyId));
    return { error, field, item, auditId };
  }
  const limit = {
    most: OFFICE_LIMITS.items,
    count: async (trx: Database, companyId: string) => {
      const row = await trx
        .selectFrom('items')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('companyId', '=', companyId)
        .where('deleted', '=', false)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };

  const createItem: Operation<'createItem'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const call = { action: 'createItem', area: 'MENU', companyId, id, limit } as const;
    const result = await office.create(context, items, call, async (trx, caller) => {
      const { catalogue, company } = await loadEditingWorld(trx, caller.companyId);
      const question = { itemId: id, before: null, catalogue, company };
      const checked = checkItem(readItemInput(given.item), question);
      if (!checked.ok) return refusalOf(checked.error);
      const { defaultPrice, categoryIds = [] } = checked.value;
      const venueIds = given.venueIds ?? catalogue.menus.map(({ venueId }) => venueId);
      const landing = menusForNewItem(catalogue, { categoryIds, venueIds });
      const wanted =
        given.entries == null
          ? landing.map((menuId) => ({
              menuId,
              price: defaultPrice ?? null,
              vatRate: null,
              instant: null,
            }))
          : readEntries(given.entries);
      const entries = checkEntries(wanted, { menus: catalogue.menus, company });
      if (!entries.ok) return refusalOf(entries.error);
      const picture = await chosenPicture(trx, caller.companyId, { key: given.item.pictureKey });
      if ('error' in picture) return picture;
      await insertItem(trx, caller.companyId, id, lowestOrder(catalogue.items));
      const landed = entriesAfter(id, [], entries.value, newId);
      const write = { ...checked.value, ...picture, entries: landed };
      await writeItem(trx, caller.companyId, id, write);
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const saveItem: Operation<'saveItem'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'saveItem', area: 'MENU', companyId, id, version } as const;
    const result = await office.change(context, items, call, async (trx, before, caller) => {
      const { catalogue, company } = await loadEditingWorld(trx, caller.companyId);
      const checked = checkItem(readItemInput(given.item), {
        itemId: id,
        before,
        catalogue,
        company,
      });
      if (!checked.ok) return refusalOf(checked.error);
      const key = given.item.pictureKey;
      const stands = before.image;
      const picture = await chosenPicture(trx, caller.companyId, { key, stands });
      if ('error' in picture) return picture;
      const { defaultPrice } = checked.value;
      const repriced = defaultPrice == null ? [] : entriesToReprice(before, before.entries);
      const entries = before.entries.map((entry) =>
        repriced.includes(entry) && defaultPrice != null
          ? { ...entry, price: defaultPrice }
          : entry,
      );
      await writeItem(trx, caller.companyId, id, {
        ...checked.value,
        ...picture,
        ...(repriced.length > 0 && { entries }),
      });
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const saveEntries: Operation<'saveEntries'> = async (_root, given, context) => {
    const { companyId, itemId, version } = given;
    const wanted = readEntries(given.entries);
    const menuIds = wanted.map(({ menuId }) => menuId);
    if (new Set(menuIds).size < menuIds.length) throw badInput('A menu is named once');
    const ours = companyOf(context, companyId, 'PRICES');
    const menus = await subjects.menus.read(db, ours, menuIds);
    // A manager's right is the menu's, not the dish's: it may be sold elsewhere too.
    const subject = { ...items, venueIds: () => menus.map(({ venueId }) => venueId) };
    const call = { action: 'saveEntries', area: 'PRICES', companyId, id: itemId, version } as const;
    const result = await office.change(context, subject, call, async (trx, before, caller) => {
      const { catalogue, company } = await loadEditingWorld(trx, caller.companyId);
      const checked = checkEntries(wanted, { menus: catalogue.menus, company });
      if (!checked.ok) return refusalOf(checked.error);
      const entries = entriesAfter(itemId, before.entries, checked.value, newId);
      await writeItem(trx, caller.companyId, itemId, { entries });
      return undefined;
    });
    return answer(result, ours);
  };

  const duplicateItem: Operation<'duplicateItem'> = async (_root, given, context) => {
    const { companyId, id, newId: copyId } = given;
    const call = { action: 'duplicateItem', area: 'MENU', companyId, id: copyId, limit } as const;
    const result = await office.create(context, items, call, async (trx, caller) => {
      const [original] = await findOfficeItems(trx, caller.companyId, [id]);
      if (!original) throw notFound('Item');
      const { catalogue } = await loadEditingWorld(trx, caller.companyId);
      const copied = (title: string) => `${title} (copy)`;
      const marked = splitMarker(original.titleLang);
      const titleLang = joinMarker({
        ...marked,
        title: Object.fromEntries(
          Object.entries(marked.title).map(([language, title]) => [language, copied(title)]),
        ),
      });
      const sizes = original.sizes && {
        ...original.sizes,
        id: newId(),
        variations: original.sizes.variations.map((size) => ({ ...size, id: newId() })),
      };
      await insertItem(trx, caller.companyId, copyId, lowestOrder(catalogue.items));
      const { order: _order, entries: _entries, deleted: _deleted, ...fields } = original;
      await writeItem(trx, caller.companyId, copyId, {
        ...fields,
        title: copied(original.title),
        titleLang,
        sizes,
      });
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const archive =
    (action: 'archiveItem' | 'restoreItem'): Operation<'archiveItem'> =>
    async (_root, { companyId, id, version }, context) => {
      const call = { action, area: 'MENU', companyId, id, version } as const;
      const deleted = action === 'archiveItem';
      const result = await office.change(context, items, call, async (trx, _item, caller) => {
        if (!deleted && (await limit.count(trx, caller.companyId)) >= limit.most)
          return { error: 'LIMIT_REACHED' };
        await writeItem(trx, caller.companyId, id, { deleted });
        return undefined;
      });
      return answer(result, companyOf(context, companyId, 'MENU'));
    };

  const moveItem: Operation<'moveItem'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const ours = companyOf(context, companyId, 'MENU');
    const [found] = await findOfficeItems(db, ours, [id]);
    const call = {
      action: 'moveItem',
      area: 'MENU',
      companyId,
      id,
      version: found?.version ?? 0,
    } as const;
    const result = await office.change(context, items, call, (trx, _item, caller) =>
      placeBetween(trx, 'items', caller.companyId, id, given),
    );
    return answer(result, ours);
  };

  return {
    createItem,
    saveItem,
    saveEntries,
    duplicateItem,
    archiveItem: archive('archiveItem'),
    restoreItem: archive('restoreItem'),
    moveItem,
  };
}

/** The dish's entries with these changes: what has no price leaves its menu, what is not named stays. */
function entriesAfter(
  itemId: string,
  before: readonly OfficeEntry[],
  changes: readonly EntryChange[],
  newId: () => string,
): OfficeEntry[] {
  const named = new Set(changes.map(({ menuId }) => menuId));
  const stays = before.filter(({ menuId }) => !named.has(menuId));
  const hasPrice = (change: EntryChange): change is EntryChange & { price: Minor } =>
    change.price !== null;
  const changed = changes.filter(hasPrice).map((change) => {
    const id = before.find(({ menuId }) => menuId === change.menuId)?.id ?? newId();
    return { ...change, id, itemId };
  });
  return [...stays, ...changed];
}
