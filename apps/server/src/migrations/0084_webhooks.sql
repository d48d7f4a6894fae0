-- Where a company's own programs are told what happens (D-730).
create table webhook_endpoints (
  id uuid primary key,
  company_id uuid not null references companies,
  address text not null check (length(address) between 1 and 2048),
  events text[] not null check (cardinality(events) between 1 and 20),
  -- The secret it is signed with, in a box which this database cannot open.
  sealed_secret bytea not null,
  secret_end text not null,
  -- The one before, with which it is signed as well until then.
  sealed_old_secret bytea,
  old_secret_until timestamptz,
  is_active boolean not null,
  version integer not null default 1,
  created_at timestamptz not null,
  -- Answered by nobody since, how often in a row, and when it is called again.
  failing_since timestamptz,
  failures integer not null default 0 check (failures >= 0),
  resumes_at timestamptz,
  -- The server gave it up after days.
  switched_off_at timestamptz,
  -- Who sends holds it until then; a process that dies lets go by itself.
  held_until timestamptz
);
create index webhook_endpoints_company on webhook_endpoints (company_id);

-- What happened: ids and amounts, no persons.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies,
  type text not null,
  -- What it happened to: told in its order.
  subject_id uuid not null,
  -- Of the order, where it is a move of the kitchen.
  subject_version integer,
  happened_at timestamptz not null,
  facts jsonb not null
);
create index webhook_events_subject on webhook_events (subject_id);
create index webhook_events_old on webhook_events (happened_at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event_id uuid not null references webhook_events on delete cascade,
  subject_id uuid not null,
  -- MISSED: the endpoint was switched off.
  state text not null check (state in ('WAITING', 'DELIVERED', 'GIVEN_UP', 'MISSED')),
  due_at timestamptz not null,
  -- How often this one was refused.
  refusals integer not null default 0 check (refusals >= 0),
  delivered_at timestamptz,
  -- [{at, status, problem, ms}], the newest last.
  tries jsonb not null default '[]'
);
create index webhook_deliveries_waiting on webhook_deliveries (endpoint_id, id) where state = 'WAITING';
create index webhook_deliveries_log on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_event on webhook_deliveries (event_id);

-- Within the transaction in which it happens: there is never the one without the other.
create function note_webhook_event(
  company uuid, kind text, subject uuid, version integer, happened timestamptz, due timestamptz, facts jsonb
) returns void language plpgsql as $$
declare
  event uuid;
begin
  if not exists (select from webhook_endpoints where company_id = company and kind = any(events)) then
    return;
  end if;
  insert into webhook_events (company_id, type, subject_id, subject_version, happened_at, facts)
  values (company, kind, subject, version, happened, facts) returning id into event;
  insert into webhook_deliveries (company_id, endpoint_id, event_id, subject_id, state, due_at)
  select company, id, event, subject, case when is_active then 'WAITING' else 'MISSED' end, due
  from webhook_endpoints where company_id = company and kind = any(events) order by id;
end $$;

create function order_webhook_facts(placed orders) returns jsonb language sql stable as $$
  select jsonb_build_object('companyId', placed.company_id, 'venueId', placed.venue_id, 'orderId', placed.id,
    'number', placed.easy_id, 'status', placed.status, 'serviceType', placed.type, 'total', placed.total,
    'tip', placed.tip, 'currency', placed.currency, 'isPayLater', placed.is_pay_later, 'billId', placed.cheque_id)
$$;

create function note_order_placed() returns trigger language plpgsql as $$
begin
  if new.is_test then
    return null;
  end if;
  perform note_webhook_event(new.company_id, 'order.placed', new.id, null, new.created_at, new.created_at,
    order_webhook_facts(new));
  -- The receipt of a paid bill: no kitchen moves it.
  if new.status = 'COMPLETED' then
    perform note_webhook_event(new.company_id, 'order.completed', new.id, null, new.created_at, new.created_at,
      order_webhook_facts(new));
  end if;
  return null;
end $$;
create trigger orders_told after insert on orders for each row execute function note_order_placed();

-- A move that can be taken back is told when it no longer can (UNDO_WITHIN_SECONDS, and as long as capturing waits).
create function note_order_moved() returns trigger language plpgsql as $$
declare
  moved orders;
  settled timestamptz := new.at + case when new.actor = 'STAFF' then interval '35 seconds' else interval '0' end;
begin
  if new.undoes_version is not null then
    delete from webhook_events where subject_id = new.order_id and subject_version = new.undoes_version
      and not exists (select from webhook_deliveries where event_id = webhook_events.id and tries <> '[]');
    return null;
  end if;
  if new.from_status = new.to_status then
    return null;
  end if;
  select * into moved from orders where id = new.order_id;
  if moved.is_test then
    return null;
  end if;
  if new.to_status = 'REJECTED' then
    perform note_webhook_event(new.company_id, 'order.rejected', new.order_id, new.version, new.at, new.at,
      order_webhook_facts(moved) || jsonb_build_object('reason', new.reason));
    return null;
  end if;
  if new.from_status = 'PENDING' then
    perform note_webhook_event(new.company_id, 'order.accepted', new.order_id, new.version, new.at, settled,
      order_webhook_facts(moved));
  end if;
  if new.to_status = 'COMPLETED' then
    perform note_webhook_event(new.company_id, 'order.completed', new.order_id, new.version, new.at, settled,
      order_webhook_facts(moved));
  end if;
  return null;
end $$;
create trigger order_moves_told after insert on order_moves for each row execute function note_order_moved();

create function note_order_refunded() returns trigger language plpgsql as $$
declare
  paid orders;
begin
  select orders.* into paid from payments join orders on orders.id = payments.order_id where payments.id = new.payment_id;
  if paid.id is null then
    return null;
  end if;
  perform note_webhook_event(new.company_id, 'order.refunded', paid.id, null, new.created_at, new.created_at,
    order_webhook_facts(paid) || jsonb_build_object('refundId', new.id, 'refunded', new.amount));
  return null;
end $$;
create trigger part_refunds_told after insert on part_refunds for each row execute function note_order_refunded();

create function note_day_closed() returns trigger language plpgsql as $$
begin
  perform note_webhook_event(new.company_id, 'day.closed', new.venue_id, null, new.closed_at, new.closed_at,
    jsonb_build_object('companyId', new.company_id, 'venueId', new.venue_id, 'closingId', new.id, 'day', new.day,
      'number', new.number, 'currency', new.currency, 'orders', new.figures -> 'orders',
      'turnover', new.figures -> 'turnover', 'tips', new.figures -> 'tips', 'refunded', new.figures -> 'refunded'));
  return null;
end $$;
create trigger day_closings_told after insert on day_closings for each row execute function note_day_closed();

-- The whole of a receipt, every dish of which was rejected: no part of a payment, but all of it.
create function note_receipt_refunded() returns trigger language plpgsql as $$
declare
  paid orders;
begin
  select * into paid from orders where id = new.order_id;
  if paid.id is null or paid.status = 'REJECTED' then
    return null;
  end if;
  perform note_webhook_event(new.company_id, 'order.refunded', paid.id, null, now(), now(),
    order_webhook_facts(paid) || jsonb_build_object('refundId', new.id, 'refunded', new.amount));
  return null;
end $$;
create trigger payments_told after update of is_due_back on payments
  for each row when (new.is_due_back and not old.is_due_back) execute function note_receipt_refunded();
