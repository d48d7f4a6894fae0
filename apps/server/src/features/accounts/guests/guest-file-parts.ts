import type { GuestFilePart } from '@tallrik/contract/generated/staff-resolvers';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Rows = (userId: string) => RawBuilder<Record<string, unknown>>;

const orderNumber = sql`(select easy_id from orders where orders.id = own.order_id) as order_number`;

/** Everything that is held about somebody with an account; no secret, no token, no number of a card (GUESTS-08). */
const PARTS: Readonly<Record<GuestFilePart, readonly Rows[]>> = {
  ACCOUNT: [
    (userId) => sql`
      select id, easy_id as membership_number, name, phone, email, language, created_at, activated, blocked_at,
        nullif(blocked_reason, '') as blocked_reason, referral_code as code_typed_at_sign_up,
        invoice_customer_id, invoice_credit_limit
      from users where id = ${userId}`,
    (userId) => sql`
      select 'number of a blocked phone, as a keyed hash' as kept, created_at from blocked_phones
      where user_id = ${userId} union all
      select 'number of a deleted account, as a keyed hash', until from deleted_phones where user_id = ${userId}`,
  ],
  CONSENTS: [
    (userId) => sql`
      select given_at, withdrawn_at, withdrawn_by, operating_system, language from push_consents
      where user_id = ${userId} order by given_at`,
  ],
  ORDERS: [
    (userId) => sql`
      select orders.easy_id as number, companies.display_name as restaurant, venues.name as venue, orders.created_at,
        orders.status, orders.type, orders.total, orders.tip, orders.currency, orders.comment,
        orders.guest_name as given_name, orders.desired_time, orders.reject_reason,
        (select jsonb_agg(jsonb_build_object('amount', line.amount, 'dish', coalesce(line.entry -> 'item' ->> 'title',
            line.entry ->> 'title'), 'subtotal', line.subtotal, 'discount', line.discount) order by line.position)
          from order_items as line where line.order_id = orders.id) as lines,
        (select jsonb_agg(jsonb_build_object('name', fee.name, 'amount', fee.amount))
          from order_fees as fee where fee.order_id = orders.id) as fees
      from orders join companies on companies.id = orders.company_id left join venues on venues.id = orders.venue_id
      where orders.user_id = ${userId} order by orders.created_at`,
  ],
  PAYMENTS: [
    (userId) => sql`
      select orders.easy_id as order_number, payments.kind, payments.state, payments.amount, payments.tip,
        payments.currency, payments.created_at,
        (select jsonb_agg(jsonb_build_object('amount', back.amount, 'asked', back.asked_at, 'done', back.done_at))
          from part_refunds as back where back.payment_id = payments.id) as went_back
      from payments join orders on orders.id = payments.order_id
      where orders.user_id = ${userId} order by payments.created_at`,
    (userId) => sql`
      select 'begun' as kind, state, amount, tip, currency, created_at from payment_sessions
      where user_id = ${userId} order by created_at`,
  ],
  CARDS: [
    (userId) => sql`
      select brand, last_four, expiry_month, expiry_year, created_at from stored_cards
      where user_id = ${userId} order by created_at`,
  ],
  POINTS: [
    (userId) => sql`
      select own.points, level.title as level, given.title as given_level, own.given_until
      from membership_cards as own left join membership_levels as level on level.id = own.level_id
      left join membership_levels as given on given.id = own.given_level_id where own.user_id = ${userId}`,
    (userId) => sql`
      select own.created_at, own.points, nullif(own.reason, '') as reason, ${orderNumber} from point_moves as own
      where own.user_id = ${userId} order by own.created_at`,
  ],
  STAMPS: [
    (userId) => sql`
      select card.name as stamp_card, own.created_at, own.active, ${orderNumber}
      from stamps as own join stamp_cards as card on card.id = own.stamp_card_id
      where own.user_id = ${userId} order by own.created_at`,
    (userId) => sql`
      select card.name as stamp_card, own.created_at, case when own.is_taken then -1 else 1 end as by_staff,
        nullif(own.reason, '') as reason
      from stamp_moves as own join stamp_cards as card on card.id = own.stamp_card_id
      where own.user_id = ${userId} order by own.created_at`,
  ],
  OFFERS: [
    (userId) => sql`
      select offers.name_lang as offer, own.single_use, own.used, own.expires_at
      from offer_tokens as own join offers on offers.id = own.offer_id where own.user_id = ${userId} order by own.id`,
  ],
  CODES: [
    (userId) => sql`
      select codes.code, ${orderNumber} from promo_uses as own join promo_codes as codes on codes.id = own.promo_code_id
      where own.user_id = ${userId} order by codes.code`,
    (userId) => sql`
      select codes.code as signed_up_with, own.created_at from referral_uses as own
      join referral_codes as codes on codes.id = own.referral_code_id where own.user_id = ${userId}`,
    (userId) => sql`
      select code as own_code, created_at from referral_codes where owner_user_id = ${userId}`,
  ],
  INVOICES: [
    (userId) => sql`
      select number, issued_on, due_on, total, currency, buyer, paid_at from invoices
      where exists (select from orders where orders.invoice_id = invoices.id and orders.user_id = ${userId})
      order by number`,
  ],
  DEVICES: [
    (userId) => sql`
      select operating_system, language, seen_at from device_tokens where user_id = ${userId} order by seen_at`,
  ],
  MESSAGES: [
    (userId) => sql`
      select purpose, new_phone, created_at, sent_at from account_codes where user_id = ${userId} order by created_at`,
  ],
  MAILS: [
    (userId) => sql`
      select own.email, own.requested_at, own.sent_at, ${orderNumber} from receipt_mails as own
      where own.order_id in (select id from orders where user_id = ${userId}) order by own.requested_at`,
  ],
  CARTS: [
    (userId) => sql`
      select created_at, last_event_at, closed_at from carts where user_id = ${userId} order by created_at`,
  ],
  NOTES: [
    (userId) => sql`
      select companies.display_name as restaurant, own.note from guest_notes as own
      join companies on companies.id = own.company_id where own.user_id = ${userId}`,
  ],
};

export const GUEST_FILE_PARTS = Object.keys(PARTS) as GuestFilePart[];

/** Tables that name somebody and are not read for the file, and why. */
export const NOT_IN_THE_FILE: Readonly<Record<string, string>> = {
  guest_files: 'the file itself',
  loyalty_awards: 'the points of each order, which stand among the moves of points',
};

export type GuestFileData = { part: GuestFilePart; rows: Record<string, unknown>[] }[];

export async function readGuestFile(db: Database, userId: string): Promise<GuestFileData> {
  const read: GuestFileData = [];
  for (const part of GUEST_FILE_PARTS) {
    const rows: Record<string, unknown>[] = [];
    for (const query of PARTS[part]) rows.push(...(await query(userId).execute(db)).rows);
    read.push({ part, rows });
  }
  return read;
}
