-- When a printer was last asked how it is: one in trouble for which nothing waits is asked again (KITCHEN-15).
alter table printers add column looked_at timestamptz;
