-- A company's own account at the payment provider (O-19). One row a merchant account, for ever: what was paid through it
-- is captured and refunded through it, whatever the company uses by then.
create table payment_accounts (
  id uuid primary key,
  company_id uuid not null references companies,
  merchant_account text not null,
  is_live boolean not null,
  client_key text not null,
  api_key_end text not null,
  webhook_user text not null,
  -- Every set of keys it was given, newest first, in a box which this database cannot open (SETUP-18).
  sealed_keys bytea not null,
  is_in_use boolean not null,
  changed_at timestamptz not null,
  last_notice_at timestamptz,
  unique (company_id, merchant_account, is_live)
);
create unique index payment_accounts_in_use on payment_accounts (company_id) where is_in_use;

-- Through whose account; null: the deployment's.
alter table payment_sessions add column account_id uuid references payment_accounts;
alter table payments add column account_id uuid references payment_accounts;
alter table payment_notices add column account_id uuid references payment_accounts;
alter table stored_cards add column account_id uuid references payment_accounts;
