import type { OfferTerms } from '@tallrik/domain/cart/offers/offers-at';
import { OFFER_TYPES, type Offer, type OfferStage } from '@tallrik/domain/cart/offers/offer';
import type { DiscountType } from '@tallrik/domain/cart/cart-event';
import { LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { localized } from '@tallrik/domain/company/localized';
import { minor } from '@tallrik/domain/money/minor';
import { z } from 'zod';
import { columnOneOf, localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

/** An offer with the company that makes it, and when it counts. */
export type CompanyOffer = Offer & OfferTerms & { companyId: string; version: number };

export const DISCOUNT_TYPES = ['PERCENTAGE', 'AMOUNT'] as const satisfies readonly DiscountType[];
const CONTEXTS = ['APP', 'POS'] as const;

const stagesSchema = z.array(
  z.object({
    id: z.string(),
    nameLang: z.unknown().transform(localizedColumn),
    itemIds: z.array(z.string()),
    discountRate: z.number().default(0),
    discountType: z.enum(DISCOUNT_TYPES).default('PERCENTAGE'),
  }),
);

/** Everything the company offers, newest first (D-153), deleted ones included: carts and orders still name them. */
export const findOffers = async (db: Database, companyId: string): Promise<CompanyOffer[]> =>
  (await offerRows(db).where('offers.companyId', '=', companyId).execute()).map(offerOf);

/** By id alone: the offer's own row says whose it is. */
export const findOffersById = async (
  db: Database,
  ids: readonly string[],
): Promise<CompanyOffer[]> =>
  ids.length === 0
    ? []
    : (
        await offerRows(db)
          .where('offers.id', 'in', [...ids])
          .execute()
      ).map(offerOf);

const offerRows = (db: Database) =>
  db
    .selectFrom('offers')
    .innerJoin('companies', 'companies.id', 'offers.companyId')
    .selectAll('offers')
    .select('companies.defaultLanguage')
    .orderBy('offers.createdAt', 'desc')
    .orderBy('offers.id');

type OfferRow = Awaited<ReturnType<ReturnType<typeof offerRows>['execute']>>[number];

function offerOf(row: OfferRow): CompanyOffer {
  const nameLang = localizedColumn(row.nameLang);
  const stages: OfferStage[] = stagesSchema.parse(row.stages);
  return {
    id: row.id,
    companyId: row.companyId,
    type: columnOneOf(OFFER_TYPES, row.type),
    context: columnOneOf(CONTEXTS, row.context),
    isDefault: row.isDefault,
    deleted: row.deleted,
    name: nameIn(languageOf(row.defaultLanguage), nameLang),
    nameLang,
    descriptionLang: localizedColumn(row.descriptionLang),
    discountRate: row.discountRate ?? 0,
    discountType: row.discountType ? columnOneOf(DISCOUNT_TYPES, row.discountType) : 'PERCENTAGE',
    price: row.price === null ? null : minor(row.price),
    stages,
    itemIds: row.itemIds,
    venues: row.venueIds,
    image: row.image,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    paused: row.paused,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    areRightsKept: row.rightsKept,
  };
}

const languageOf = (text: string | null): Language | null =>
  text === null ? null : columnOneOf(LANGUAGES, text);

/** What the kitchen and a cart line call it. */
const nameIn = (defaultLanguage: Language | null, nameLang: Offer['nameLang']): string =>
  localized(nameLang, null, defaultLanguage ?? 'en', { defaultLanguage });
