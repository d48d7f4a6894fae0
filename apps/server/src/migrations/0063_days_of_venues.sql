-- At which hour a venue's day begins, from which day on (O-10). A row is never taken back: past days stand still.
create table venue_day_hours (
  company_id uuid not null references companies,
  venue_id uuid not null references venues on delete cascade,
  first_day date not null,
  begins smallint not null check (begins between 0 and 6),
  primary key (venue_id, first_day)
);

-- A range that ends in the night: the day goes on until four.
create function night_begins(of_venue uuid) returns smallint language sql stable as $$
  select case when exists (
    select from venue_availabilities where venue_id = of_venue and ends <= starts and ends > '00:00'
  ) then 4 else 0 end::smallint
$$;

insert into venue_day_hours (company_id, venue_id, first_day, begins)
  select company_id, id, '0001-01-01', night_begins(id) from venues;

create function begin_day_hours() returns trigger language plpgsql as $$
begin
  insert into venue_day_hours (company_id, venue_id, first_day, begins)
    values (new.company_id, new.id, '0001-01-01', 0);
  return null;
end $$;
create trigger venues_day_hours after insert on venues for each row execute function begin_day_hours();

-- Hours that begin or cease to run past midnight move the day's beginning, from tomorrow on; before the first order
-- there is no day that could change.
create function follow_hours_with_day() returns trigger language plpgsql as $$
begin
  insert into venue_day_hours as known (company_id, venue_id, first_day, begins)
    select venues.company_id, venues.id,
      case when exists (select from orders where orders.venue_id = venues.id)
        then (now() at time zone venues.time_zone)::date + 1 else '0001-01-01'::date end,
      night_begins(venues.id)
    from venues
    where venues.id in (select distinct venue_id from changed)
      and night_begins(venues.id) is distinct from (
        select begins from venue_day_hours where venue_id = venues.id order by first_day desc limit 1)
  on conflict (venue_id, first_day) do update set begins = excluded.begins;
  return null;
end $$;
create trigger venue_availabilities_day_added after insert on venue_availabilities
  referencing new table as changed for each statement execute function follow_hours_with_day();
create trigger venue_availabilities_day_changed after update on venue_availabilities
  referencing new table as changed for each statement execute function follow_hours_with_day();

-- What was rejected or given back in a time, whenever it was ordered.
create index order_moves_rejected on order_moves (company_id, at) where to_status = 'REJECTED';
create index part_refunds_company on part_refunds (company_id, created_at);
create index payments_given_back on payments (company_id) where is_due_back;
