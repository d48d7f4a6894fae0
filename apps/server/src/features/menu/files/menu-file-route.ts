import { type FileProblem } from '@tallrik/domain/menu/editing/match-menu-file';
import { FILE_KINDS } from '@tallrik/domain/menu/editing/menu-file';
import { type MenuFilePlan, planMenuFile } from '@tallrik/domain/menu/editing/plan-menu-file';
import { addAuditEntry } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type StaffDoor,
  type StaffUpload,
  staffUploadRoute,
} from '../../../platform/http/staff-upload.ts';
import { measureJson } from '../../../platform/json/measure-json.ts';
import { type EditingCompanyRow, findEditingCompany } from '../office/editing-world.ts';
import { findOwnPictures, loadWholeMenu } from './load-whole-menu.ts';
import { MENU_FILE_LIMITS, readMenuFile } from './menu-file-schema.ts';
import { writeMenuPlan } from './write-menu-plan.ts';

export type MenuFileDeps = StaffDoor & {
  db: Database;
  now: () => Temporal.Instant;
  newId: () => string;
};

const PATIENCE_MS = 60_000;
const AT_ONCE = 6;
const AT_ONCE_OF_COMPANY = 2;

/** `POST /staff/menu-files`: what a menu as JSON would do; with the plan's `catalogueVersion`, done (CATALOG-42). */
export const menuFileRoute = (deps: MenuFileDeps) =>
  staffUploadRoute(
    deps,
    {
      path: '/staff/menu-files',
      area: 'MENU',
      mostBytes: MENU_FILE_LIMITS.bytes,
      patienceMs: PATIENCE_MS,
      atOnce: AT_ONCE,
      atOnceOfCompany: AT_ONCE_OF_COMPANY,
    },
    async (upload) => {
      const { file, problems } = await readMenuFile(await parsed(upload.bytes));
      const version = upload.fields.get('catalogueVersion');
      const answer =
        version === undefined
          ? await deps.db
              .transaction()
              .setIsolationLevel('repeatable read')
              .setAccessMode('read only')
              .execute(async (trx) => {
                const company = await findEditingCompany(trx, upload.companyId);
                if (file === null) return answerOf(company, null, problems);
                const { plan } = await planIn(trx, upload.companyId, company, file, deps.newId);
                return answerOf(company, plan, plan.problems);
              })
          : await run(deps, upload, file, version);
      return { status: 200, answer };
    },
  );

async function parsed(bytes: StaffUpload['bytes']): Promise<unknown> {
  if ('refused' in (await measureJson(bytes, MENU_FILE_LIMITS))) return null;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

export async function planIn(
  trx: Database,
  companyId: string,
  company: EditingCompanyRow,
  file: Parameters<typeof planMenuFile>[0],
  newId: () => string,
) {
  const { standing, venues } = await loadWholeMenu(trx, companyId);
  const pictures = await findOwnPictures(trx, companyId);
  return { plan: planMenuFile(file, { standing, venues, company, pictures, newId }), standing };
}

/** More than anybody reads at once; the rest shows as these are put right. */
const SHOWN = 200;

function answerOf(
  company: EditingCompanyRow,
  plan: MenuFilePlan | null,
  problems: readonly FileProblem[],
) {
  return {
    catalogueVersion: String(company.catalogueVersion),
    ...summaryOf(plan),
    problems: problems.slice(0, SHOWN),
    problemCount: problems.length,
  };
}

/** How many of each kind would be made, changed and left alone, and the first of them by name. */
export function summaryOf(plan: MenuFilePlan | null) {
  const kinds = FILE_KINDS.map((kind) => {
    const things: readonly { isNew: boolean }[] = plan?.[kind] ?? [];
    const created = things.filter(({ isNew }) => isNew).length;
    const untouched = plan?.untouched[kind] ?? 0;
    return { kind, created, changed: things.length - created, untouched };
  });
  const sample = FILE_KINDS.flatMap((kind) =>
    (plan?.[kind] ?? []).map(({ name, isNew }) => ({ kind, name, isNew })),
  ).slice(0, SHOWN);
  return { kinds, sample, picturesLeftOut: plan?.picturesLeftOut ?? 0 };
}

function run(
  { db, now, newId }: MenuFileDeps,
  { staff, companyId }: StaffUpload,
  file: Parameters<typeof planMenuFile>[0] | null,
  version: string,
) {
  const nothing = { created: 0, changed: 0 };
  return db.transaction().execute(async (trx) => {
    // Whoever changes the catalogue meanwhile waits, and whoever did before is seen.
    await trx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', companyId)
      .forUpdate()
      .execute();
    const company = await findEditingCompany(trx, companyId);
    if (String(company.catalogueVersion) !== version)
      return { error: 'VERSION_CONFLICT', ...nothing };
    if (file === null) return { error: 'IMPORT_HAS_PROBLEMS', ...nothing };
    const { plan, standing } = await planIn(trx, companyId, company, file, newId);
    if (plan.problems.length > 0) return { error: 'IMPORT_HAS_PROBLEMS', ...nothing };
    const at = now();
    await writeMenuPlan(trx, companyId, plan, standing, new Date(at.epochMilliseconds));
    const { kinds } = summaryOf(plan);
    const created = kinds.reduce((sum, kind) => sum + kind.created, 0);
    const changed = kinds.reduce((sum, kind) => sum + kind.changed, 0);
    const details = { created, changed, categories: newCategories(plan) };
    const entry = { action: 'runCatalogueImport', subjectId: companyId, details, companyId };
    await addAuditEntry(trx, staff, entry, at);
    return { error: null, created, changed };
  });
}

const newCategories = (plan: MenuFilePlan): number =>
  plan.categories.filter(({ isNew }) => isNew).length;
