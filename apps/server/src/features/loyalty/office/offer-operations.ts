import type {
  MutationResolvers,
  OfferInput,
  OfferResult,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { OFFER_STATES, offersAt } from '@tallrik/domain/cart/offers/offers-at';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import {
  checkOffer,
  newOffer,
  type OfferFields,
} from '@tallrik/domain/cart/offers/editing/check-offer';
import { costsMore } from '@tallrik/domain/cart/offers/editing/offer-at-venue';
import { minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { defaultLanguageOf, textOf } from '../../../platform/office/localized-input.ts';
import type { OfficeRefusal, OfficeResult } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import type { LoadCatalogue } from '../../menu/menu-port.ts';
import { findOffers } from '../offers/offer-store.ts';
import { findAverageOrder } from './code-answers.ts';
import {
  answerOffers,
  ANY_ORDER,
  findSellingVenues,
  offerAtVenues,
  tryOfferWith,
} from './offer-answers.ts';
import {
  changeOffer,
  findOfficeOffers,
  offerOf,
  offerSubject,
  stateOfOffer,
  writeOffer,
  type ChangedOffer,
  type OfficeOffer,
} from './office-offer.ts';
import { salesReader } from './sales-reader.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;
type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;
export type ChosenPicture = (
  trx: Database,
  companyId: string,
  given: { key: string | null | undefined; stands?: string | null; field?: string },
) => Promise<{ image?: string | null } | (OfficeRefusal & { field: string })>;

const AREA = 'OFFERS';

/** Null takes a moment or a price away; of the rest it changes nothing. */
function readInput(given: OfferInput): Partial<OfferFields> {
  const { isDefault, isAtTillOnly, discountType, discountRate } = given;
  const { venueIds, itemIds, name, description, stages } = given;
  const plain = { isDefault, isAtTillOnly, discountType, discountRate, venueIds, itemIds };
  const { startsAt, endsAt, price } = given;
  const emptied = { startsAt, endsAt, price };
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value != null)),
    ...Object.fromEntries(Object.entries(emptied).filter(([, value]) => value !== undefined)),
    ...(name == null ? {} : { name: textOf(name) }),
    ...(description == null ? {} : { description: textOf(description) }),
    ...(stages == null
      ? {}
      : {
          stages: stages.map((stage) => ({
            id: stage.id,
            name: textOf(stage.name),
            itemIds: stage.itemIds,
            discountType: stage.discountType ?? 'PERCENTAGE',
            discountRate: stage.discountRate ?? 0,
          })),
        }),
  };
}

/** What a price is held against: untouched, an offer may be renamed though the menu has changed since. */
const PRICED = ['price', 'itemIds', 'stages', 'venueIds'] as const;

export async function idsOfCompany(
  db: Database,
  table: 'venues' | 'items',
  companyId: string,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function countOffers(trx: Database, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from offers where company_id = ${companyId} and not deleted`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}

export function makeOfferOffice(deps: {
  db: Database;
  /** Beside an open transaction. */
  reads: Database;
  office: Office;
  loadCatalogue: LoadCatalogue;
  chosenPicture: ChosenPicture;
}) {
  const { db, reads, office, chosenPicture } = deps;
  const reading = (context: StaffContext, companyId: string | null | undefined) =>
    officeCaller(context, { area: AREA, access: 'READ', companyId }).companyId;
  const sellingVenues = (companyId: string) =>
    findSellingVenues(reads, companyId, deps.loadCatalogue);
  const answers = async (
    companyId: string,
    offers: readonly OfficeOffer[],
    context: StaffContext,
  ) =>
    answerOffers(db, salesReader(context, companyId), offers, {
      venues: await sellingVenues(companyId),
      now: context.now(),
    });

  const officeOffers: Query<'officeOffers'> = async (_root, given, context) => {
    const companyId = reading(context, given.companyId);
    const offers = await findOfficeOffers(db, companyId, null);
    const listed = offers.filter(({ isArchived }) => isArchived === given.isArchived);
    const rankOf = (state: (typeof OFFER_STATES)[number]) => OFFER_STATES.indexOf(state);
    return (await answers(companyId, listed, context)).toSorted(
      (one, other) => rankOf(one.state) - rankOf(other.state),
    );
  };

  const officeOffer: Query<'officeOffer'> = async (_root, given, context) => {
    const companyId = reading(context, given.companyId);
    const offers = await findOfficeOffers(db, companyId, [given.id]);
    const [offer] = await answers(companyId, offers, context);
    if (!offer) throw notFound('Offer');
    return offer;
  };

  const tryOffer: Query<'tryOffer'> = async (_root, given, context) => {
    const companyId = reading(context, given.companyId);
    const [standing] = await findOfficeOffers(db, companyId, [given.id]);
    const type = standing?.type ?? given.offer.type;
    if (!type) throw badInput('What kind of offer?');
    const now = context.now();
    const before = standing ?? { ...newOffer(type), createdAt: now.toString() };
    const fields = { ...before, ...readInput(given.offer), id: given.id, isArchived: false };
    if (fields.stages.length > 100 || fields.itemIds.length > 1_000) throw badInput('Too much');
    const [venues, average, offers] = await Promise.all([
      sellingVenues(companyId),
      findAverageOrder(db, salesReader(context, companyId), now),
      findOffers(db, companyId),
    ]);
    const running = offersAt(
      offers.filter(({ deleted }) => !deleted),
      now,
    );
    const orderValue = average ? minor(average) : ANY_ORDER;
    return tryOfferWith(offerOf(fields), running, { venues, orderValue });
  };

  async function check(
    trx: Database,
    companyId: string,
    before: OfferFields & { id: string; createdAt: string; image: string | null },
    given: OfferInput,
  ): Promise<{ fields: OfferFields & { image?: string | null } } | OfficeRefusal> {
    const input = readInput(given);
    const [venueIds, itemIds, defaultLanguage] = await Promise.all([
      idsOfCompany(trx, 'venues', companyId),
      idsOfCompany(trx, 'items', companyId),
      defaultLanguageOf(trx, companyId),
    ]);
    const type = given.type ?? before.type;
    const checked = checkOffer({ ...input, type }, { before, defaultLanguage, venueIds, itemIds });
    if (!checked.ok) {
      if (checked.error.code === 'NOT_FOUND') throw notFound(checked.error.field);
      return { error: checked.error.code, field: checked.error.field };
    }
    const fields = checked.value;
    if (PRICED.some((name) => input[name] !== undefined)) {
      const offer = offerOf({ ...fields, id: before.id, createdAt: before.createdAt });
      if (costsMore(offer, offerAtVenues(offer, await sellingVenues(companyId))))
        return { error: 'OFFER_COSTS_MORE', field: 'price' };
    }
    const stands = before.image;
    const picture = await chosenPicture(trx, companyId, { key: given.pictureKey, stands });
    return 'error' in picture ? picture : { fields: { ...fields, ...picture } };
  }

  const answer = async (
    { error, field, auditId, thing }: OfficeResult<OfficeOffer>,
    context: StaffContext,
    wanted: string | null | undefined,
  ): Promise<OfferResult> => {
    const companyId = reading(context, wanted);
    const [offer] = thing ? await answers(companyId, [thing], context) : [];
    return { error, field, auditId, offer: offer ?? null };
  };

  const createOffer: Mutation<'createOffer'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const limit = { most: OFFICE_LIMITS.offers, count: countOffers };
    const call = { action: 'createOffer', area: AREA, companyId, id, limit } as const;
    const result = await office.create(context, offerSubject, call, async (trx, caller) => {
      const { type } = given.offer;
      if (!type) return { error: 'FIELD_INVALID', field: 'type' };
      const createdAt = context.now().toString();
      const before = { ...newOffer(type), id, createdAt, image: null };
      const checked = await check(trx, caller.companyId, before, given.offer);
      if ('error' in checked) return checked;
      await trx
        .insertInto('offers')
        .values({
          id,
          companyId: caller.companyId,
          type,
          createdAt: new Date(context.now().epochMilliseconds),
        })
        .execute();
      await writeOffer(trx, caller.companyId, id, checked.fields);
      return undefined;
    });
    return answer(result, context, companyId);
  };

  /** One change of an offer that is there. */
  const changing = async (
    action: string,
    given: { companyId?: string | null; id: string; version: number },
    context: StaffContext,
    fieldsOf: (
      trx: Database,
      before: OfficeOffer,
      companyId: string,
    ) => Promise<{ fields: ChangedOffer } | OfficeRefusal>,
  ): Promise<OfferResult> => {
    const { companyId, id, version } = given;
    const call = { action, area: AREA, companyId, id, version } as const;
    const result = await office.change(context, offerSubject, call, async (trx, before, caller) => {
      const found = await fieldsOf(trx, before, caller.companyId);
      return 'error' in found ? found : changeOffer(trx, caller.companyId, before, found.fields);
    });
    return answer(result, context, companyId);
  };

  const saveOffer: Mutation<'saveOffer'> = (_root, given, context) =>
    changing('saveOffer', given, context, (trx, before, companyId) =>
      check(trx, companyId, before, given.offer),
    );

  const setOfferPaused: Mutation<'setOfferPaused'> = (_root, given, context) =>
    changing('setOfferPaused', given, context, async () => ({
      fields: { isPaused: given.isPaused },
    }));

  const endOffer: Mutation<'endOffer'> = (_root, given, context) =>
    changing('endOffer', given, context, async (_trx, before) => {
      const state = stateOfOffer(before, context.now());
      // One that never began has nothing to end: it is paused or archived.
      if (state !== 'RUNNING' && state !== 'PAUSED') return { error: 'FIELD_INVALID' };
      return { fields: { endsAt: context.now().toString() } };
    });

  const archiveOffer: Mutation<'archiveOffer'> = (_root, given, context) =>
    changing('archiveOffer', given, context, async (_trx, before) => ({
      fields: { isArchived: true, areRightsKept: given.areRightsKept && !before.isDefault },
    }));

  const restoreOffer: Mutation<'restoreOffer'> = (_root, given, context) =>
    changing('restoreOffer', given, context, async (trx, before, companyId) => {
      const isFull = (await countOffers(trx, companyId)) >= OFFICE_LIMITS.offers;
      if (before.isArchived && isFull) return { error: 'LIMIT_REACHED' };
      return { fields: { isArchived: false, areRightsKept: false } };
    });

  return {
    queries: { officeOffers, officeOffer, tryOffer },
    mutations: {
      createOffer,
      saveOffer,
      setOfferPaused,
      endOffer,
      archiveOffer,
      restoreOffer,
    },
  };
}
