import type { OfficeContentRow } from '@tallrik/contract/generated/staff-resolvers';
import { CONTENT_TYPES } from '@tallrik/domain/content/content';
import {
  contentState,
  placesOf,
  typesOf,
  type ContentFields,
} from '@tallrik/domain/content/content-form';
import { columnOneOf, localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';

/** A page or a piece of news as the office changes it. */
export type OfficeContent = ContentFields & {
  id: string;
  version: number;
  image: string | null;
  isDraft: boolean;
  publishedAt: string | null;
  updatedAt: string;
  isArchived: boolean;
};

type Changed = Partial<Omit<OfficeContent, 'id' | 'version'>>;

const typesIn = (types: readonly string[]) => types.map((type) => columnOneOf(CONTENT_TYPES, type));

export async function findOfficeContents(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<OfficeContent[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('contents')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    slug: row.slug,
    places: placesOf({ slug: row.slug, types: typesIn(row.types) }),
    image: row.image,
    title: localizedColumn(row.title),
    subTitle: localizedColumn(row.subTitle),
    text: localizedColumn(row.text),
    isDraft: row.isDraft,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    isArchived: row.deleted,
  }));
}

/** The list: bodies are not read for it. */
export async function listOfficeContents(
  db: Database,
  companyId: string,
  isArchived: boolean,
  now: Temporal.Instant,
): Promise<OfficeContentRow[]> {
  const rows = await db
    .selectFrom('contents')
    .select([
      'id',
      'version',
      'slug',
      'types',
      'title',
      'image',
      'isDraft',
      'publishedAt',
      'updatedAt',
    ])
    .where('companyId', '=', companyId)
    .where('deleted', '=', isArchived)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ types, isDraft, ...row }) => {
    const publishedAt = row.publishedAt?.toISOString() ?? null;
    return {
      ...row,
      places: placesOf({ slug: row.slug, types: typesIn(types) }),
      title: localizedColumn(row.title),
      state: contentState({ isDraft, publishedAt }, now),
      publishedAt,
      updatedAt: row.updatedAt.toISOString(),
    };
  });
}

export async function isAddressTaken(
  trx: Database,
  companyId: string,
  { id, slug }: { id: string; slug: string },
): Promise<boolean> {
  const row = await trx
    .selectFrom('contents')
    .select('id')
    .where('companyId', '=', companyId)
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Writes what was changed; the index refuses the second of two who take an address at once. */
export async function writeContent(
  trx: Database,
  companyId: string,
  id: string,
  fields: Changed,
): Promise<void> {
  const { places, title, subTitle, text, publishedAt, updatedAt, isArchived, ...plain } = fields;
  const changed = {
    ...plain,
    ...(places === undefined ? {} : { types: typesOf(places) }),
    ...(title === undefined ? {} : { title: JSON.stringify(title) }),
    ...(subTitle === undefined ? {} : { subTitle: JSON.stringify(subTitle) }),
    ...(text === undefined ? {} : { text: JSON.stringify(text) }),
    ...(publishedAt === undefined ? {} : { publishedAt: publishedAt && new Date(publishedAt) }),
    ...(updatedAt === undefined ? {} : { updatedAt: new Date(updatedAt) }),
    ...(isArchived === undefined ? {} : { deleted: isArchived }),
  };
  if (Object.keys(changed).length === 0) return;
  await trx
    .updateTable('contents')
    .set(changed)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** The same where it may meet another page's address. */
export async function changeContent(
  trx: Database,
  companyId: string,
  before: OfficeContent,
  fields: Changed,
): Promise<OfficeRefusal | undefined> {
  const after = { ...before, ...fields };
  if (!after.isArchived && (await isAddressTaken(trx, companyId, after)))
    return { error: 'ADDRESS_TAKEN', field: 'slug' };
  await writeContent(trx, companyId, before.id, fields);
  return undefined;
}

export const contentSubject: OfficeSubject<OfficeContent> = {
  kind: 'CONTENT',
  table: 'contents',
  read: findOfficeContents,
  fields: ({ id: _id, version: _version, ...fields }) => fields,
  // A body of 100,000 characters, twice, would be the whole of the log; undo has it.
  hidden: ['text'],
  restore: (trx, companyId, thing, fields) =>
    changeContent(trx, companyId, thing, fields as Changed),
  undoneCreation: { isArchived: true },
};
