import type { OfficeKind } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';

type Subject = {
  table: string;
  title: RawBuilder<string>;
  /** The column of its company. */
  tenant?: 'id';
};

const inDefaultLanguage = (texts: string): RawBuilder<string> =>
  sql`coalesce(${sql.ref(texts)} ->> (select default_language from companies where id = thing.company_id),
    ${sql.ref(texts)} ->> 'en', '')`;

/** Where the things of the log are found, and what they are called. */
const SUBJECTS: Readonly<Partial<Record<OfficeKind, Subject>>> = {
  ITEM: { table: 'items', title: sql`thing.title` },
  CATEGORY: { table: 'categories', title: sql`thing.name` },
  GROUP: { table: 'modification_groups', title: sql`thing.external_name` },
  UPSELL: { table: 'upsell_groups', title: inDefaultLanguage('thing.name') },
  MENU: { table: 'menus', title: sql`thing.name` },
  VENUE: { table: 'venues', title: sql`thing.name` },
  TABLE: { table: 'restaurant_tables', title: sql`thing.code` },
  CONTENT: { table: 'contents', title: inDefaultLanguage('thing.title') },
  LEVEL: { table: 'membership_levels', title: inDefaultLanguage('thing.title') },
  REFERRAL: { table: 'referral_terms', title: sql`''` },
  REFERRAL_CODE: { table: 'referral_codes', title: sql`thing.code` },
  STAMP_CARD: { table: 'stamp_cards', title: sql`thing.name` },
  OFFER: { table: 'offers', title: inDefaultLanguage('thing.name_lang') },
  CODE: { table: 'promo_codes', title: sql`thing.code` },
  CODE_SERIES: { table: 'promo_code_series', title: sql`thing.prefix` },
  PICTURE: { table: 'pictures', title: inDefaultLanguage('thing.description_lang') },
  ORDER: { table: 'orders', title: sql`thing.easy_id` },
  // The number, not the name: the log tells no persons (O-36).
  GUEST: { table: 'users', title: sql`case when thing.deleted then '' else thing.easy_id end` },
  STAFF: { table: 'staff_members', title: sql`thing.name` },
  PRINTER: { table: 'printers', title: sql`thing.name` },
  INVOICE: { table: 'invoices', title: sql`thing.number::text` },
  CONFIGURATION: { table: 'cloud_configurations', title: sql`''` },
  COMPANY: { table: 'companies', title: sql`thing.display_name`, tenant: 'id' },
};

const KINDS = Object.entries(SUBJECTS) as [OfficeKind, Subject][];

const tenantOf = ({ tenant = 'company_id' }: { tenant?: string }) => sql.ref(`thing.${tenant}`);

/** What the things with these ids are, and how they are called today; those of other companies are not there. */
export async function findSubjects(
  db: Database,
  companyId: string,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, { kind: OfficeKind; title: string }>> {
  const ids = [...new Set(subjectIds)].filter(isUuid);
  if (ids.length === 0) return new Map();
  const parts = KINDS.map(
    ([kind, subject]) => sql`
      select thing.id::text as id, ${sql.lit(kind)} as kind, ${subject.title} as title
      from ${sql.table(subject.table)} as thing
      where thing.id = any(${ids}::uuid[]) and ${tenantOf(subject)} = ${companyId}`,
  );
  const { rows } = await sql<{ id: string; kind: OfficeKind; title: string }>`
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, kind, title }) => [id, { kind, title }]));
}

/** Whether an entry is about a thing of this kind. */
export function isOfKind(companyId: string, kind: OfficeKind): RawBuilder<boolean> {
  const subject = SUBJECTS[kind];
  if (!subject) return sql`false`;
  // A list that is hashed once: asked of each entry by itself, 100,000 of them took 6 seconds.
  return sql`audit_log.subject_id in (select thing.id::text from ${sql.table(subject.table)} as thing
    where ${tenantOf(subject)} = ${companyId})`;
}
