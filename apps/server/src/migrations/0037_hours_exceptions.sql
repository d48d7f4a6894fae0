-- Days on which a venue has other hours than its week (O-18). Entered for several venues at once an exception has one
-- id and a row for each of them.
create table venue_hours_exceptions (
  venue_id uuid not null references venues on delete cascade,
  id uuid not null,
  company_id uuid not null references companies on delete cascade,
  name text check (char_length(name) between 1 and 100),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  is_yearly boolean not null default false,
  -- [{"start": "10:00", "end": "14:00"}]; none is closed.
  ranges jsonb not null default '[]' check (jsonb_typeof(ranges) = 'array'),
  saved_at timestamptz not null,
  primary key (venue_id, id)
);
create index venue_hours_exceptions_company on venue_hours_exceptions (company_id);

create trigger venue_hours_exceptions_added after insert on venue_hours_exceptions
  referencing new table as changed for each statement execute function raise_shop_version();
create trigger venue_hours_exceptions_changed after update on venue_hours_exceptions
  referencing new table as changed for each statement execute function raise_shop_version();
create trigger venue_hours_exceptions_removed after delete on venue_hours_exceptions
  referencing old table as changed for each statement execute function raise_shop_version();
