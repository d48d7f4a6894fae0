-- A stamp card that is taken away gives stamps to open cards until a day, and to nobody after it (GROWTH-21).
alter table stamp_cards
  add column archived_at timestamptz,
  -- The end of that day; only of one that is archived.
  add column ends_at timestamptz,
  add constraint stamp_cards_ends_at check (ends_at is null or archived_at is not null);

-- Who has stamps on a card is counted before it changes.
create index stamps_card on stamps (stamp_card_id);
