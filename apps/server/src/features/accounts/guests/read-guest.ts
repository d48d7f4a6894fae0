import type {
  GivenLevel,
  GuestCode,
  GuestInvoice,
  GuestRight,
  GuestStamps,
  OfficeGuest,
  PointMove,
  StampMove,
} from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { canBeGiven } from '@tallrik/domain/loyalty/membership-levels';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findGuestRow, inHouseLanguage, readLevels } from './find-guests.ts';
import { isShared, ordersOf, type GuestReader } from './guest-reader.ts';

const MOST_MOVES = 50;
const MOST_STAMP_MOVES = 20;

/** The guest's page; null where the guest is not there for this caller (GUESTS-04). */
export async function readGuest(
  db: Database,
  reader: GuestReader,
  userId: string,
  now: Temporal.Instant,
): Promise<OfficeGuest | null> {
  const row = await findGuestRow(db, reader, userId, now);
  const account = row && (await readAccount(db, reader, userId));
  if (!row || !account) return null;
  return {
    row,
    ...account,
    isShared: isShared(reader),
    cards: await db
      .selectFrom('storedCards')
      .select(['brand', 'lastFour'])
      .where('userId', '=', userId)
      .orderBy('createdAt')
      .execute(),
    levels: await readLevels(db, reader),
    ...(await readGivenLevel(db, reader, userId, row.points)),
    pointMoves: await readMoves(db, reader, userId, row.points),
    stamps: await readStamps(db, reader, userId, now),
    rights: await readRights(db, reader, userId),
    codes: await readCodes(db, reader, userId),
    invoices: await readInvoices(db, reader, userId),
  };
}

async function readAccount(db: Database, reader: GuestReader, userId: string) {
  const { rows } = await sql<{
    version: number;
    language: string | null;
    createdAt: Date;
    newsSince: Date | null;
    blockedReason: string;
    runningOrders: number;
    note: string | null;
    noteVersion: number;
  }>`
    select users.version, users.language, users.created_at, users.blocked_reason,
      (select min(given_at) from push_consents where user_id = users.id and withdrawn_at is null) as news_since,
      (select count(*)::int from orders where orders.user_id = users.id and ${ordersOf(reader)}
        and orders.status not in ('COMPLETED', 'REJECTED')) as running_orders,
      nullif(written.note, '') as note, coalesce(written.version, 0) as note_version
    from users left join guest_notes as written
      on written.user_id = users.id and written.company_id = ${reader.companyId}::uuid
    where users.id = ${userId}::uuid`.execute(db);
  const [account] = rows;
  if (!account) return null;
  const { language, createdAt, newsSince, blockedReason } = account;
  return {
    ...account,
    language: language === null ? null : columnOneOf(LANGUAGES, language),
    createdAt: createdAt.toISOString(),
    newsSince: newsSince?.toISOString() ?? null,
    blockedReason: blockedReason === '' ? null : blockedReason,
  };
}

/** An order of another restaurant, or of a venue that is not the reader's, is not named. */
async function readMoves(
  db: Database,
  reader: GuestReader,
  userId: string,
  points: number,
): Promise<PointMove[]> {
  const { rows } = await sql<Omit<PointMove, 'at' | 'balance'> & { at: Date }>`
    select move.id, move.created_at as at, move.points, orders.id as order_id, orders.easy_id as order_number,
      nullif(move.reason, '') as reason, staff_members.name as staff_name
    from point_moves as move
    left join orders on orders.id = move.order_id and ${ordersOf(reader)}
    left join staff_members on staff_members.id = move.staff_id
    where move.user_id = ${userId}::uuid
    order by move.created_at desc, move.id desc limit ${MOST_MOVES}`.execute(db);
  let balance = points;
  return rows.map(({ at, ...move }) => {
    const after = balance;
    balance -= move.points;
    return { ...move, at: at.toISOString(), balance: after };
  });
}

/** What was given beyond the points, and what could be (GUESTS-06). */
async function readGivenLevel(
  db: Database,
  { homeId }: GuestReader,
  userId: string,
  points: number,
): Promise<Pick<OfficeGuest, 'givenLevel' | 'givableLevelIds'>> {
  const { rows } = await sql<Omit<GivenLevel, 'until'> & { until: Date | null }>`
    select level.id as level_id, ${inHouseLanguage('level.title', homeId)} as title, level.deleted as is_archived,
      card.given_until as until
    from membership_cards as card join membership_levels as level on level.id = card.given_level_id
    where card.user_id = ${userId}::uuid`.execute(db);
  const levels = (
    await db
      .selectFrom('membershipLevels')
      .select(['id', 'pointsRequired', 'discountPercentage', 'deleted'])
      .where('companyId', '=', homeId)
      .orderBy('pointsRequired')
      .execute()
  ).filter(({ deleted }) => !deleted);
  const [given] = rows;
  return {
    givenLevel: given ? { ...given, until: given.until?.toISOString() ?? null } : null,
    givableLevelIds: levels
      .filter((level) => canBeGiven(level, points, levels))
      .map(({ id }) => id),
  };
}

/** One that was taken away is shown while there are stamps on it. */
async function readStamps(
  db: Database,
  { companyId, venueIds }: GuestReader,
  userId: string,
  now: Temporal.Instant,
): Promise<GuestStamps[]> {
  const own = venueIds === 'ALL' ? null : [...venueIds];
  const { rows: cards } = await sql<Omit<GuestStamps, 'moves'>>`
    select card.id as stamp_card_id, coalesce(nullif(${inHouseLanguage('card.name_lang', companyId)}, ''), card.name) as name,
      count(stamps.id)::int as count, card.required_count as required,
      (card.archived_at is null or card.ends_at > ${new Date(now.epochMilliseconds)})
        and (${own}::uuid[] is null or card.venue_ids = '{}' or card.venue_ids && ${own}::uuid[]) as is_open
    from stamp_cards as card
    left join stamps on stamps.stamp_card_id = card.id and stamps.user_id = ${userId}::uuid and stamps.active
    where card.company_id = ${companyId}::uuid
    group by card.id having card.archived_at is null or count(stamps.id) > 0 order by name, card.id`.execute(
    db,
  );
  const { rows: moves } = await sql<Omit<StampMove, 'at'> & { at: Date; stampCardId: string }>`
    select * from (select move.id, move.stamp_card_id, move.created_at as at, move.is_taken,
        nullif(move.reason, '') as reason, staff_members.name as staff_name,
        row_number() over (partition by move.stamp_card_id order by move.created_at desc, move.id desc) as place
      from stamp_moves as move join staff_members on staff_members.id = move.staff_id
      where move.user_id = ${userId}::uuid) as moves
    where place <= ${MOST_STAMP_MOVES} order by at desc, id desc`.execute(db);
  return cards.map((card) => ({
    ...card,
    moves: moves
      .filter(({ stampCardId }) => stampCardId === card.stampCardId)
      .map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
  }));
}

async function readRights(
  db: Database,
  { companyId }: GuestReader,
  userId: string,
): Promise<GuestRight[]> {
  const { rows } = await sql<Omit<GuestRight, 'expiresAt'> & { expiresAt: Date | null }>`
    select token.id, ${inHouseLanguage('offers.name_lang', companyId)} as name, token.single_use as is_single_use,
      token.used as is_used, token.expires_at
    from offer_tokens as token join offers on offers.id = token.offer_id
    where token.user_id = ${userId}::uuid and offers.company_id = ${companyId}::uuid
    order by token.used, token.expires_at nulls last, token.id limit 100`.execute(db);
  return rows.map((right) => ({ ...right, expiresAt: right.expiresAt?.toISOString() ?? null }));
}

const readCodes = async (db: Database, reader: GuestReader, userId: string): Promise<GuestCode[]> =>
  (
    await sql<GuestCode>`
      select promo_codes.code, count(*)::int as times
      from promo_uses join promo_codes on promo_codes.id = promo_uses.promo_code_id
      join orders on orders.id = promo_uses.order_id
      where orders.user_id = ${userId}::uuid and ${ordersOf(reader)}
      group by promo_codes.id order by promo_codes.code`.execute(db)
  ).rows;

const readInvoices = async (
  db: Database,
  reader: GuestReader,
  userId: string,
): Promise<GuestInvoice[]> =>
  (
    await sql<GuestInvoice>`
      select invoices.id, invoices.number, invoices.issued_on, invoices.total, invoices.paid_at is not null as is_paid
      from invoices where exists (select from orders where orders.invoice_id = invoices.id
        and orders.user_id = ${userId}::uuid and ${ordersOf(reader)})
      order by invoices.number desc limit 100`.execute(db)
  ).rows;
