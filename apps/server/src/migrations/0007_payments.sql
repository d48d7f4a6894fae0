-- Every order's money explained, whatever paid for it; what disagrees found, written down and mended.

-- CARD: held and moved by the provider. INVOICE: owed by a business customer. LATER: owed by a table's bill.
-- FREE: an order that costs nothing. One row each, so that no order is without its money.
alter table payments
  add column kind text not null default 'CARD' check (kind in ('CARD', 'INVOICE', 'FREE', 'LATER')),
  -- Part of the idempotency key: a movement the provider has refused is asked anew, not repeated.
  add column attempt integer not null default 0 check (attempt >= 0),
  -- Since when the payment has been in its state: what waits too long for a confirmation is asked again.
  add column state_since timestamptz,
  -- Why somebody has to look: the provider refused to move this money for good.
  add column trouble text,
  -- All of it goes back though its order lives: every dish of the bill it paid for was rejected afterwards.
  add column is_due_back boolean not null default false,
  alter column psp_reference drop not null;
update payments set state_since = created_at;
alter table payments
  alter column state_since set not null,
  drop constraint payments_state_check,
  add constraint payments_state_check check (state in (
    'AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED', 'CANCEL_ASKED', 'CANCELLED', 'REFUND_ASKED', 'REFUNDED',
    'OWED', 'WAIVED', 'NOTHING_DUE')),
  add constraint payments_card_at_provider check ((kind = 'CARD') = (psp_reference is not null)),
  add constraint payments_state_of_kind check (case kind
    when 'CARD' then state not in ('OWED', 'WAIVED', 'NOTHING_DUE')
    when 'FREE' then state = 'NOTHING_DUE' and amount = 0
    else state in ('OWED', 'WAIVED') end);
-- An order is paid for once.
drop index payments_order;
create unique index payments_order on payments (order_id) where order_id is not null;
-- Small at any age of the database: money that has come to rest is not in it.
create index payments_moving on payments (state_since)
  where state in ('AUTHORISED', 'CAPTURE_ASKED', 'CANCEL_ASKED', 'REFUND_ASKED');
create index payments_due_back on payments (state_since) where is_due_back and state = 'CAPTURED';
create index payments_troubled on payments (company_id) where trouble is not null;

alter table payment_ledger
  drop constraint payment_ledger_entry_check,
  add constraint payment_ledger_entry_check check (entry in (
    'AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED', 'CAPTURE_FAILED',
    'CANCEL_ASKED', 'CANCELLED', 'CANCEL_FAILED', 'EXPIRED', 'REFUND_ASKED', 'REFUNDED', 'REFUND_FAILED',
    'OWED', 'WAIVED', 'NOTHING_DUE'));

-- Orders from before this day that cost nothing get their line too.
insert into payments
  (id, company_id, venue_id, cart_id, order_id, amount, tip, currency, state, kind, created_at, state_since)
select gen_random_uuid(), company_id, venue_id, cart_id, id, 0, 0, currency, 'NOTHING_DUE', 'FREE',
  created_at, created_at
from orders
where total = 0 and not exists (select from payments where payments.order_id = orders.id);

-- What became of a notice: taken, ignored on purpose, or about money nobody here knows.
alter table payment_notices
  add column outcome text check (outcome in ('TAKEN', 'IGNORED', 'UNKNOWN'));
update payment_notices set outcome = 'TAKEN' where processed_at is not null;

alter table payment_sessions
  -- Who pays; the provider knows a guest's stored cards by it (D-88).
  add column user_id uuid references users;

-- What the reconciliation found and did about it. One row per subject and kind until it is over.
create table reconciliation_findings (
  id bigint generated always as identity primary key,
  company_id uuid references companies,
  kind text not null check (kind in (
    'MONEY_WITHOUT_ORDER', 'CAPTURE_NOT_ASKED', 'CAPTURE_UNCONFIRMED', 'RELEASE_UNCONFIRMED',
    'SESSION_OVERDUE', 'NOTICE_WAITING', 'HOLD_OF_ENDED_SESSION', 'ORDER_WITHOUT_MONEY', 'MOVEMENT_REFUSED')),
  -- The payment, session, notice or order it is about.
  subject_id text not null,
  -- What was done: the job added, or nothing an automaton may do.
  remedy text not null check (remedy in ('ASKED_AGAIN', 'ENDED', 'RELEASED', 'OPERATOR')),
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  times_seen integer not null default 1,
  resolved_at timestamptz
);
create unique index reconciliation_findings_open on reconciliation_findings (kind, subject_id)
  where resolved_at is null;
create index reconciliation_findings_recent on reconciliation_findings (found_at desc);

-- What an order took from the shelf, so that a rejection gives back exactly that: by then the cart, the recipe or
-- whether anybody counts the dish at all may have changed (D-92).
create table stock_uses (
  order_id uuid not null references orders,
  item_id uuid not null,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  units integer not null check (units > 0),
  primary key (order_id, item_id)
);

-- The reconciliation's and the housekeeping's own questions, answered without reading a million past orders.
create index payments_captured_without_order on payments (id) where state = 'CAPTURED' and order_id is null;
create index orders_rejected on orders (created_at) where status = 'REJECTED';

-- When the housekeeping has been here (D-145): the events of a cart that became no order are gone then.
alter table carts add column aged_at timestamptz;
create index carts_to_age on carts (last_event_at) where aged_at is null;
