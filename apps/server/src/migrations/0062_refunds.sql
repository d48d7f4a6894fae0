-- What the restaurant's people give back (MONEY-08 to MONEY-11): who, why, of what. The movement at the provider is the
-- row of the same id in part_refunds.
create table refunds (
  -- Made by who pressed the button: pressed twice it is one refund.
  id uuid primary key,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  staff_id uuid not null references staff_members,
  -- Tip included.
  amount minor_units not null check (amount > 0),
  tip minor_units not null check (tip between 0 and amount),
  -- [{rate, gross, vat}]: what it takes back of the sale at each rate, in minor units.
  by_rate jsonb not null,
  reason text not null check (reason in (
    'WRONG_OR_MISSING', 'QUALITY', 'LATE', 'NOT_FETCHED', 'BY_MISTAKE', 'PRICE_ERROR', 'OTHER')),
  note text not null default '' check (length(note) <= 200),
  created_at timestamptz not null
);
create index refunds_order on refunds (order_id);

-- A dish goes back once.
create table refund_items (
  order_item_id uuid primary key references order_items,
  company_id uuid not null references companies,
  refund_id uuid not null references refunds
);
create index refund_items_refund on refund_items (refund_id);

-- Why the provider would not, in its own words.
alter table part_refunds add column refusal text;

-- Whatever the code believes, nobody gives back more than was taken. Who adds a part holds the payment's row.
create function refuse_refund_above_payment() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from part_refunds where payment_id = new.payment_id)
    > (select amount from payments where id = new.payment_id) then
    raise exception 'more would go back of payment % than was taken', new.payment_id;
  end if;
  return null;
end $$;
create trigger part_refunds_within_payment after insert or update of amount on part_refunds
  for each row execute function refuse_refund_above_payment();
