import type { MutationResolvers, RightsInput } from '@tallrik/contract/generated/staff-resolvers';
import { defaultPhonePrefix } from '@tallrik/domain/accounts/phone';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { isUuid } from '@tallrik/domain/is-uuid';
import { readListedPhone } from '@tallrik/domain/loyalty/offers/phone-list';
import { readMoment } from '@tallrik/domain/loyalty/moments';
import { sql, type RawBuilder } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { lockVersions, type OfficeRefusal } from '../../../platform/office/office-subject.ts';
import { findLoyaltyTerms } from '../company-terms.ts';
import { findOfficeOffers } from './office-offer.ts';

type Counts = { given: number; skipped: number; unknown: number };
type Found = { userIds: string[]; unknown: number };

const NOBODY: Counts = { given: 0, skipped: 0, unknown: 0 };
/** Rows of one statement. */
const AT_ONCE = 1_000;

/** GROWTH-19: personal rights for one guest, a level or a list of phones; whoever holds one is skipped. */
export function makeGiveOffer(deps: {
  db: Database;
  newId: () => string;
}): NonNullable<MutationResolvers<StaffContext>['giveOffer']> {
  return async (_root, given, context) => {
    const { offerId, to } = given;
    const { staff, companyId } = officeCaller(context, {
      area: 'OFFERS',
      access: 'WRITE',
      companyId: given.companyId,
    });
    const now = context.now();
    return deps.db.transaction().execute(async (trx) => {
      // One gift of an offer after the other: two at once would both find that nobody holds it.
      await lockVersions(trx, 'offers', companyId, [offerId]);
      const [offer] = await findOfficeOffers(trx, companyId, [offerId]);
      if (!offer) throw notFound('Offer');
      const refusal = offer.isDefault || offer.isArchived ? wrong('offerId') : wrongRight(to, now);
      if (refusal) return { field: null, ...NOBODY, ...refusal };
      const before = given.isTrial ? null : await findGift(trx, companyId, offerId, given.id);
      if (before) return { error: null, field: null, ...before };
      const found = await findReceivers(trx, companyId, to);
      const holders = await findHolders(trx, offerId, found.userIds, now);
      const receivers = found.userIds.filter((id) => !holders.has(id));
      const counts = {
        given: receivers.length,
        skipped: found.userIds.length - receivers.length,
        unknown: found.unknown,
      };
      if (given.isTrial) return { error: null, field: null, ...counts };
      await grantRights(trx, { offerId, to, receivers }, deps.newId);
      const { singleUse, expiresAt } = to;
      const right = { singleUse, expiresAt: expiresAt ?? null };
      const details = { kind: 'OFFER', giftId: given.id, ...counts, ...right };
      const entry = { action: 'giveOffer', subjectId: offerId, details, companyId };
      await writeAudit(trx, staff, entry, now);
      return { error: null, field: null, ...counts };
    });
  };
}

const wrong = (field: string): OfficeRefusal => ({ error: 'FIELD_INVALID', field });

function wrongRight(to: RightsInput, now: Temporal.Instant): OfficeRefusal | null {
  const named = [to.userId, to.levelId, to.phones].filter((one) => one != null);
  if (named.length !== 1) return wrong('to');
  if (to.phones && to.phones.length > OFFICE_LIMITS.rightsAtOnce)
    return { error: 'LIMIT_REACHED', field: 'phones' };
  if (to.phones?.length === 0) return wrong('phones');
  const end = readMoment(to.expiresAt ?? null);
  if (end === undefined) return wrong('expiresAt');
  return end !== null && Temporal.Instant.compare(end, now) <= 0 ? wrong('expiresAt') : null;
}

/** What this gift came to when it was sent before. */
async function findGift(
  trx: Database,
  companyId: string,
  offerId: string,
  giftId: string,
): Promise<Counts | null> {
  const { rows } = await sql<Counts>`
    select (details ->> 'given')::int as given, (details ->> 'skipped')::int as skipped,
      (details ->> 'unknown')::int as unknown
    from audit_log
    where company_id = ${companyId}::uuid and subject_id = ${offerId} and action = 'giveOffer'
      and details ->> 'giftId' = ${giftId}
    limit 1`.execute(trx);
  return rows[0] ?? null;
}

/** Accounts that count here (D-03). Where they are shared with other companies, only guests who have ordered here. */
async function receivable(trx: Database, companyId: string): Promise<RawBuilder<boolean>> {
  const terms = await findLoyaltyTerms(trx, companyId);
  const homeId = terms?.accountCompanyId ?? companyId;
  const isAccount = sql<boolean>`users.company_id = ${homeId}::uuid and users.activated and not users.deleted`;
  return homeId === companyId
    ? isAccount
    : sql`${isAccount} and exists (select from orders where orders.user_id = users.id
        and orders.company_id = ${companyId}::uuid and not orders.is_test)`;
}

async function findReceivers(trx: Database, companyId: string, to: RightsInput): Promise<Found> {
  const isHere = await receivable(trx, companyId);
  if (to.phones != null) return findByPhones(trx, companyId, to.phones, isHere);
  const id = to.userId ?? to.levelId ?? '';
  if (!isUuid(id)) throw notFound('Guest');
  const { rows } = await sql<{ id: string }>`
    select users.id from users ${
      to.userId == null
        ? sql`join membership_cards on membership_cards.user_id = users.id and membership_cards.level_id = ${id}::uuid`
        : sql``
    }
    where ${isHere} and ${to.userId == null ? sql`true` : sql`users.id = ${id}::uuid`}
    order by users.id`.execute(trx);
  if (to.userId != null && rows.length === 0) throw notFound('Guest');
  return { userIds: rows.map((row) => row.id), unknown: 0 };
}

async function findByPhones(
  trx: Database,
  companyId: string,
  typed: readonly string[],
  isHere: RawBuilder<boolean>,
): Promise<Found> {
  const company = await trx
    .selectFrom('companies')
    .select(['code', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const prefix = defaultPhonePrefix(company);
  const read = typed.map((phone) => readListedPhone(phone, prefix));
  const phones = [...new Set(read.filter((phone) => phone !== null))];
  const { rows } = await sql<{ id: string }>`
    select users.id from users where ${isHere} and users.phone = any(${phones}::text[])
    order by users.id`.execute(trx);
  const unreadable = read.filter((phone) => phone === null).length;
  return {
    userIds: rows.map(({ id }) => id),
    unknown: unreadable + phones.length - rows.length,
  };
}

/** Those of them who could still use a right to it. */
async function findHolders(
  trx: Database,
  offerId: string,
  userIds: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id from offer_tokens
    where offer_id = ${offerId}::uuid and user_id = any(${[...userIds]}::uuid[])
      and not (single_use and used)
      and (expires_at is null or expires_at > ${new Date(now.epochMilliseconds)})`.execute(trx);
  return new Set(rows.map(({ userId }) => userId));
}

/** A token belongs to the company of the account (D-03). */
async function grantRights(
  trx: Database,
  { offerId, to, receivers }: { offerId: string; to: RightsInput; receivers: readonly string[] },
  newId: () => string,
): Promise<void> {
  const expiresAt = to.expiresAt == null ? null : new Date(to.expiresAt);
  for (let first = 0; first < receivers.length; first += AT_ONCE) {
    const userIds = receivers.slice(first, first + AT_ONCE);
    const ids = userIds.map(() => newId());
    await sql`
      insert into offer_tokens (id, company_id, user_id, offer_id, single_use, expires_at)
      select given.id, users.company_id, users.id, ${offerId}::uuid, ${to.singleUse}, ${expiresAt}::timestamptz
      from unnest(${ids}::uuid[], ${userIds}::uuid[]) as given (id, user_id)
      join users on users.id = given.user_id`.execute(trx);
  }
}
