-- A look is judged as a whole, so it is changed in a draft and published at once (O-03, LOOK-01).
create table look_drafts (
  -- The configuration it is a draft of.
  id uuid primary key references cloud_configurations on delete cascade,
  company_id uuid not null references companies on delete cascade,
  look jsonb not null,
  staff_id uuid not null references staff_members,
  changed_at timestamptz not null
);
create index look_drafts_company on look_drafts (company_id);
create index look_drafts_staff on look_drafts (staff_id);
