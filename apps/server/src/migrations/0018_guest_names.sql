-- What a guest without an account wants to be called by at the counter (F-72, D-272). The name of a guest with an
-- account is read from the account and goes with it.
alter table orders add column guest_name text check (char_length(guest_name) <= 40);
create index orders_guest_name on orders (created_at) where guest_name is not null;
