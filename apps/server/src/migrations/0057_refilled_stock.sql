-- Counted stock that is filled up at every opening (CATALOG-29); refill_at is the next one.
alter table inventory
  add column refill_to integer check (refill_to between 0 and 100000),
  add column refill_at timestamptz;
create index inventory_refill on inventory (refill_at) where refill_at is not null;
