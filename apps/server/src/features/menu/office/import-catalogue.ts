import type {
  ImportFormat,
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { csvStyleOf, readCsv } from '@tallrik/domain/menu/editing/csv';
import { exportCsv } from '@tallrik/domain/menu/editing/export-csv';
import { entriesToReprice } from '@tallrik/domain/menu/editing/item-price';
import { menusForNewItem } from '@tallrik/domain/menu/editing/landing-menus';
import { rowsFromJsonLd } from '@tallrik/domain/menu/editing/menu-from-json-ld';
import { planPastedMenu } from '@tallrik/domain/menu/editing/pasted-menu';
import {
  type ImportPlan,
  type PlannedItem,
  planImport,
} from '@tallrik/domain/menu/editing/plan-import';
import { administered } from '../../../platform/auth/staff-rights.ts';
import { addAuditEntry } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import { raiseVersions } from '../../../platform/office/office-subject.ts';
import { type EditingWorld, loadEditingWorld } from './editing-world.ts';
import type { MenuOfficeDeps } from './menu-office-deps.ts';
import { readMenuFileOf } from '../files/load-whole-menu.ts';
import { findOfficeItems, findOfficeMenus, type OfficeEntry } from './office-things.ts';
import { lowestOrder } from './place-between.ts';
import { insertItems, writeItems } from './write-item.ts';
import { insertCategory, writeCategory } from './write-things.ts';

const SHOWN = 10;

type ImportArguments = {
  format: ImportFormat;
  content: string;
  vatRate?: number | null | undefined;
};

export const makePlanCatalogueImport =
  ({
    db,
    newId,
  }: MenuOfficeDeps): NonNullable<QueryResolvers<StaffContext>['planCatalogueImport']> =>
  async (_root, given, context) => {
    const { companyId } = administered(context, given.companyId, ['MENU', 'WRITE']);
    const world = await loadEditingWorld(db, companyId);
    const plan = planOf(given, world, newId);
    const created = plan.items.filter(({ isNew }) => isNew).length;
    return {
      catalogueVersion: String(world.company.catalogueVersion),
      created,
      changed: plan.items.length - created,
      untouched: plan.untouched,
      newCategories: plan.newCategories.map(({ name }) => name),
      problems: plan.problems,
      sample: plan.items.slice(0, SHOWN).map(({ row, title, isNew, change, menuPrices }) => ({
        row,
        title,
        isNew,
        change,
        menuPrices: Object.fromEntries(menuPrices),
      })),
    };
  };

export const makeRunCatalogueImport =
  ({
    db,
    newId,
  }: MenuOfficeDeps): NonNullable<MutationResolvers<StaffContext>['runCatalogueImport']> =>
  async (_root, given, context) => {
    const { staff, companyId } = administered(context, given.companyId, ['MENU', 'WRITE']);
    const nothing = { created: 0, changed: 0 };
    return db.transaction().execute(async (trx) => {
      // Whoever changes the catalogue meanwhile waits, and whoever did before is seen.
      await trx
        .selectFrom('companies')
        .select('id')
        .where('id', '=', companyId)
        .forUpdate()
        .execute();
      const world = await loadEditingWorld(trx, companyId);
      if (String(world.company.catalogueVersion) !== given.catalogueVersion)
        return { error: 'VERSION_CONFLICT', ...nothing };
      const plan = planOf(given, world, newId);
      if (plan.problems.length > 0) return { error: 'IMPORT_HAS_PROBLEMS', ...nothing };
      await writePlan(trx, companyId, plan, world, newId);
      const created = plan.items.filter(({ isNew }) => isNew).length;
      const changed = plan.items.length - created;
      const details = { created, changed, categories: plan.newCategories.length };
      const entry = { action: 'runCatalogueImport', subjectId: companyId, details, companyId };
      await addAuditEntry(trx, staff, entry, context.now());
      return { error: null, created, changed };
    });
  };

export const makeExportCatalogue =
  ({ db }: MenuOfficeDeps): NonNullable<QueryResolvers<StaffContext>['exportCatalogue']> =>
  async (_root, given, context) => {
    const { companyId } = administered(context, given.companyId, ['MENU', 'WRITE']);
    if (given.format === 'JSON') return exportJson(db, companyId, context.now());
    const { catalogue, company } = await loadEditingWorld(db, companyId);
    const menus = await findOfficeMenus(db, companyId, null);
    const names = new Map(menus.map(({ id, name }) => [id, name]));
    const content = exportCsv(catalogue, company, names, csvStyleOf(company.country));
    return { name: `menu-${dayOf(context.now())}.csv`, content };
  };

const dayOf = (at: Temporal.Instant): string => at.toString().slice(0, 10);

async function exportJson(db: Database, companyId: string, at: Temporal.Instant) {
  // In one snapshot: between two plain queries somebody could save.
  const file = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => readMenuFileOf(trx, companyId));
  return { name: `menu-${dayOf(at)}.json`, content: `${JSON.stringify(file, null, 1)}\n` };
}

/** The plan of a content, as often as it is asked for: between plan and import nothing is kept. */
function planOf(given: ImportArguments, world: EditingWorld, newId: () => string): ImportPlan {
  const rows = rowsOf(given);
  const [headings = [], ...body] = rows;
  const isRateGiven = given.vatRate != null && !headings.includes('vat');
  const rated = isRateGiven
    ? [[...headings, 'vat'], ...body.map((row) => [...row, String(given.vatRate)])]
    : rows;
  return planImport(rated, { ...world, newId });
}

function rowsOf({ format, content }: ImportArguments): string[][] {
  switch (format) {
    case 'CSV':
      return readCsv(content);
    case 'LINES':
      return [
        ['category', 'title', 'price'],
        ...planPastedMenu(content).map(({ category, title, price }) => [
          category ?? '',
          title,
          price === null ? '' : (price / 100).toFixed(2),
        ]),
      ];
    case 'JSON_LD':
      return rowsFromJsonLd(parsed(content));
  }
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw badInput('Not JSON');
  }
}

async function writePlan(
  trx: Database,
  companyId: string,
  plan: ImportPlan,
  { catalogue, company }: EditingWorld,
  newId: () => string,
): Promise<void> {
  let order = lowestOrder(catalogue.categories);
  for (const { id, name } of plan.newCategories) {
    await insertCategory(trx, companyId, id, order);
    await writeCategory(trx, companyId, id, {
      name,
      nameLang: { [company.defaultLanguage]: name },
    });
    order -= 1;
  }
  const changedIds = plan.items.filter(({ isNew }) => !isNew).map(({ itemId }) => itemId);
  const standing = new Map(
    (await findOfficeItems(trx, companyId, changedIds)).map((item) => [item.id, item]),
  );
  let place = lowestOrder(catalogue.items);
  const made = [];
  const changed = [];
  for (const planned of plan.items) {
    const { itemId } = planned;
    const before = standing.get(itemId);
    const landing = before ? [] : landingEntries(planned, catalogue, newId);
    const repriced =
      before && planned.change.defaultPrice != null ? entriesToReprice(before, before.entries) : [];
    const priced = (before?.entries ?? landing).map((entry) =>
      repriced.includes(entry) && planned.change.defaultPrice != null
        ? { ...entry, price: planned.change.defaultPrice }
        : entry,
    );
    const write = { ...planned.change, entries: withMenuPrices(planned, priced, newId) };
    if (before) changed.push({ itemId, write });
    else {
      made.push({ itemId, write, order: place });
      place -= 1;
    }
  }
  await insertItems(trx, companyId, made);
  await writeItems(trx, companyId, changed);
  await raiseVersions(trx, 'items', companyId, changedIds);
}

/** O-07, as for a dish made by hand, unless the file says prices by menu. */
function landingEntries(
  { itemId, change, menuPrices }: PlannedItem,
  catalogue: EditingWorld['catalogue'],
  newId: () => string,
): OfficeEntry[] {
  const { defaultPrice: price, categoryIds = [] } = change;
  if (menuPrices.size > 0 || price == null) return [];
  const venueIds = catalogue.menus.map(({ venueId }) => venueId);
  return menusForNewItem(catalogue, { categoryIds, venueIds }).map((menuId) => ({
    id: newId(),
    menuId,
    itemId,
    price,
    vatRate: null,
    instant: null,
  }));
}

function withMenuPrices(
  { itemId, menuPrices }: PlannedItem,
  entries: readonly OfficeEntry[],
  newId: () => string,
): OfficeEntry[] {
  const untouched = entries.filter(({ menuId }) => !menuPrices.has(menuId));
  const priced = [...menuPrices].flatMap(([menuId, price]): OfficeEntry[] => {
    if (price === null) return [];
    const stands = entries.find((entry) => entry.menuId === menuId);
    const fresh = { id: newId(), menuId, itemId, vatRate: null, instant: null };
    return [{ ...(stands ?? fresh), price }];
  });
  return [...untouched, ...priced];
}
