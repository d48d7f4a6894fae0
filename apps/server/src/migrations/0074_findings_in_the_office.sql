-- The ledger by company, newest first (MONEY-13).
create index payment_ledger_company on payment_ledger (company_id, id desc);

-- What a person said of a finding and who it was (MONEY-14), and when the owners were told last (MONEY-15).
alter table reconciliation_findings
  add column note text check (length(note) between 5 and 200),
  add column settled_by uuid references staff_members,
  add column told_at timestamptz,
  add constraint reconciliation_findings_settled check (
    (settled_by is null) = (note is null) and (settled_by is null or resolved_at is not null));
create index reconciliation_findings_company on reconciliation_findings (company_id, resolved_at);
