import type { MutationResolvers, OptionInput } from '@tallrik/contract/generated/staff-resolvers';
import type { OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { checkCategory } from '@tallrik/domain/menu/editing/check-category';
import { checkGroup } from '@tallrik/domain/menu/editing/check-group';
import type { ModificationGroup } from '@tallrik/domain/menu/catalogue';
import { checkUpsell } from '@tallrik/domain/menu/editing/check-upsell';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import {
  raiseVersions,
  type OfficeRefusal,
  type OfficeResult,
  type OfficeSubject,
  type Versioned,
} from '../../../platform/office/office-subject.ts';
import { findEditingCompany, loadEditingWorld, refusalOf } from './editing-world.ts';
import type { MenuOfficeDeps } from './menu-office-deps.ts';
import {
  findOfficeCategories,
  findOfficeGroups,
  findOfficeItems,
  type OfficeCategory,
  type OfficeGroup,
  type OfficeUpsell,
} from './office-things.ts';
import { companyOf } from './office-caller.ts';
import { lowestOrder, placeBetween } from './place-between.ts';
import { readCategoryInput, readGroupInput, readUpsellInput } from './read-inputs.ts';
import { toCategoryAnswer, toGroupAnswer, toUpsellAnswer } from './to-answers.ts';
import { writeItem } from './write-item.ts';
import {
  insertCategory,
  insertGroup,
  insertUpsell,
  writeCategory,
  writeGroup,
  writeUpsell,
} from './write-things.ts';

type Operation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;
type ArchiveArguments = { companyId?: string | null | undefined; id: string; version: number };

/** How many of a kind are not archived, and how many may be (O-12). */
export const limitOf = (
  table: 'categories' | 'modificationGroups' | 'upsellGroups' | 'menus',
  most: number,
) => ({
  most,
  count: async (trx: Database, companyId: string): Promise<number> => {
    const query = trx
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('companyId', '=', companyId);
    const standing =
      table === 'categories'
        ? query.where('deleted' as never, '=', false as never)
        : query.where('archivedAt' as never, 'is', null as never);
    return Number((await standing.executeTakeFirstOrThrow()).count);
  },
});

/** Archiving and restoring are the same for every kind: off sale at once, and back without limit of time (O-08). */
export const makeArchiving =
  <Thing extends Versioned, Answer>(
    { office }: Pick<MenuOfficeDeps, 'office'>,
    subject: OfficeSubject<Thing>,
    kind: {
      area: OfficeArea;
      limit: ReturnType<typeof limitOf>;
      write: (trx: Database, companyId: string, thing: Thing, isArchived: boolean) => Promise<void>;
      answer: (result: OfficeResult<Thing>, companyId: string) => Promise<Answer>;
    },
  ) =>
  (action: string, isArchived: boolean) =>
  async (_root: unknown, given: ArchiveArguments, context: StaffContext): Promise<Answer> => {
    const { companyId, id, version } = given;
    const call = { action, area: kind.area, companyId, id, version };
    const result = await office.change(
      context,
      subject,
      call,
      async (trx, thing, caller): Promise<OfficeRefusal | undefined> => {
        const { most, count } = kind.limit;
        if (!isArchived && (await count(trx, caller.companyId)) >= most)
          return { error: 'LIMIT_REACHED' };
        await kind.write(trx, caller.companyId, thing, isArchived);
        return undefined;
      },
    );
    return kind.answer(result, companyOf(context, companyId, kind.area));
  };

export function makeCategoryOperations(deps: MenuOfficeDeps) {
  const { db, office, subjects, chosenPicture } = deps;
  const { categories } = subjects;
  const limit = limitOf('categories', OFFICE_LIMITS.categories);
  const answer = async (
    { error, field, thing, auditId }: OfficeResult<OfficeCategory>,
    companyId: string,
  ) => {
    const category = thing && toCategoryAnswer(thing, await findEditingCompany(db, companyId));
    return { error, field, category, auditId };
  };
  const archive = makeArchiving(deps, categories, {
    area: 'MENU',
    limit,
    write: (trx, companyId, { id }, deleted) => writeCategory(trx, companyId, id, { deleted }),
    answer,
  });

  const createCategory: Operation<'createCategory'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const call = { action: 'createCategory', area: 'MENU', companyId, id, limit } as const;
    const result = await office.create(context, categories, call, async (trx, caller) => {
      const company = await findEditingCompany(trx, caller.companyId);
      const standing = await findOfficeCategories(trx, caller.companyId, null);
      const question = { categoryId: id, before: null, categories: standing, company };
      const checked = checkCategory(readCategoryInput(given.category), question);
      if (!checked.ok) return refusalOf(checked.error);
      const picture = await chosenPicture(trx, caller.companyId, {
        key: given.category.pictureKey,
      });
      if ('error' in picture) return picture;
      await insertCategory(trx, caller.companyId, id, lowestOrder(standing));
      await writeCategory(trx, caller.companyId, id, { ...checked.value, ...picture });
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const saveCategory: Operation<'saveCategory'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'saveCategory', area: 'MENU', companyId, id, version } as const;
    const result = await office.change(context, categories, call, async (trx, before, caller) => {
      const company = await findEditingCompany(trx, caller.companyId);
      const standing = await findOfficeCategories(trx, caller.companyId, null);
      const question = { categoryId: id, before, categories: standing, company };
      const checked = checkCategory(readCategoryInput(given.category), question);
      if (!checked.ok) return refusalOf(checked.error);
      const picture = await chosenPicture(trx, caller.companyId, {
        key: given.category.pictureKey,
        stands: before.image,
      });
      if ('error' in picture) return picture;
      await writeCategory(trx, caller.companyId, id, { ...checked.value, ...picture });
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const moveCategory: Operation<'moveCategory'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const ours = companyOf(context, companyId, 'MENU');
    const [found] = await findOfficeCategories(db, ours, [id]);
    const version = found?.version ?? 0;
    const call = { action: 'moveCategory', area: 'MENU', companyId, id, version } as const;
    const result = await office.change(context, categories, call, (trx, _thing, caller) =>
      placeBetween(trx, 'categories', caller.companyId, id, given),
    );
    return answer(result, ours);
  };

  return {
    createCategory,
    saveCategory,
    moveCategory,
    archiveCategory: archive('archiveCategory', true),
    restoreCategory: archive('restoreCategory', false),
  };
}

export function makeGroupOperations(deps: MenuOfficeDeps) {
  const { db, office, subjects, newId, now, chosenPicture } = deps;
  const { groups } = subjects;
  const limit = limitOf('modificationGroups', OFFICE_LIMITS.optionGroups);
  const answer = async (
    { error, field, thing, auditId }: OfficeResult<OfficeGroup>,
    companyId: string,
  ) => {
    const group = thing && toGroupAnswer(thing, await findEditingCompany(db, companyId));
    return { error, field, group, auditId };
  };
  const archive = makeArchiving(deps, groups, {
    area: 'MENU',
    limit,
    write: (trx, companyId, group, isArchived) =>
      writeGroup(trx, companyId, { ...group, isArchived }, now()),
    answer,
  });

  /** The group with the pictures that were chosen for its options. */
  async function withPictures(
    trx: Database,
    companyId: string,
    group: ModificationGroup,
    options: readonly OptionInput[] | null | undefined,
  ): Promise<ModificationGroup | OfficeRefusal> {
    const variations: ModificationGroup['variations'] = [];
    for (const [at, option] of group.variations.entries()) {
      const key = options?.[at]?.pictureKey;
      const chosen = { key, stands: option.image, field: `options.${at}.pictureKey` };
      const picture = await chosenPicture(trx, companyId, chosen);
      if ('error' in picture) return picture;
      variations.push({ ...option, ...picture });
    }
    return { ...group, variations };
  }

  const createGroup: Operation<'createGroup'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const call = { action: 'createGroup', area: 'MENU', companyId, id, limit } as const;
    const result = await office.create(context, groups, call, async (trx, caller) => {
      const world = await loadEditingWorld(trx, caller.companyId);
      const question = { groupId: id, before: null, ...world };
      const checked = checkGroup(readGroupInput(given.group), question);
      if (!checked.ok) return refusalOf(checked.error);
      const pictured = await withPictures(
        trx,
        caller.companyId,
        checked.value,
        given.group.options,
      );
      if ('error' in pictured) return pictured;
      await insertGroup(trx, caller.companyId, id);
      await writeGroup(trx, caller.companyId, { ...pictured, isArchived: false }, now());
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const saveGroup: Operation<'saveGroup'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'saveGroup', area: 'MENU', companyId, id, version } as const;
    const result = await office.change(context, groups, call, async (trx, before, caller) => {
      const world = await loadEditingWorld(trx, caller.companyId);
      const checked = checkGroup(readGroupInput(given.group), { groupId: id, before, ...world });
      if (!checked.ok) return refusalOf(checked.error);
      const pictured = await withPictures(
        trx,
        caller.companyId,
        checked.value,
        given.group.options,
      );
      if ('error' in pictured) return pictured;
      const { isArchived } = before;
      await writeGroup(trx, caller.companyId, { ...pictured, isArchived }, now());
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  const detachGroup: Operation<'detachGroup'> = async (_root, given, context) => {
    const { companyId, id, itemId, newId: copyId } = given;
    const call = { action: 'detachGroup', area: 'MENU', companyId, id: copyId, limit } as const;
    const result = await office.create(context, groups, call, async (trx, caller) => {
      const [shared] = await findOfficeGroups(trx, caller.companyId, [id]);
      const [item] = await findOfficeItems(trx, caller.companyId, [itemId]);
      if (!shared || !item?.modificationGroupIds.includes(id)) throw notFound('Group');
      const ids = new Map(shared.variations.map((option) => [option.id, newId()]));
      const copyOf = (optionId: string) => ids.get(optionId) ?? optionId;
      await insertGroup(trx, caller.companyId, copyId);
      await writeGroup(
        trx,
        caller.companyId,
        {
          ...shared,
          id: copyId,
          isArchived: false,
          preselectedVariations: shared.preselectedVariations.map(copyOf),
          variations: shared.variations.map((option) => ({ ...option, id: copyOf(option.id) })),
        },
        now(),
      );
      await writeItem(trx, caller.companyId, itemId, {
        modificationGroupIds: item.modificationGroupIds.map((own) => (own === id ? copyId : own)),
      });
      await raiseVersions(trx, 'items', caller.companyId, [itemId]);
      return undefined;
    });
    return answer(result, companyOf(context, companyId, 'MENU'));
  };

  return {
    createGroup,
    saveGroup,
    detachGroup,
    archiveGroup: archive('archiveGroup', true),
    restoreGroup: archive('restoreGroup', false),
  };
}

export function makeUpsellOperations(deps: MenuOfficeDeps) {
  const { office, subjects, now } = deps;
  const { upsells } = subjects;
  const limit = limitOf('upsellGroups', OFFICE_LIMITS.upsellGroups);
  const answer = async ({ error, field, thing, auditId }: OfficeResult<OfficeUpsell>) => ({
    error,
    field,
    upsell: thing && toUpsellAnswer(thing),
    auditId,
  });
  const archive = makeArchiving(deps, upsells, {
    area: 'MENU',
    limit,
    write: (trx, companyId, upsell, isArchived) =>
      writeUpsell(trx, companyId, { ...upsell, isArchived }, now()),
    answer,
  });

  const createUpsell: Operation<'createUpsell'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const call = { action: 'createUpsell', area: 'MENU', companyId, id, limit } as const;
    const result = await office.create(context, upsells, call, async (trx, caller) => {
      const { catalogue, company } = await loadEditingWorld(trx, caller.companyId);
      const question = { upsellId: id, before: null, items: catalogue.items, company };
      const checked = checkUpsell(readUpsellInput(given.upsell), question);
      if (!checked.ok) return refusalOf(checked.error);
      await insertUpsell(trx, caller.companyId, id);
      await writeUpsell(trx, caller.companyId, { ...checked.value, isArchived: false }, now());
      return undefined;
    });
    return answer(result);
  };

  const saveUpsell: Operation<'saveUpsell'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'saveUpsell', area: 'MENU', companyId, id, version } as const;
    const result = await office.change(context, upsells, call, async (trx, before, caller) => {
      const { catalogue, company } = await loadEditingWorld(trx, caller.companyId);
      const question = { upsellId: id, before, items: catalogue.items, company };
      const checked = checkUpsell(readUpsellInput(given.upsell), question);
      if (!checked.ok) return refusalOf(checked.error);
      const { isArchived } = before;
      await writeUpsell(trx, caller.companyId, { ...checked.value, isArchived }, now());
      return undefined;
    });
    return answer(result);
  };

  return {
    createUpsell,
    saveUpsell,
    archiveUpsell: archive('archiveUpsell', true),
    restoreUpsell: archive('restoreUpsell', false),
  };
}
