import { planMenuFile } from '@tallrik/domain/menu/editing/plan-menu-file';
import type { FileProblem } from '@tallrik/domain/menu/editing/match-menu-file';
import type { Database } from '../../../platform/database/database.ts';
import { findEditingCompany } from '../office/editing-world.ts';
import { loadWholeMenu } from './load-whole-menu.ts';
import { summaryOf } from './menu-file-route.ts';
import { readMenuFile } from './menu-file-schema.ts';
import { writeMenuPlan } from './write-menu-plan.ts';

/** The menu of an archive, whose ids are new already, into the company the rest of it comes to (D-621). */
export const makeImportMenu =
  ({ newId }: { newId: () => string }) =>
  async (
    trx: Database,
    companyId: string,
    json: unknown,
    own: { pictures: ReadonlySet<string>; ids: ReadonlySet<string>; now: Date },
  ) => {
    const { file, problems } = await readMenuFile(json);
    const refused = (found: readonly FileProblem[]) => ({ problems: found, ...summaryOf(null) });
    if (file === null) return refused(problems);
    const company = await findEditingCompany(trx, companyId);
    const { standing, venues } = await loadWholeMenu(trx, companyId);
    const idFor = (id: string) => (own.ids.has(id) ? id : newId());
    const { pictures } = own;
    const plan = planMenuFile(file, { standing, venues, company, pictures, newId, idFor });
    if (plan.problems.length > 0) return refused(plan.problems);
    await writeMenuPlan(trx, companyId, plan, standing, own.now);
    return { problems: [], ...summaryOf(plan) };
  };
