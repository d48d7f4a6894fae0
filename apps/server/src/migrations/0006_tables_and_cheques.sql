-- What a table has ordered and not paid yet, who is paying which part of it, and what its guests tell each other.

-- A restaurant gives a table a new id when its printed code has gone astray (D-101). The old row stays for the
-- orders that name it, and its number is free for the new one.
alter table restaurant_tables add column retired_at timestamptz;
alter table restaurant_tables drop constraint restaurant_tables_venue_id_code_key;
create unique index restaurant_tables_code on restaurant_tables (venue_id, code) where retired_at is null;

create table cheques (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  table_id uuid not null references restaurant_tables,
  created_at timestamptz not null,
  -- The last payment closes it (D-103).
  closed_at timestamptz
);
-- One bill grows at a table at a time.
create unique index cheques_open on cheques (table_id) where closed_at is null;

create table cheque_items (
  id uuid primary key,
  company_id uuid not null references companies,
  cheque_id uuid not null references cheques,
  -- The pay-later order it came with.
  order_id uuid not null references orders,
  position integer not null,
  item_id uuid not null,
  title text not null,
  category_id text,
  vat_rate numeric(5, 2) not null,
  amount minor_units not null check (amount >= 0),
  discount minor_units not null check (discount between 0 and amount),
  variations jsonb not null default '[]',
  -- By verified payments. Whatever the code believes, nobody pays more than the item costs (D-103).
  paid minor_units not null default 0,
  -- The kitchen rejected its order: it is on no bill any more.
  taken_off_at timestamptz,
  check (paid between 0 and amount - discount)
);
create index cheque_items_cheque on cheque_items (cheque_id, position);
create index cheque_items_order on cheque_items (order_id);

-- A part of an item that one cart pays: locked for a while, or paid for good.
create table cheque_shares (
  cart_id uuid not null references carts on delete cascade,
  cheque_item_id uuid not null references cheque_items,
  company_id uuid not null references companies,
  session_id uuid references payment_sessions,
  fraction double precision not null check (fraction > 0 and fraction <= 1),
  amount minor_units not null,
  discount minor_units not null,
  locked_until timestamptz,
  -- The order that is the receipt of this payment.
  receipt_id uuid references orders,
  primary key (cart_id, cheque_item_id),
  check ((locked_until is null) = (receipt_id is not null))
);
create index cheque_shares_item on cheque_shares (cheque_item_id);
create index cheque_shares_session on cheque_shares (session_id) where locked_until is not null;

-- Set on the receipt of a paid bill: nothing to cook, nothing to count as sold a second time.
alter table orders add column cheque_id uuid references cheques;
create index orders_cheque on orders (cheque_id) where cheque_id is not null;

-- A rejected order whose dishes were paid already gives back their part of a payment, not all of it.
create table part_refunds (
  id uuid primary key,
  company_id uuid not null references companies,
  payment_id uuid not null references payments,
  amount minor_units not null check (amount > 0),
  created_at timestamptz not null,
  -- Part of the idempotency key: what the provider has refused is asked anew, not repeated.
  attempt integer not null default 0 check (attempt >= 0),
  asked_at timestamptz,
  done_at timestamptz,
  -- The provider's name of the movement that did it: a scheme may take that very one back.
  provider_reference text,
  check ((done_at is null) = (provider_reference is null))
);
create index part_refunds_payment on part_refunds (payment_id);
create index part_refunds_waiting on part_refunds (created_at) where done_at is null;

-- Kept 12 hours (D-102).
create table social_table_events (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  table_id uuid not null references restaurant_tables,
  event_id uuid not null,
  event jsonb not null,
  received_at timestamptz not null,
  unique (table_id, event_id)
);
create index social_table_events_age on social_table_events (received_at);
