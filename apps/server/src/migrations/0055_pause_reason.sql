-- Why a venue takes no orders, for its staff (PLACES-16).
alter table venues add column pause_reason text;
