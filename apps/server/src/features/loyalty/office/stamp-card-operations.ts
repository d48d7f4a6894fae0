import type {
  MutationResolvers,
  OfficeStampCard as StampCardAnswer,
  QueryResolvers,
  StampCardInput,
  StampCardResult,
} from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import {
  checkStampCard,
  NEW_STAMP_CARD,
  STAMPS,
  type StampCardFields,
} from '@tallrik/domain/loyalty/stamps/check-stamp-card';
import { sql } from 'kysely';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { defaultLanguageOf, textOf } from '../../../platform/office/localized-input.ts';
import type { OfficeRefusal, OfficeResult } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { fillCards } from '../earning/order-stamps.ts';
import { endOfDay } from './end-of-day.ts';
import { findOfficeOffers } from './office-offer.ts';
import {
  changeStampCard,
  findOfficeStampCards,
  stampCardSubject,
  writeStampCard,
  type OfficeStampCard,
} from './office-stamp-card.ts';
import { idsOfCompany, type ChosenPicture } from './offer-operations.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;
type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;
type Pictures = Pick<OfficeStampCard, 'icon' | 'image'>;

const AREA = 'OFFERS';
/** So far ahead open cards can be left to be filled. */
const LONGEST_DAYS = 366;

const readInput = (given: StampCardInput): Partial<StampCardFields> => ({
  ...(given.name == null ? {} : { name: textOf(given.name) }),
  ...(given.description == null ? {} : { description: textOf(given.description) }),
  ...(given.details == null ? {} : { details: textOf(given.details) }),
  ...(given.requiredCount == null ? {} : { requiredCount: given.requiredCount }),
  ...(given.itemIds == null ? {} : { itemIds: given.itemIds }),
  ...(given.venueIds == null ? {} : { venueIds: given.venueIds }),
  ...(given.offerId === undefined ? {} : { offerId: given.offerId }),
});

export function makeStampCardOffice(deps: {
  db: Database;
  office: Office;
  newId: () => string;
  now: () => Temporal.Instant;
  chosenPicture: ChosenPicture;
}) {
  const { db, office, chosenPicture } = deps;
  const subject = stampCardSubject(deps.now);
  const companyOf = (context: StaffContext, companyId: string | null | undefined) =>
    officeCaller(context, { area: AREA, access: 'READ', companyId }).companyId;

  const officeStampCards: Query<'officeStampCards'> = async (_root, given, context) => {
    const companyId = companyOf(context, given.companyId);
    const cards = await findOfficeStampCards(db, companyId, null);
    return (await answerCards(db, cards)).toSorted(
      (one, other) => Number(one.isArchived) - Number(other.isArchived),
    );
  };

  async function check(
    trx: Database,
    companyId: string,
    before: StampCardFields & Pictures,
    given: StampCardInput,
  ): Promise<{ fields: StampCardFields & Partial<Pictures> } | OfficeRefusal> {
    const [venueIds, itemIds, defaultLanguage, offers] = await Promise.all([
      idsOfCompany(trx, 'venues', companyId),
      idsOfCompany(trx, 'items', companyId),
      defaultLanguageOf(trx, companyId),
      findOfficeOffers(trx, companyId, null),
    ]);
    const offerIds = new Set(
      offers.filter((offer) => !offer.isDefault && !offer.isArchived).map(({ id }) => id),
    );
    const question = { before, defaultLanguage, venueIds, itemIds, offerIds };
    const checked = checkStampCard(readInput(given), question);
    if (!checked.ok) {
      const { code, field } = checked.error;
      if (code === 'NOT_FOUND') throw notFound(field);
      return { error: code, field };
    }
    const icon = await chosenPicture(trx, companyId, {
      key: given.iconKey,
      stands: before.icon,
      field: 'iconKey',
    });
    if ('error' in icon) return icon;
    const picture = await chosenPicture(trx, companyId, {
      key: given.pictureKey,
      stands: before.image,
    });
    if ('error' in picture) return picture;
    return {
      fields: {
        ...checked.value,
        ...(icon.image === undefined ? {} : { icon: icon.image }),
        ...(picture.image === undefined ? {} : { image: picture.image }),
      },
    };
  }

  const answer = async ({
    error,
    field,
    auditId,
    thing,
  }: OfficeResult<OfficeStampCard>): Promise<StampCardResult> => {
    const [card] = thing ? await answerCards(db, [thing]) : [];
    return { error, field, auditId, card: card ?? null };
  };

  const createStampCard: Mutation<'createStampCard'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const limit = { most: OFFICE_LIMITS.stampCards, count: countCards };
    const call = { action: 'createStampCard', area: AREA, companyId, id, limit } as const;
    const result = await office.create(context, subject, call, async (trx, caller) => {
      const before = { ...NEW_STAMP_CARD, icon: null, image: null };
      const checked = await check(trx, caller.companyId, before, given.card);
      if ('error' in checked) return checked;
      const { requiredCount } = checked.fields;
      await trx
        .insertInto('stampCards')
        .values({ id, companyId: caller.companyId, name: '', requiredCount })
        .execute();
      await writeStampCard(trx, caller.companyId, id, checked.fields, context.now());
      return undefined;
    });
    return answer(result);
  };

  const saveStampCard: Mutation<'saveStampCard'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'saveStampCard', area: AREA, companyId, id, version } as const;
    const result = await office.change(context, subject, call, async (trx, before, caller) => {
      const checked = await check(trx, caller.companyId, before, given.card);
      if ('error' in checked) return checked;
      const { fields } = checked;
      const refusal = await changeStampCard(trx, caller.companyId, before, fields, context.now());
      if (refusal) return refusal;
      const { requiredCount, offerId } = fields;
      // Who has as many already has a full card now (GROWTH-21).
      if (requiredCount < before.requiredCount && !before.isArchived)
        await fillCards(trx, { id, requiredCount, offerId }, deps.newId);
      return undefined;
    });
    return answer(result);
  };

  const archiveStampCard: Mutation<'archiveStampCard'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'archiveStampCard', area: AREA, companyId, id, version } as const;
    const result = await office.change(context, subject, call, async (trx, before, caller) => {
      const endsAt = await endOfDay(trx, caller.companyId, given.endsOn, {
        now: context.now(),
        mostDays: LONGEST_DAYS,
      });
      if (endsAt === null) return { error: 'FIELD_INVALID', field: 'endsOn' };
      const fields = { isArchived: true, endsAt };
      return changeStampCard(trx, caller.companyId, before, fields, context.now());
    });
    return answer(result);
  };

  const restoreStampCard: Mutation<'restoreStampCard'> = async (_root, given, context) => {
    const { companyId, id, version } = given;
    const call = { action: 'restoreStampCard', area: AREA, companyId, id, version } as const;
    const result = await office.change(context, subject, call, async (trx, before, caller) => {
      const isFull = (await countCards(trx, caller.companyId)) >= OFFICE_LIMITS.stampCards;
      if (before.isArchived && isFull) return { error: 'LIMIT_REACHED' };
      return changeStampCard(trx, caller.companyId, before, { isArchived: false }, context.now());
    });
    return answer(result);
  };

  return {
    subject,
    queries: { officeStampCards },
    mutations: { createStampCard, saveStampCard, archiveStampCard, restoreStampCard },
  };
}

async function countCards(trx: Database, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from stamp_cards
    where company_id = ${companyId} and archived_at is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Cards with who has how many stamps, and how many were filled. */
async function answerCards(
  db: Database,
  cards: readonly OfficeStampCard[],
): Promise<StampCardAnswer[]> {
  if (cards.length === 0) return [];
  const ids = cards.map(({ id }) => id);
  const [open, full] = await Promise.all([
    sql<{ id: string; stamps: number; guests: number }>`
      select id, least(stamps, ${STAMPS.most})::int as stamps, count(*)::int as guests
      from (select stamp_card_id as id, count(*) as stamps from stamps
        where stamp_card_id = any(${ids}::uuid[]) and active group by stamp_card_id, user_id) as held
      group by 1, 2`.execute(db),
    sql<{ id: string; cards: number }>`
      select stamp_card_id as id, count(distinct filled_card_id)::int as cards from stamps
      where stamp_card_id = any(${ids}::uuid[]) and filled_card_id is not null
      group by 1`.execute(db),
  ]);
  return cards.map((card) => {
    const own = open.rows.filter(({ id }) => id === card.id);
    const holders = Array.from({ length: STAMPS.most }, (_, at) =>
      own.filter(({ stamps }) => stamps > at).reduce((sum, { guests }) => sum + guests, 0),
    );
    return {
      ...card,
      itemIds: [...card.itemIds],
      venueIds: [...card.venueIds],
      holders,
      fullCards: full.rows.find(({ id }) => id === card.id)?.cards ?? 0,
    };
  });
}
