import { DEFAULT_LANGUAGE, LANGUAGES } from '@tallrik/domain/company/languages';
import { plainText, storedText } from '@tallrik/domain/menu/editing/texts';
import type { StampCardFields } from '@tallrik/domain/loyalty/stamps/check-stamp-card';
import { sql } from 'kysely';
import { localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';
import { defaultLanguageOf } from '../../../platform/office/localized-input.ts';

/** A stamp card as the office changes it. */
export type OfficeStampCard = StampCardFields & {
  id: string;
  version: number;
  icon: string | null;
  image: string | null;
  isArchived: boolean;
  endsAt: string | null;
};

export type ChangedStampCard = Partial<Omit<OfficeStampCard, 'id' | 'version'>>;

/** Those with these ids, or all of the company. */
export async function findOfficeStampCards(
  db: Database,
  companyId: string,
  ids: readonly string[] | null,
): Promise<OfficeStampCard[]> {
  const rows = await db
    .selectFrom('stampCards')
    .innerJoin('companies', 'companies.id', 'stampCards.companyId')
    .selectAll('stampCards')
    .select('companies.defaultLanguage')
    .where('stampCards.companyId', '=', companyId)
    .$if(ids !== null, (query) =>
      query.where(sql<boolean>`stamp_cards.id = any(${[...(ids ?? [])]}::uuid[])`),
    )
    .orderBy('stampCards.name')
    .orderBy('stampCards.id')
    .execute();
  return rows.map((row) => {
    const language = LANGUAGES.find((known) => known === row.defaultLanguage) ?? DEFAULT_LANGUAGE;
    return {
      id: row.id,
      version: row.version,
      name: storedText(localizedColumn(row.nameLang), row.name, language),
      description: storedText(localizedColumn(row.descriptionLang), row.description, language),
      details: localizedColumn(row.details),
      icon: row.icon,
      image: row.offerImage,
      requiredCount: row.requiredCount,
      itemIds: row.itemIds,
      venueIds: row.venueIds,
      offerId: row.offerId,
      isArchived: row.archivedAt !== null,
      endsAt: row.endsAt?.toISOString() ?? null,
    };
  });
}

/** Writes what was changed; undefined is left as it stands. Beside each text stands the plain one guests fall back to. */
export async function writeStampCard(
  trx: Database,
  companyId: string,
  id: string,
  fields: ChangedStampCard,
  now: Temporal.Instant,
): Promise<void> {
  const language = await defaultLanguageOf(trx, companyId);
  const { name, description, details, itemIds, venueIds, isArchived, endsAt } = fields;
  const changed = {
    name: name && plainText(name, language),
    nameLang: name && JSON.stringify(name),
    description: description && plainText(description, language),
    descriptionLang: description && JSON.stringify(description),
    details: details && JSON.stringify(details),
    icon: fields.icon,
    offerImage: fields.image,
    requiredCount: fields.requiredCount,
    itemIds: itemIds && [...itemIds],
    venueIds: venueIds && [...venueIds],
    offerId: fields.offerId,
    archivedAt:
      isArchived === undefined ? undefined : isArchived ? new Date(now.epochMilliseconds) : null,
    endsAt: endsAt === undefined ? undefined : endsAt === null ? null : new Date(endsAt),
  };
  const known = Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(known).length === 0) return;
  await trx
    .updateTable('stampCards')
    .set(known)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Whether what a card earns can be given: personal, and not archived. */
export async function isPersonalOffer(
  trx: Database,
  companyId: string,
  offerId: string | null,
): Promise<boolean> {
  if (offerId === null) return false;
  const row = await trx
    .selectFrom('offers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', offerId)
    .where('isDefault', '=', false)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** A card comes back only while what it promises is there. */
export async function changeStampCard(
  trx: Database,
  companyId: string,
  before: OfficeStampCard,
  fields: ChangedStampCard,
  now: Temporal.Instant,
): Promise<OfficeRefusal | undefined> {
  const isBack = fields.isArchived === false && before.isArchived;
  const offerId = fields.offerId === undefined ? before.offerId : fields.offerId;
  if (isBack && !(await isPersonalOffer(trx, companyId, offerId)))
    return { error: 'FIELD_INVALID', field: 'offerId' };
  const next = isBack ? { ...fields, endsAt: null } : fields;
  await writeStampCard(trx, companyId, before.id, next, now);
  return undefined;
}

export const stampCardSubject = (now: () => Temporal.Instant): OfficeSubject<OfficeStampCard> => ({
  kind: 'STAMP_CARD',
  table: 'stampCards',
  read: findOfficeStampCards,
  fields: ({ id: _id, version: _version, ...fields }) => fields,
  restore: (trx, companyId, thing, fields) =>
    changeStampCard(trx, companyId, thing, fields as ChangedStampCard, now()),
  undoneCreation: { isArchived: true },
});
