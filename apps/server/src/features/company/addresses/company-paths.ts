import { slugCandidates } from '@tallrik/domain/company/suggest-slug';
import type { Database } from '../../../platform/database/database.ts';
import type { CompanyPaths } from '../company-port.ts';

const SUGGESTED = 2;

const occupiedOf: CompanyPaths['occupied'] = async (db, paths, companyId) => {
  if (paths.length === 0) return new Set();
  const used = await db
    .selectFrom('cloudConfigurations')
    .select('slug as path')
    .where('slug', 'in', paths)
    .execute();
  const left = await db
    .selectFrom('companyPaths')
    .select('path')
    .where('path', 'in', paths)
    .$if(companyId !== null, (query) => query.where('companyId', '<>', companyId))
    .execute();
  return new Set([...used, ...left].map(({ path }) => path));
};

/** What a company leaves stays its own: a printed code must never open another's shop. */
export const companyPaths: CompanyPaths = {
  occupied: occupiedOf,
  near: async (db, path, country) => {
    const candidates = slugCandidates(path, country);
    const occupied = await occupiedOf(db, candidates, null);
    return candidates.filter((candidate) => !occupied.has(candidate)).slice(0, SUGGESTED);
  },
  wasOfAnother: async (db, path, companyId) => {
    const row = await db
      .selectFrom('companyPaths')
      .select('path')
      .where('path', '=', path)
      .where('companyId', '<>', companyId)
      .executeTakeFirst();
    return row !== undefined;
  },
};

/** The company's own configuration is the first by path (O-23); locked where its path is to change. */
export function findOwnPath(
  db: Database,
  companyId: string,
  isLocked = false,
): Promise<{ id: string; slug: string } | undefined> {
  return db
    .selectFrom('cloudConfigurations')
    .select(['id', 'slug'])
    .where('companyId', '=', companyId)
    .orderBy('slug')
    .limit(1)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
}

export async function findPathHistory(
  db: Database,
  companyId: string,
): Promise<{ wasLive: boolean; country: string | null; oldPaths: string[] }> {
  const company = await db
    .selectFrom('companies')
    .select(['wasLive', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirst();
  const rows = await db
    .selectFrom('companyPaths')
    .select('path')
    .where('companyId', '=', companyId)
    .orderBy('leftAt', 'desc')
    .orderBy('path')
    .execute();
  return {
    wasLive: company?.wasLive ?? false,
    country: company?.country ?? null,
    oldPaths: rows.map(({ path }) => path),
  };
}

/** The new path, and what becomes of the one before: kept where it can have been printed. */
export async function writePath(
  trx: Database,
  companyId: string,
  configuration: { id: string; slug: string },
  to: { path: string; keepsOld: boolean; at: Date },
): Promise<void> {
  await trx
    .updateTable('cloudConfigurations')
    .set({ slug: to.path })
    .where('companyId', '=', companyId)
    .where('id', '=', configuration.id)
    .execute();
  await trx
    .deleteFrom('companyPaths')
    .where('companyId', '=', companyId)
    .where('path', '=', to.path)
    .execute();
  if (!to.keepsOld) return;
  await trx
    .insertInto('companyPaths')
    .values({
      path: configuration.slug,
      companyId,
      configurationId: configuration.id,
      leftAt: to.at,
    })
    .execute();
}
