-- Who sits together at a table right now (D-205, D-206). What they see of each other is read from these rows, the
-- carts and the orders: nothing of it lives in a process.

create table table_sittings (
  id uuid primary key,
  company_id uuid not null references companies,
  table_id uuid not null references restaurant_tables,
  began_at timestamptz not null,
  -- Codes scanned before this were scanned by the guests of the sitting before.
  previous_ended_at timestamptz,
  ended_at timestamptz
);
-- One at a time.
create unique index table_sittings_current on table_sittings (table_id) where ended_at is null;

create table table_guests (
  -- What the others know the guest by; it opens nothing.
  id uuid primary key,
  company_id uuid not null references companies,
  sitting_id uuid not null references table_sittings on delete cascade,
  -- Of what the phone shows to be this guest.
  key_hash bytea not null,
  number integer not null,
  name text not null,
  -- In the order they were used; the last is being filled.
  cart_ids uuid[] not null default '{}',
  joined_at timestamptz not null,
  seen_at timestamptz not null,
  -- Of their own will: whoever does not want to be seen sees nobody.
  left_at timestamptz,
  unique (sitting_id, key_hash),
  unique (sitting_id, number)
);
create index table_guests_seen on table_guests (seen_at);
create index orders_table_recent on orders (table_id, created_at) where table_id is not null;

-- Said twice: who is there is a state, not a list of what was said.
drop table social_table_events;
