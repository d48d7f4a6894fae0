-- Minutes added to what a guest was promised (KITCHEN-10, F-73): how often, and with whose move how many. Such a move
-- leaves the order in its status.
alter table orders add column extensions smallint not null default 0 check (extensions between 0 and 3);
alter table order_moves add column added_minutes smallint check (added_minutes in (5, 10, 15));
