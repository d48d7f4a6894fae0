-- The way from a cart to food: events, money, orders. Nothing here is ever guessed from the client.

create table carts (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  user_id uuid references users,
  table_id uuid references restaurant_tables,
  -- The row is locked while an event is decided: two phones on one cart take turns.
  last_sequence integer not null default 0,
  created_at timestamptz not null,
  last_event_at timestamptz not null,
  closed_at timestamptz
);
create index carts_idle on carts (last_event_at) where closed_at is null;

create table cart_events (
  cart_id uuid not null references carts,
  sequence integer not null,
  company_id uuid not null references companies,
  event_id uuid not null,
  type text not null,
  event jsonb not null,
  received_at timestamptz not null,
  primary key (cart_id, sequence),
  -- Resent events are stored once (D-55).
  unique (cart_id, event_id)
);

create table payment_sessions (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  cart_id uuid not null references carts,
  -- What the provider knows us by; made by the server, never by the client (D-78).
  reference text not null unique,
  provider_session_id text,
  session_data text,
  amount minor_units not null check (amount > 0),
  tip minor_units not null default 0 check (tip >= 0),
  currency text not null,
  cart_sequence integer not null,
  state text not null check (state in ('OPENING', 'OPEN', 'SUPERSEDED', 'PAID', 'FAILED', 'EXPIRED')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
-- One live session per cart (D-81).
create unique index payment_sessions_live on payment_sessions (cart_id) where state in ('OPENING', 'OPEN');
create index payment_sessions_cart on payment_sessions (cart_id);
create index payment_sessions_provider on payment_sessions (provider_session_id);
create index payment_sessions_due on payment_sessions (expires_at) where state in ('OPENING', 'OPEN');

create table orders (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  -- A paid cart becomes an order once, whatever the provider repeats.
  cart_id uuid not null unique references carts,
  user_id uuid references users,
  easy_id text not null,
  status text not null
    check (status in ('PENDING', 'ACCEPTED', 'FINALIZING', 'READY', 'COMPLETED', 'REJECTED')),
  type text not null check (type in ('TAKE_AWAY', 'EAT_HERE')),
  desired_time timestamptz,
  estimated_finish_time timestamptz,
  reject_reason text,
  confirmed boolean not null default false,
  table_id uuid references restaurant_tables,
  is_pay_later boolean not null default false,
  comment text not null default '',
  currency text not null,
  total minor_units not null,
  tip minor_units not null default 0,
  created_at timestamptz not null,
  accepted_at timestamptz,
  answer_by timestamptz not null,
  version integer not null default 1
);
create index orders_board on orders (venue_id, status, created_at)
  where status in ('PENDING', 'ACCEPTED', 'FINALIZING', 'READY');
create index orders_venue_recent on orders (venue_id, created_at desc);
create index orders_user on orders (user_id, created_at desc) where user_id is not null;
create index orders_unanswered on orders (answer_by) where status = 'PENDING';

create table order_items (
  id uuid primary key,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  position integer not null,
  bundle_id uuid,
  offer jsonb,
  price_id uuid not null,
  amount minor_units not null,
  percentage_vat numeric(5, 2) not null,
  discount minor_units not null default 0,
  subtotal minor_units not null,
  variations jsonb not null default '[]',
  removed_variations jsonb not null default '[]',
  entry jsonb not null,
  age_restricted boolean not null default false
);
create index order_items_order on order_items (order_id);

create table order_fees (
  id uuid primary key,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  name text not null,
  price_id uuid not null,
  amount minor_units not null,
  percentage_vat numeric(5, 2) not null,
  discount minor_units not null default 0,
  subtotal minor_units not null
);
create index order_fees_order on order_fees (order_id);

create table order_moves (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  version integer not null,
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('SERVER', 'STAFF')),
  staff_id uuid references staff_members,
  reason text,
  at timestamptz not null,
  unique (order_id, version)
);

create table payments (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  cart_id uuid not null references carts,
  session_id uuid references payment_sessions,
  order_id uuid references orders,
  psp_reference text not null unique,
  -- Tip included: what the provider holds.
  amount minor_units not null,
  tip minor_units not null default 0,
  currency text not null,
  state text not null check (state in (
    'AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED', 'CANCEL_ASKED', 'CANCELLED', 'REFUND_ASKED', 'REFUNDED')),
  created_at timestamptz not null
);
create index payments_order on payments (order_id);
create index payments_cart on payments (cart_id);

-- Append-only: what happened to money is never rewritten.
create table payment_ledger (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  payment_id uuid not null references payments,
  entry text not null check (entry in (
    'AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED', 'CAPTURE_FAILED',
    'CANCEL_ASKED', 'CANCELLED', 'REFUND_ASKED', 'REFUNDED', 'REFUND_FAILED')),
  amount minor_units not null,
  currency text not null,
  provider_reference text,
  at timestamptz not null
);
create index payment_ledger_payment on payment_ledger (payment_id);

create function refuse_ledger_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'payment_ledger is append-only';
end $$;
create trigger payment_ledger_append_only before update or delete on payment_ledger
  for each row execute function refuse_ledger_rewrite();

-- The provider's word, stored before it is answered and processed once.
create table payment_notices (
  id bigint generated always as identity primary key,
  provider text not null,
  dedupe_key text not null unique,
  notice jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz
);
create index payment_notices_waiting on payment_notices (id) where processed_at is null;

-- Units held for an open session (D-48); gone with the session or turned into a decrement with the order.
create table stock_reservations (
  session_id uuid not null references payment_sessions on delete cascade,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  item_id uuid not null,
  units integer not null check (units > 0),
  expires_at timestamptz not null,
  primary key (session_id, item_id)
);
create index stock_reservations_item on stock_reservations (venue_id, item_id);
