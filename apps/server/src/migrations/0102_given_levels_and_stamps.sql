-- What staff give a guest beyond what orders earn (GUESTS-06).

-- A level beyond the points: kept apart from the level the card is on, so that it outlives points that come and go,
-- and a level that is archived and comes back.
alter table membership_cards
  add column given_level_id uuid references membership_levels,
  -- Null: without an end.
  add column given_until timestamptz,
  add constraint membership_cards_given check (given_until is null or given_level_id is not null);

-- Every stamp that somebody of the restaurant gave or took, with the reason.
create table stamp_moves (
  -- Made by who pressed the button: pressed twice it is one stamp.
  id uuid primary key,
  -- The company in which the account lives.
  company_id uuid not null references companies,
  user_id uuid not null references users,
  stamp_card_id uuid not null references stamp_cards,
  staff_id uuid not null references staff_members,
  is_taken boolean not null,
  reason text not null default '' check (length(reason) <= 200),
  created_at timestamptz not null
);
create index stamp_moves_user on stamp_moves (user_id, created_at desc, id desc);
