-- What takes back lines of an invoice, or all of it (MONEY-29). Never written again, by nobody.
create table credit_notes (
  -- Made by who pressed the button: pressed twice it is one credit note.
  id uuid primary key,
  company_id uuid not null references companies,
  invoice_id uuid not null references invoices,
  -- A series of its own, running per company and without gaps.
  number integer not null check (number > 0),
  staff_id uuid not null references staff_members,
  reason text not null check (length(reason) between 5 and 200),
  issued_on calendar_day not null,
  -- The domain's VatOfRate[].
  vat jsonb not null,
  total minor_units not null check (total > 0),
  total_vat minor_units not null,
  issued_at timestamptz not null,
  unique (company_id, number)
);
create index credit_notes_invoice on credit_notes (invoice_id);

-- A line of an invoice is taken back once.
create table credit_note_lines (
  invoice_id uuid not null,
  position integer not null,
  company_id uuid not null references companies,
  credit_note_id uuid not null references credit_notes,
  primary key (invoice_id, position),
  foreign key (invoice_id, position) references invoice_lines (invoice_id, position)
);
create index credit_note_lines_note on credit_note_lines (credit_note_id);

create table credit_note_numbers (
  company_id uuid primary key references companies,
  last_number integer not null default 0
);

-- The document as it was first made.
create table credit_note_documents (
  credit_note_id uuid primary key references credit_notes,
  company_id uuid not null references companies,
  pdf bytea not null,
  made_at timestamptz not null
);

create function refuse_credit_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'a credit note never changes';
end $$;
create trigger credit_notes_stand_still before update or delete on credit_notes
  for each row execute function refuse_credit_rewrite();
create trigger credit_note_lines_stand_still before update or delete on credit_note_lines
  for each row execute function refuse_credit_rewrite();

-- What is owed on an invoice is owed no longer by a credit note: in the books a refund as any other.
alter table part_refunds
  add column credit_note_id uuid references credit_notes,
  drop constraint part_refunds_done,
  add constraint part_refunds_done check (
    (done_at is null) = (provider_reference is null and counter_kind is null and credit_note_id is null)),
  drop constraint part_refunds_one_way,
  add constraint part_refunds_one_way check (num_nonnulls(provider_reference, counter_kind, credit_note_id) <= 1);

create or replace function refuse_refund_above_payment() returns trigger language plpgsql as $$
declare
  taken record;
begin
  select amount, kind into taken from payments where id = new.payment_id;
  if (select sum(amount) from part_refunds where payment_id = new.payment_id) > taken.amount then
    raise exception 'more would go back of payment % than was taken', new.payment_id;
  end if;
  if (taken.kind = 'COUNTER') <> (new.counter_kind is not null)
    or (taken.kind = 'INVOICE') <> (new.credit_note_id is not null) then
    raise exception 'payment % goes back the way it came', new.payment_id;
  end if;
  return null;
end $$;
