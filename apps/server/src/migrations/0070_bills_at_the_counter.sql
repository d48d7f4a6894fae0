-- What a table's bill was paid with at the counter (O-25): the money is there when the row is, and no provider knows it.
alter table payments
  add column counter_kind text check (counter_kind in ('CASH', 'TERMINAL', 'ON_THE_HOUSE')),
  add column staff_id uuid references staff_members,
  drop constraint payments_kind_check,
  add constraint payments_kind_check check (kind in ('CARD', 'INVOICE', 'FREE', 'LATER', 'COUNTER')),
  drop constraint payments_state_of_kind,
  add constraint payments_state_of_kind check (case kind
    when 'CARD' then state not in ('OWED', 'WAIVED', 'NOTHING_DUE')
    when 'FREE' then state = 'NOTHING_DUE' and amount = 0
    when 'COUNTER' then state = 'CAPTURED'
    else state in ('OWED', 'WAIVED') end),
  add constraint payments_at_counter check (
    (kind = 'COUNTER') = (counter_kind is not null) and (kind = 'COUNTER') = (staff_id is not null)),
  add constraint payments_on_the_house check (counter_kind <> 'ON_THE_HOUSE' or amount = 0);

-- Why somebody of the restaurant took a line off a bill (MONEY-17); null: the kitchen rejected its order.
alter table cheque_items
  add column taken_off_reason text check (length(taken_off_reason) <= 200),
  add column taken_off_by uuid references staff_members;

create index cheques_company_open on cheques (company_id, created_at) where closed_at is null;
create index cheques_company_closed on cheques (company_id, closed_at desc) where closed_at is not null;
