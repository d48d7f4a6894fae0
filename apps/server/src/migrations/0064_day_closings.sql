-- A venue's day as it was when it closed (MONEY-22). Never written again, by nobody.
create table day_closings (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  day calendar_day not null,
  -- Running per venue and without gaps: given in the transaction that writes the closing.
  number integer not null check (number > 0),
  currency text not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  closed_at timestamptz not null,
  -- The domain's DaySums.
  figures jsonb not null,
  unique (venue_id, day),
  unique (venue_id, number)
);
create index day_closings_company on day_closings (company_id, day desc, id desc);

create function refuse_closing_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'a closed day never changes';
end $$;
create trigger day_closings_stand_still before update or delete on day_closings
  for each row execute function refuse_closing_rewrite();
