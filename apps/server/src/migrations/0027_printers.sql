-- Printers of a venue (KITCHEN-11). A browser's own printer hangs on its device and is set there.
create table printers (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  venue_id uuid not null references venues on delete cascade,
  name text not null check (char_length(name) between 1 and 40),
  kind text not null check (kind in ('ESCPOS', 'CLOUDPRNT')),
  host text check (char_length(host) <= 15),
  port integer check (port between 1 and 65535),
  code_page text not null check (code_page in ('ASCII', 'WPC1252', 'WPC1254')),
  paper smallint not null check (paper in (58, 80)),
  copies smallint not null check (copies between 1 and 3),
  moment text not null check (moment in ('ARRIVAL', 'ACCEPTANCE', 'BY_HAND')),
  prints text not null check (prints in ('STATION', 'ORDER', 'LABEL')),
  -- The digest of the secret part of its address (KITCHEN-13); the secret itself is shown once and kept by nobody.
  secret_digest bytea,
  -- Its hardware address, as it was at its first poll.
  mac text check (char_length(mac) = 17),
  state text not null default 'OK' check (state in ('OK', 'AWAY', 'COVER', 'PAPER', 'FAULT')),
  state_since timestamptz not null,
  -- Its last word, whatever it said.
  seen_at timestamptz,
  -- When its last ticket came out.
  printed_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'ESCPOS') = (host is not null and port is not null)),
  check ((kind = 'CLOUDPRNT') = (secret_digest is not null))
);
create index printers_venue on printers (venue_id);
create index printers_company on printers (company_id);

-- Whose parts it prints; none is all of them.
create table printer_stations (
  printer_id uuid not null references printers on delete cascade,
  station_id uuid not null references stations on delete cascade,
  company_id uuid not null references companies on delete cascade,
  primary key (printer_id, station_id)
);
create index printer_stations_station on printer_stations (station_id);
create index printer_stations_company on printer_stations (company_id);

-- A ticket to be printed, or that was (KITCHEN-14). It holds ids only: what stands on it is read from the order when it
-- is printed.
create table print_tickets (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  venue_id uuid not null references venues on delete cascade,
  printer_id uuid not null references printers on delete cascade,
  -- Null for a test ticket.
  order_id uuid references orders on delete cascade,
  -- May have gone since: then the whole order is printed rather than nothing.
  station_id uuid,
  prints text not null check (prints in ('STATION', 'ORDER', 'LABEL')),
  cause text not null check (cause in ('ARRIVAL', 'ACCEPTANCE', 'REJECTION', 'BY_HAND', 'TEST')),
  -- Counted from 1.
  copy smallint not null check (copy between 1 and 3),
  -- Asked for though it has been printed before (KITCHEN-17).
  is_copy boolean not null default false,
  -- It may be on paper already: a send was not acknowledged.
  is_possible_copy boolean not null default false,
  -- A send has begun, and nobody has said yet how it ended.
  sent_at timestamptz,
  -- The job token of CloudPRNT: one that was fetched is never offered again (D-303), and the one before is remembered,
  -- because its printer may confirm it late.
  token uuid not null unique,
  earlier_token uuid,
  -- Sends the printer left without an end.
  sends smallint not null default 0,
  -- Sent often enough: somebody is asked whether it is on paper, and the next one is printed meanwhile.
  set_aside_at timestamptz,
  attempts integer not null default 0,
  try_at timestamptz not null,
  printed_at timestamptz,
  created_at timestamptz not null
);
-- An order is printed by itself once at each moment, however often the job or the tap that asks for it is repeated.
create unique index print_tickets_once on print_tickets
  (order_id, printer_id, coalesce(station_id, '00000000-0000-0000-0000-000000000000'), cause, copy)
  where cause in ('ARRIVAL', 'ACCEPTANCE', 'REJECTION');
create index print_tickets_waiting on print_tickets (printer_id, created_at, id) where printed_at is null;
create index print_tickets_order on print_tickets (order_id);
create index print_tickets_venue on print_tickets (venue_id);
create index print_tickets_company on print_tickets (company_id);
