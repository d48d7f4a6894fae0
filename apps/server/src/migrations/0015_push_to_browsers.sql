-- Each device is spoken to in the language its guest reads; null: the account's.
alter table device_tokens add column language text;
-- A browser whose subscription was renewed is found by the old one.
create index device_tokens_token on device_tokens using hash (token);

-- Where a guest without an account wants to hear of one order. It ends with the order.
create table order_device_tokens (
  id uuid primary key,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  operating_system text not null check (operating_system in ('IOS', 'ANDROID', 'WEB')),
  token text not null,
  language text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (order_id, token)
);
create index order_device_tokens_token on order_device_tokens using hash (token);
create index order_device_tokens_expiry on order_device_tokens (expires_at);

-- Who agreed to be told, when, and when and how that ended. Outlives the token, which goes at once.
create table push_consents (
  id uuid primary key,
  company_id uuid not null references companies,
  -- The row of device_tokens or order_device_tokens it stands for, which may be gone.
  device_id uuid not null,
  user_id uuid references users,
  order_id uuid references orders,
  operating_system text not null,
  -- What the question was read in.
  language text,
  given_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by text check (
    withdrawn_by in ('GUEST', 'GONE', 'OTHER_GUEST', 'TOO_MANY', 'ACCOUNT_DELETED', 'ORDER_OVER')
  ),
  check (num_nonnulls(user_id, order_id) = 1),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create unique index push_consents_open on push_consents (device_id) where withdrawn_at is null;
create index push_consents_withdrawn on push_consents (withdrawn_at) where withdrawn_at is not null;

-- Those registered before: since when is known only as the last time they were seen.
insert into push_consents (id, company_id, device_id, user_id, operating_system, given_at)
select gen_random_uuid(), company_id, id, user_id, operating_system, seen_at from device_tokens;
