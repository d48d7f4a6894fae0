-- Nobody can use this ticket any more: it is not printed by itself, and the board asks what becomes of it (D-354).
alter table print_tickets add column missed_at timestamptz;

drop index print_tickets_waiting;
create index print_tickets_waiting on print_tickets (printer_id, created_at, id)
  where printed_at is null and missed_at is null;
create index print_tickets_missed on print_tickets (printer_id, missed_at)
  where printed_at is null and missed_at is not null;
