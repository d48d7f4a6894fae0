-- What the provider has sent to a company's bank, as its settlement reports tell (MONEY-31). Never written again.
create table payouts (
  id uuid primary key,
  company_id uuid not null references companies,
  merchant_account text not null check (length(merchant_account) <= 80),
  -- The provider's running number.
  batch integer not null check (batch > 0),
  currency text not null,
  -- Of the file: the same one twice is the same payout.
  fingerprint text not null,
  -- The domain's PayoutSums.
  taken bigint not null,
  back bigint not null,
  fees bigint not null,
  paid_out bigint not null,
  difference bigint not null,
  lines integer not null check (lines > 0),
  taken_in_at timestamptz not null,
  taken_in_by uuid not null references staff_members,
  unique (company_id, merchant_account, batch)
);

create table payout_lines (
  payout_id uuid not null references payouts,
  position integer not null,
  company_id uuid not null references companies,
  type text not null check (length(type) between 1 and 80),
  psp_reference text not null check (length(psp_reference) <= 80),
  modification_reference text not null check (length(modification_reference) <= 80),
  gross bigint not null,
  fees bigint,
  net bigint not null,
  primary key (payout_id, position)
);
create index payout_lines_payment on payout_lines (company_id, psp_reference);

create function refuse_payout_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'payouts are append-only';
end $$;
create trigger payouts_append_only before update or delete on payouts
  for each row execute function refuse_payout_rewrite();
create trigger payout_lines_append_only before update or delete on payout_lines
  for each row execute function refuse_payout_rewrite();
