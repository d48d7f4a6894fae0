-- Where food is made (KITCHEN-01). Every venue has at least one; which dish belongs where is asked anew with each
-- reading, as the menu is (D-300).
create table stations (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references companies on delete cascade,
  venue_id uuid not null references venues on delete cascade,
  position smallint not null check (position between 0 and 7),
  name text not null check (char_length(name) between 1 and 40),
  colour text not null check (
    colour in ('RED', 'ORANGE', 'YELLOW', 'GREEN', 'TEAL', 'BLUE', 'PURPLE', 'GREY')
  ),
  -- Two that change places pass through one moment of equal ones.
  unique (venue_id, position) deferrable initially deferred
);
create index stations_company on stations (company_id);

create table station_categories (
  venue_id uuid not null references venues on delete cascade,
  category_id uuid not null references categories on delete cascade,
  company_id uuid not null references companies on delete cascade,
  station_id uuid not null references stations on delete cascade,
  primary key (venue_id, category_id)
);
create index station_categories_station on station_categories (station_id);
create index station_categories_category on station_categories (category_id);
create index station_categories_company on station_categories (company_id);

create table station_items (
  venue_id uuid not null references venues on delete cascade,
  item_id uuid not null references items on delete cascade,
  company_id uuid not null references companies on delete cascade,
  station_id uuid not null references stations on delete cascade,
  primary key (venue_id, item_id)
);
create index station_items_station on station_items (station_id);
create index station_items_item on station_items (item_id);
create index station_items_company on station_items (company_id);

-- However a venue comes into being (import, demo, office), it has a kitchen.
create function give_venue_a_station() returns trigger language plpgsql as $$
begin
  insert into stations (company_id, venue_id, position, name, colour)
  values (new.company_id, new.id, 0, 'Kitchen', 'ORANGE');
  return null;
end $$;
create trigger venue_has_a_station after insert on venues
  for each row execute function give_venue_a_station();
insert into stations (company_id, venue_id, position, name, colour)
  select company_id, id, 0, 'Kitchen', 'ORANGE' from venues;

-- Parts of an order that their stations have marked ready before the whole was; `version` is the one the mark made.
create table order_parts (
  order_id uuid not null references orders on delete cascade,
  station_id uuid not null references stations on delete cascade,
  company_id uuid not null references companies on delete cascade,
  staff_id uuid not null references staff_members,
  version integer not null,
  -- Which dishes it was marked with, by their place in the order: one that is moved here later is not ready (D-300).
  positions smallint[] not null,
  at timestamptz not null,
  primary key (order_id, station_id)
);
create index order_parts_station on order_parts (station_id);
create index order_parts_company on order_parts (company_id);
create index order_parts_staff on order_parts (staff_id);

-- A move that leaves the order in its status: of one station, under the name it had then.
alter table order_moves add column station_name text;
