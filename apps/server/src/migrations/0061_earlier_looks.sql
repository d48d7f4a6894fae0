-- What guests saw before: it can be looked at and published again for a year (LOOK-08).
create table earlier_looks (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  -- The configuration it was the look of.
  configuration_id uuid not null references cloud_configurations on delete cascade,
  look jsonb not null,
  -- When another look took its place, and who published that.
  replaced_at timestamptz not null,
  staff_id uuid references staff_members on delete set null
);
create index earlier_looks_company on earlier_looks (company_id);
create index earlier_looks_configuration on earlier_looks (configuration_id, replaced_at);
create index earlier_looks_staff on earlier_looks (staff_id);
