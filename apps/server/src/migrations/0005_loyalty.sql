-- What there is only so much of for a guest: uses of a code, single-use offers; and what orders earn.

-- One row for each use of a code. Reserved with the payment session until `expires_at`; counted, and then without
-- an end, with the order or with the token a new member got for it (D-70, D-113). promo_codes.used_count is the
-- number of counted rows: a popular code is not to be counted anew for every guest.
create table promo_uses (
  id uuid primary key,
  company_id uuid not null references companies,
  promo_code_id uuid not null references promo_codes,
  cart_id uuid references carts on delete cascade,
  user_id uuid references users,
  -- Keyed: who deletes the account and signs up again with the same phone is still the same guest.
  phone_hash text,
  session_id uuid unique references payment_sessions on delete cascade,
  order_id uuid unique references orders,
  offer_token_id uuid unique references offer_tokens,
  expires_at timestamptz,
  check ((expires_at is null) = (order_id is not null or offer_token_id is not null))
);
create index promo_uses_reserved on promo_uses (promo_code_id, expires_at) where expires_at is not null;
create index promo_uses_user on promo_uses (promo_code_id, user_id) where user_id is not null;
create index promo_uses_phone on promo_uses (promo_code_id, phone_hash) where phone_hash is not null;

-- A session's promise stands even if somebody lowers the limit meanwhile: the check would leave paid money without
-- its order. The lock on the code's row keeps the limit (checked by tests with sessions side by side).
alter table promo_codes drop constraint promo_codes_check;
alter table promo_codes add constraint promo_codes_used_count check (used_count >= 0);

-- A code for new members becomes a personal offer; made the first time somebody signs up with it.
alter table promo_codes add column sign_up_offer_id uuid references offers;

-- A single-use token lies with one session at a time and is used by one order (D-74).
alter table offer_tokens
  add column held_by_session uuid references payment_sessions,
  add column held_until timestamptz,
  add column used_by_order uuid references orders,
  add constraint offer_tokens_held check ((held_by_session is null) = (held_until is null));
create index offer_tokens_held on offer_tokens (held_by_session) where held_by_session is not null;
create index offer_tokens_used on offer_tokens (used_by_order) where used_by_order is not null;

-- A code that brings new members. With an owner it is a guest's own, whom it never serves (D-113).
create table referral_codes (
  id uuid primary key,
  company_id uuid not null references companies,
  code text not null,
  owner_user_id uuid references users,
  offer_id uuid not null references offers,
  active boolean not null default true
);
create unique index referral_codes_code on referral_codes (company_id, upper(code));

-- What an order has earned its guest so far. However often it is settled, only the difference moves (D-117, D-119).
create table loyalty_awards (
  order_id uuid primary key references orders,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  points integer not null default 0 check (points >= 0),
  has_stamps boolean not null default false,
  settled_at timestamptz not null
);

alter table stamps
  add column order_id uuid references orders,
  -- Stamps that filled a card together; the token they earned has the same id. They are no longer active.
  add column filled_card_id uuid;
create index stamps_order on stamps (order_id) where order_id is not null;
create index stamps_filled on stamps (filled_card_id) where filled_card_id is not null;
drop index stamps_user;
-- Full cards that were seen stay for the books and are never read again.
create index stamps_user on stamps (user_id) where active or not seen;

-- Which accounts a company shares (D-03).
create index cloud_configurations_accounts on cloud_configurations (user_company_id);

-- How often a dish was ordered at a venue, week by week (whole weeks since 1970): best sellers must not be counted
-- from a million orders for every guest. Orders of one venue are written one after the other (lockEasyIds), so
-- nobody waits for these rows.
create table dish_sales (
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  item_id uuid not null,
  week integer not null,
  units integer not null,
  primary key (venue_id, week, item_id)
);

create function count_dish_sales() returns trigger language plpgsql as $$
begin
  insert into dish_sales as known (company_id, venue_id, item_id, week, units)
    select o.company_id, o.venue_id, (s.entry #>> '{item,id}')::uuid,
      floor(extract(epoch from o.created_at) / 604800)::integer, count(*)
    from sold s join orders o on o.id = s.order_id
    -- Born completed, an order is the receipt of a paid bill: its dishes were counted when they were ordered.
    where s.entry #>> '{item,id}' is not null and o.status <> 'COMPLETED'
    group by 1, 2, 3, 4
    order by 2, 4, 3
  on conflict (venue_id, week, item_id) do update set units = known.units + excluded.units;
  return null;
end $$;
create trigger order_items_sold after insert on order_items referencing new table as sold
  for each statement execute function count_dish_sales();

insert into dish_sales (company_id, venue_id, item_id, week, units)
  select o.company_id, o.venue_id, (i.entry #>> '{item,id}')::uuid,
    floor(extract(epoch from o.created_at) / 604800)::integer, count(*)
  from order_items i join orders o on o.id = i.order_id
  where i.entry #>> '{item,id}' is not null
  group by 1, 2, 3, 4;

-- Offers are part of what is sold: whoever keeps a menu by its version keeps its offers by the same number.
create trigger offers_added after insert on offers referencing new table as changed
  for each statement execute function raise_catalogue_version();
create trigger offers_changed after update on offers referencing new table as changed
  for each statement execute function raise_catalogue_version();
create trigger offers_removed after delete on offers referencing old table as changed
  for each statement execute function raise_catalogue_version();
