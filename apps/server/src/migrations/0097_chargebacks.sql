-- What the provider told of a dispute (MONEY-32), each stage once. Never written again, by nobody.
create table chargebacks (
  company_id uuid not null references companies,
  payment_id uuid not null references payments,
  -- The provider's name of the dispute: all its stages have the same.
  reference text not null check (length(reference) between 1 and 200),
  stage text not null check (stage in (
    'INFORMATION_ASKED', 'CHARGEBACK_ANNOUNCED', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK')),
  amount minor_units not null check (amount >= 0),
  currency text not null,
  -- The provider's own words.
  reason text not null check (length(reason) <= 200),
  -- The last moment at which the provider takes an answer; null: it has not said.
  answer_by timestamptz,
  told_at timestamptz not null,
  primary key (payment_id, reference, stage)
);
create index chargebacks_company on chargebacks (company_id, told_at);

create function refuse_chargeback_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'chargebacks is append-only';
end $$;
create trigger chargebacks_append_only before update or delete on chargebacks
  for each row execute function refuse_chargeback_rewrite();

alter table payment_ledger
  drop constraint payment_ledger_entry_check,
  add constraint payment_ledger_entry_check check (entry in (
    'AUTHORISED', 'CAPTURE_ASKED', 'CAPTURED', 'CAPTURE_FAILED',
    'CANCEL_ASKED', 'CANCELLED', 'CANCEL_FAILED', 'EXPIRED', 'REFUND_ASKED', 'REFUNDED', 'REFUND_FAILED',
    'OWED', 'WAIVED', 'NOTHING_DUE', 'CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'));

alter table reconciliation_findings
  drop constraint reconciliation_findings_kind_check,
  add constraint reconciliation_findings_kind_check check (kind in (
    'MONEY_WITHOUT_ORDER', 'CAPTURE_NOT_ASKED', 'CAPTURE_UNCONFIRMED', 'RELEASE_UNCONFIRMED', 'SESSION_OVERDUE',
    'NOTICE_WAITING', 'HOLD_OF_ENDED_SESSION', 'ORDER_WITHOUT_MONEY', 'MOVEMENT_REFUSED', 'COUNTER_OWED',
    'CHARGEBACK'));
