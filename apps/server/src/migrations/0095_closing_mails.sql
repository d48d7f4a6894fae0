-- Name and address as they were when the day was closed: a printed closing and the one on the screen agree (PLACES-03).
alter table day_closings
  add column venue_name text,
  add column street text,
  add column city text,
  add column organization_id text,
  add column time_zone text;
alter table day_closings disable trigger day_closings_stand_still;
update day_closings set venue_name = venues.name, time_zone = venues.time_zone,
  organization_id = venues.organization_id, street = venue_locations.street, city = venue_locations.city
from venues left join venue_locations on venue_locations.venue_id = venues.id
where venues.id = day_closings.venue_id;
alter table day_closings enable trigger day_closings_stand_still;
alter table day_closings
  alter column venue_name set not null,
  alter column time_zone set not null;

-- Who gets a venue's closings by mail: somebody who works here, or an address (MONEY-22).
create table closing_readers (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  staff_id uuid references staff_members,
  email text check (length(email) <= 254),
  check (num_nonnulls(staff_id, email) = 1)
);
create unique index closing_readers_staff on closing_readers (venue_id, staff_id) where staff_id is not null;
create unique index closing_readers_email on closing_readers (venue_id, lower(email)) where email is not null;

-- One mail of one closing to one of them, written with the closing. The address goes once it is done.
create table closing_mails (
  id uuid primary key,
  company_id uuid not null references companies,
  closing_id uuid not null references day_closings,
  staff_id uuid references staff_members,
  email text,
  done_at timestamptz
);
create index closing_mails_closing on closing_mails (closing_id);
