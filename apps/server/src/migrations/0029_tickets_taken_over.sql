-- A ticket that another printer has taken over is still the one its first printer was to print (D-348).
alter table print_tickets
  -- The printer it was written for; null while it is still there. May have gone since.
  add column planned_for uuid,
  -- Printers that had begun it when another took it over: who cooks there has to hear of a rejection too (D-304).
  add column may_lie_at uuid[] not null default '{}';

drop index print_tickets_once;
create unique index print_tickets_once on print_tickets
  (order_id, coalesce(planned_for, printer_id),
    coalesce(station_id, '00000000-0000-0000-0000-000000000000'), cause, copy)
  where cause in ('ARRIVAL', 'ACCEPTANCE', 'REJECTION');
