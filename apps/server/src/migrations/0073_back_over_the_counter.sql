-- Money that was paid at the counter goes back over it (D-700): there when the row is, as it came.
alter table part_refunds
  add column counter_kind text check (counter_kind in ('CASH', 'TERMINAL')),
  drop constraint part_refunds_check,
  add constraint part_refunds_done check ((done_at is null) = (provider_reference is null and counter_kind is null)),
  add constraint part_refunds_one_way check (provider_reference is null or counter_kind is null);

create or replace function refuse_refund_above_payment() returns trigger language plpgsql as $$
declare
  taken record;
begin
  select amount, kind into taken from payments where id = new.payment_id;
  if (select sum(amount) from part_refunds where payment_id = new.payment_id) > taken.amount then
    raise exception 'more would go back of payment % than was taken', new.payment_id;
  end if;
  if (taken.kind = 'COUNTER') <> (new.counter_kind is not null) then
    raise exception 'payment % goes back the way it came', new.payment_id;
  end if;
  return null;
end $$;

-- What the house owes a guest since the kitchen rejected dishes that were paid at the counter. Open until somebody has
-- handed it back, or has said that it was settled otherwise.
create table counter_debts (
  id uuid primary key,
  company_id uuid not null references companies,
  payment_id uuid not null references payments,
  amount minor_units not null check (amount > 0),
  given_back minor_units not null default 0 check (given_back between 0 and amount),
  created_at timestamptz not null,
  ended_at timestamptz,
  check (given_back < amount or ended_at is not null)
);
create index counter_debts_payment on counter_debts (payment_id);
create index counter_debts_open on counter_debts (company_id) where ended_at is null;

alter table reconciliation_findings
  drop constraint reconciliation_findings_kind_check,
  add constraint reconciliation_findings_kind_check check (kind in (
    'MONEY_WITHOUT_ORDER', 'CAPTURE_NOT_ASKED', 'CAPTURE_UNCONFIRMED', 'RELEASE_UNCONFIRMED', 'SESSION_OVERDUE',
    'NOTICE_WAITING', 'HOLD_OF_ENDED_SESSION', 'ORDER_WITHOUT_MONEY', 'MOVEMENT_REFUSED', 'COUNTER_OWED'));

-- What was rejected before anybody could be told.
insert into counter_debts (id, company_id, payment_id, amount, created_at)
select gen_random_uuid(), payments.company_id, payments.id,
  least(sum(cheque_shares.amount - cheque_shares.discount), payments.amount), now()
from orders
  join cheque_items on cheque_items.order_id = orders.id
  join cheque_shares on cheque_shares.cheque_item_id = cheque_items.id
  join payments on payments.order_id = cheque_shares.receipt_id
where orders.status = 'REJECTED' and payments.kind = 'COUNTER' and payments.amount > 0
group by payments.id
having sum(cheque_shares.amount - cheque_shares.discount) > 0;
insert into reconciliation_findings (company_id, kind, subject_id, remedy, found_at, last_seen_at)
select company_id, 'COUNTER_OWED', payment_id::text, 'OPERATOR', created_at, created_at from counter_debts;
