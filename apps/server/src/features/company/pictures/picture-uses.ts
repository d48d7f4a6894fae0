import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { keyOfPicture } from './picture-store.ts';

/** Every column that names a picture by its address. A test walks the tables for one that is forgotten here. */
export const PICTURE_COLUMNS = [
  ['categories', 'image'],
  ['cloud_configurations', 'logo_url'],
  ['cloud_configurations', 'landing_page_background_url'],
  ['cloud_configurations', 'landing_page_desktop_background_url'],
  ['contents', 'image'],
  ['items', 'image'],
  ['membership_levels', 'image'],
  ['offers', 'image'],
  ['stamp_cards', 'icon'],
  ['stamp_cards', 'offer_image'],
  ['variations', 'image'],
  ['venues', 'image'],
] as const;

/** Every address of a picture that something of a company shows. */
const shownAddresses: RawBuilder<unknown> = sql.join(
  PICTURE_COLUMNS.map(
    ([table, column]) =>
      sql`select company_id, ${sql.ref(column)} as address from ${sql.table(table)} where ${sql.ref(column)} like '/media/%'`,
  ),
  sql` union all `,
);

/** In how many places each of these is shown, by id. */
export async function usesOfPictures(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keys = ids.map(keyOfPicture);
  const { rows } = await sql<{ key: string; uses: number }>`
    select substring(address from 8 for 32) as key, count(*)::integer as uses
    from (${shownAddresses}) as shown
    where company_id = ${companyId}::uuid and substring(address from 8 for 32) = any(${keys})
    group by 1`.execute(db);
  const byKey = new Map(rows.map(({ key, uses }) => [key, uses]));
  return new Map(ids.map((id) => [id, byKey.get(keyOfPicture(id)) ?? 0]));
}

/** Keys of all that is shown, in the words of a page, in the draft of a look and in what can be published again, too. */
const shownKeys = sql`
  select distinct substring(address from 8 for 32) as key from (${shownAddresses}) as addresses
  union
  select (regexp_matches(text::text, '/media/([0-9a-f]{32})', 'g'))[1] from contents
  union
  select (regexp_matches(look::text, '/media/([0-9a-f]{32})', 'g'))[1] from look_drafts
  union
  select (regexp_matches(look::text, '/media/([0-9a-f]{32})', 'g'))[1] from earlier_looks`;

/** Of a `picture`, beside `shown`: an upload is used as long as something cut from it is there. */
const isUsed = sql`(exists (select from shown where key = replace(picture.id::text, '-', ''))
  or exists (select from pictures cut where cut.original_id = picture.id))`;

/** So long a page that was open, or a mail that was sent, may still show it (CATALOG-33). */
const KEPT_DAYS = 30;
const AT_ONCE = 500;

/** Notes what nothing shows any more, and what is shown again; answers what nothing has shown for 30 days. */
export async function findForgotten(
  db: Database,
  now: Temporal.Instant,
): Promise<{ id: string }[]> {
  const at = new Date(now.epochMilliseconds);
  await sql`
    with shown as (${shownKeys}), used as (
      select picture.id, ${isUsed} as is_used from pictures picture
    )
    update pictures set unused_since = case when used.is_used then null else ${at}::timestamptz end
    from used
    where used.id = pictures.id and used.is_used = (pictures.unused_since is not null)`.execute(db);
  return db
    .selectFrom('pictures')
    .select('id')
    .where('unusedSince', '<=', new Date(at.getTime() - KEPT_DAYS * 86_400_000))
    .orderBy('unusedSince')
    .limit(AT_ONCE)
    .execute();
}

/**
 * `forget-unused-pictures`: looked at once more while nobody can choose it. The row goes last, so that a job that was
 * killed in the middle finds it again.
 */
export const makeForgetUnusedPictures =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    media: { remove: (key: string) => Promise<void> };
  }) =>
  async (): Promise<void> => {
    for (const { id } of await findForgotten(deps.db, deps.now())) {
      await deps.db.transaction().execute(async (trx) => {
        await trx.selectFrom('pictures').select('id').where('id', '=', id).forUpdate().execute();
        const { rows } = await sql<{ used: boolean }>`
          with shown as (${shownKeys})
          select ${isUsed} as used from pictures picture where picture.id = ${id}::uuid`.execute(
          trx,
        );
        if (rows[0]?.used !== false) return;
        await deps.media.remove(keyOfPicture(id));
        await trx.deleteFrom('pictures').where('id', '=', id).execute();
      });
    }
  };
