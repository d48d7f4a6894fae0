-- When a server last looked for what is due. A gap in it is a time in which nobody could have answered an order.
create table service_pulse (
  is_only boolean primary key default true check (is_only),
  beat_at timestamptz not null
);

-- What the board names after midnight, too: orders nobody answered, and those ordered ahead.
create index orders_venue_lost on orders (venue_id, answer_by)
  where status = 'REJECTED' and reject_reason = 'NO_RESPONSE';
create index orders_venue_desired on orders (venue_id, desired_time) where desired_time is not null;
