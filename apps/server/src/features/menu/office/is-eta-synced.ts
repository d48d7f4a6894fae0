import type { Database } from '../../../platform/database/database.ts';

/** By the configuration guests are served with: the first by its path. */
export async function isEtaSynced(db: Database, companyId: string): Promise<boolean> {
  const configuration = await db
    .selectFrom('cloudConfigurations')
    .select('syncEta')
    .where('companyId', '=', companyId)
    .orderBy('slug')
    .limit(1)
    .executeTakeFirst();
  return configuration?.syncEta === true;
}
