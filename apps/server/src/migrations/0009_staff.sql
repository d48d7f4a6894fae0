-- The restaurant's own people: how they come in, how they are kept out, and what is written down of their work.

-- A switched-off company answers nobody: no page, no order, no sign-in. Its books stay.
alter table companies add column disabled_at timestamptz;

-- Without a password until the invitation is accepted.
alter table staff_members alter column password_hash drop not null;
alter table staff_members
  add column invitation_hash bytea,
  add column invitation_expires_at timestamptz,
  -- Encrypted with a key that is not in the database: a copy of it alone opens no second factor.
  add column totp_secret bytea,
  add column totp_confirmed_at timestamptz,
  -- The time step of the last code taken: a code read over a shoulder is worth nothing (RFC 6238, 5.2).
  add column totp_last_step bigint not null default 0;
create unique index staff_members_invitation on staff_members (invitation_hash) where invitation_hash is not null;
create index staff_members_company on staff_members (company_id);

create table staff_recovery_codes (
  company_id uuid not null references companies,
  staff_id uuid not null references staff_members,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- What staff did is never rewritten, by nobody.
create function refuse_audit_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_rewrite();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_audit_rewrite();
create index audit_log_pages on audit_log (company_id, id desc);

-- A slip taken back within seconds: the record names the move it takes back (decision 0013).
alter table order_moves add column undoes_version integer;

-- Finished orders of a venue page by page, newest first.
create index orders_venue_finished on orders (venue_id, created_at desc, id desc)
  where status in ('COMPLETED', 'REJECTED');
-- The number called out at the counter, looked up at the counter.
create index orders_venue_number on orders (venue_id, easy_id, created_at desc);
-- The story of one order reads the provider's notices about its payments.
create index payment_notices_payment on payment_notices ((notice ->> 'paymentReference'));
create index payment_notices_session on payment_notices ((notice ->> 'reference'))
  where notice ->> 'reference' is not null;
