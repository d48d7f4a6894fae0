import type { Offer } from '@tallrik/domain/cart/offers/offer';
import { offerState, type OfferState } from '@tallrik/domain/cart/offers/offers-at';
import type { OfferFields, StageFields } from '@tallrik/domain/cart/offers/editing/check-offer';
import { minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { FieldValues } from '../../../platform/office/field-changes.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';
import { findOffers, findOffersById, type CompanyOffer } from '../offers/offer-store.ts';

/** An offer as the office changes it. */
export type OfficeOffer = OfferFields & {
  id: string;
  version: number;
  image: string | null;
  isPaused: boolean;
  isArchived: boolean;
  areRightsKept: boolean;
  createdAt: string;
};

export type ChangedOffer = Partial<
  OfferFields & Pick<OfficeOffer, 'image' | 'isPaused' | 'isArchived' | 'areRightsKept'>
>;

const officeOfferOf = (offer: CompanyOffer): OfficeOffer => ({
  id: offer.id,
  version: offer.version,
  type: offer.type,
  isDefault: offer.isDefault,
  isAtTillOnly: offer.context === 'POS',
  name: offer.nameLang,
  description: offer.descriptionLang,
  image: offer.image,
  venueIds: offer.venues,
  discountType: offer.discountType,
  discountRate: Number(offer.discountRate),
  price: offer.price,
  itemIds: offer.itemIds,
  stages: offer.stages.map(({ nameLang, ...stage }) => ({ ...stage, name: nameLang })),
  startsAt: offer.startsAt,
  endsAt: offer.endsAt,
  isPaused: offer.paused,
  isArchived: offer.deleted,
  areRightsKept: offer.areRightsKept,
  createdAt: offer.createdAt,
});

/** As the carts' rules are asked about it. */
export const offerOf = (
  offer: OfferFields & { id: string; createdAt: string; isArchived?: boolean },
): Offer => ({
  id: offer.id,
  type: offer.type,
  context: offer.isAtTillOnly ? 'POS' : 'APP',
  isDefault: offer.isDefault,
  deleted: offer.isArchived ?? false,
  name: '',
  nameLang: offer.name,
  descriptionLang: offer.description,
  discountRate: offer.discountRate,
  discountType: offer.discountType,
  price: offer.price === null ? null : minor(offer.price),
  stages: offer.stages.map(({ name, itemIds, ...stage }) => ({
    ...stage,
    nameLang: name,
    itemIds: [...itemIds],
  })),
  itemIds: [...offer.itemIds],
  venues: [...offer.venueIds],
  image: null,
  createdAt: offer.createdAt,
});

export const stateOfOffer = (
  { isArchived, isPaused, ...offer }: OfficeOffer,
  now: Temporal.Instant,
): OfferState => offerState({ ...offer, deleted: isArchived, paused: isPaused }, now);

/** Those with these ids, or all of the company, newest first. */
export async function findOfficeOffers(
  db: Database,
  companyId: string,
  ids: readonly string[] | null,
): Promise<OfficeOffer[]> {
  const offers =
    ids === null ? await findOffers(db, companyId) : await findOffersById(db, [...ids]);
  return offers.filter((offer) => offer.companyId === companyId).map(officeOfferOf);
}

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));
const stageColumn = ({ name, ...stage }: StageFields) => ({ ...stage, nameLang: name });

/** Writes what was changed; undefined is left as it stands. */
export async function writeOffer(
  trx: Database,
  companyId: string,
  id: string,
  fields: ChangedOffer,
): Promise<void> {
  const changed = {
    isDefault: fields.isDefault,
    context: fields.isAtTillOnly === undefined ? undefined : fields.isAtTillOnly ? 'POS' : 'APP',
    nameLang: fields.name && JSON.stringify(fields.name),
    descriptionLang: fields.description && JSON.stringify(fields.description),
    image: fields.image,
    venueIds: fields.venueIds && [...fields.venueIds],
    discountType: fields.discountType,
    discountRate: fields.discountRate,
    price: fields.price,
    itemIds: fields.itemIds && [...fields.itemIds],
    stages: fields.stages && JSON.stringify(fields.stages.map(stageColumn)),
    startsAt: fields.startsAt === undefined ? undefined : dateOf(fields.startsAt),
    endsAt: fields.endsAt === undefined ? undefined : dateOf(fields.endsAt),
    paused: fields.isPaused,
    deleted: fields.isArchived,
    rightsKept: fields.areRightsKept,
  };
  const known = Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(known).length === 0) return;
  await trx
    .updateTable('offers')
    .set(known)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Whether somebody is still to be given rights to it: by a full card, or for signing up with a code. */
export async function isOfferInUse(trx: Database, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from stamp_cards where company_id = ${companyId}::uuid and offer_id = ${id}::uuid
        and (archived_at is null or ends_at > now()))
      or exists (select from referral_codes
        where company_id = ${companyId}::uuid and offer_id = ${id}::uuid and active) as is_used`.execute(
    trx,
  );
  return rows[0]?.isUsed ?? false;
}

/** What can no longer be, once a card or a code promises it, is refused. */
export async function changeOffer(
  trx: Database,
  companyId: string,
  before: OfficeOffer,
  fields: ChangedOffer,
): Promise<OfficeRefusal | undefined> {
  const isEnding = fields.isArchived === true && !before.isArchived;
  const isOpening = fields.isDefault === true && !before.isDefault;
  if ((isEnding || isOpening) && (await isOfferInUse(trx, companyId, before.id)))
    return { error: 'OFFER_IN_USE', ...(isOpening ? { field: 'isDefault' } : {}) };
  await writeOffer(trx, companyId, before.id, fields);
  return undefined;
}

type Logged = Omit<
  OfficeOffer,
  'id' | 'version' | 'type' | 'createdAt' | 'discountType' | 'discountRate'
> & {
  discountPercent: number | null;
  discountAmount: number | null;
};

const loggedOf = ({
  id: _id,
  version: _version,
  type: _type,
  createdAt: _createdAt,
  discountType,
  discountRate,
  ...fields
}: OfficeOffer): Logged => ({
  ...fields,
  discountPercent: discountType === 'PERCENTAGE' ? discountRate : null,
  discountAmount: discountType === 'AMOUNT' ? discountRate : null,
});

function fromLog(logged: FieldValues): ChangedOffer {
  const { discountPercent, discountAmount, ...fields } = logged as Partial<Logged>;
  if (discountPercent != null)
    return { ...fields, discountType: 'PERCENTAGE', discountRate: discountPercent };
  if (discountAmount != null)
    return { ...fields, discountType: 'AMOUNT', discountRate: discountAmount };
  return fields;
}

export const offerSubject: OfficeSubject<OfficeOffer> = {
  kind: 'OFFER',
  table: 'offers',
  read: findOfficeOffers,
  fields: (offer) => loggedOf(offer),
  restore: (trx, companyId, thing, fields) => changeOffer(trx, companyId, thing, fromLog(fields)),
  undoneCreation: { isArchived: true },
};
