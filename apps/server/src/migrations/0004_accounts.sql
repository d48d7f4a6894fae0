-- What signing up, proving a phone, forgetting a password and leaving need.

alter table users add column deleted_at timestamptz;
create index users_deleted on users (deleted_at) where deleted_at is not null;
-- What was typed at sign-up; turned into an offer at activation (D-113) and gone then.
alter table users add column referral_code text check (length(referral_code) <= 100);

alter table companies
  add column phone_cooldown_days integer not null default 30 check (phone_cooldown_days between 0 and 365),
  -- What a phone shows as the sender: up to 11 letters and digits, or a number. Null: the deployment's.
  add column sms_sender text check (sms_sender ~ '^([A-Za-z0-9 ]{1,11}|\+[1-9][0-9]{6,14})$');

-- The code itself stands nowhere: it follows from the row's random id under a key the database does not hold.
create table account_codes (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  purpose text not null check (purpose in ('ACTIVATION', 'RESET')),
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Used, or replaced by a newer code: either way it opens nothing any more.
  closed_at timestamptz,
  sent_at timestamptz
);
create index account_codes_user on account_codes (user_id, purpose, created_at desc);
-- One code of a kind counts at a time.
create unique index account_codes_open on account_codes (user_id, purpose) where closed_at is null;
create index account_codes_age on account_codes (created_at);

-- Keyed hashes of numbers that have to wait before they can sign up again (D-112).
create table deleted_phones (
  id uuid primary key,
  company_id uuid not null references companies,
  -- So that only the session that deleted the number can ask for it once more.
  user_id uuid not null references users,
  phone_hash text not null,
  until timestamptz not null,
  unique (company_id, phone_hash)
);
create index deleted_phones_until on deleted_phones (until);

create table device_tokens (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  operating_system text not null check (operating_system in ('IOS', 'ANDROID', 'WEB')),
  token text not null,
  seen_at timestamptz not null,
  -- A phone that changes hands rings for the one signed in last.
  unique (company_id, token)
);
create index device_tokens_user on device_tokens (user_id, seen_at desc);

-- Cards kept at the payment provider: its opaque reference and what a guest recognises (D-88).
create table stored_cards (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  reference text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^[0-9]{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null check (expiry_year between 2000 and 2100),
  created_at timestamptz not null,
  unique (user_id, reference)
);

-- Tries per account and address, for every process together. Keys are keyed hashes: no numbers, no addresses.
create table tries (
  key text primary key,
  max_tries integer not null,
  -- Those that were allowed within the window, oldest first.
  tried_at timestamptz[] not null,
  was_allowed boolean not null,
  last_at timestamptz not null
);
create index tries_last on tries (last_at);
