-- Taken off the coming invoice by somebody: it is never billed (MONEY-12).
alter table orders
  add column off_invoice_at timestamptz,
  add constraint orders_off_or_billed check (off_invoice_at is null or invoice_id is null);
drop index orders_unbilled;
create index orders_unbilled on orders (company_id, invoice_target_id, created_at)
  where invoice_target_id is not null and invoice_id is null and off_invoice_at is null;

-- In the books a refund of its day: what was owed is owed no longer, though no invoice and no credit note ever said it.
alter table part_refunds
  add column is_off_invoice boolean not null default false,
  drop constraint part_refunds_done,
  add constraint part_refunds_done check ((done_at is null) = (
    provider_reference is null and counter_kind is null and credit_note_id is null and not is_off_invoice)),
  drop constraint part_refunds_one_way,
  add constraint part_refunds_one_way check (
    num_nonnulls(provider_reference, counter_kind, credit_note_id, nullif(is_off_invoice, false)) <= 1);

create or replace function refuse_refund_above_payment() returns trigger language plpgsql as $$
declare
  taken record;
begin
  select amount, kind into taken from payments where id = new.payment_id;
  if (select sum(amount) from part_refunds where payment_id = new.payment_id) > taken.amount then
    raise exception 'more would go back of payment % than was taken', new.payment_id;
  end if;
  if (taken.kind = 'COUNTER') <> (new.counter_kind is not null)
    or (taken.kind = 'INVOICE') <> (new.credit_note_id is not null or new.is_off_invoice) then
    raise exception 'payment % goes back the way it came', new.payment_id;
  end if;
  return null;
end $$;
