-- When a venue's board last looked for orders, so that whoever runs many restaurants learns of one that has gone dark
-- in its opening hours before its guests do. Written together, at most once per scrape and process.
create table board_sightings (
  venue_id uuid primary key references venues on delete cascade,
  company_id uuid not null references companies on delete cascade,
  seen_at timestamptz not null
);
create index board_sightings_seen on board_sightings (seen_at);
