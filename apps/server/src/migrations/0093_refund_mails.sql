-- When the guest was told by mail what goes back; null: not told, or not yet (MONEY-06).
alter table refunds add column mailed_at timestamptz;
