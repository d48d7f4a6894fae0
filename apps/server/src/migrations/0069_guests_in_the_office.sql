-- Guests as the office sees and corrects them (GUESTS-01 to GUESTS-10).
alter table users
  add column version integer not null default 1,
  -- Signed out, and cannot sign in until somebody takes it back (GUESTS-10).
  add column blocked_at timestamptz,
  add column blocked_reason text not null default '' check (length(blocked_reason) <= 200);

-- Numbers that cannot sign up, as keyed hashes: nobody can read which (O-33). Of the company in which accounts live.
create table blocked_phones (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  phone_hash text not null,
  created_at timestamptz not null,
  unique (company_id, phone_hash)
);
create index blocked_phones_user on blocked_phones (user_id);

-- Every movement of a guest's points: by an order, or by somebody of the restaurant with a reason (GUESTS-05).
create table point_moves (
  -- A correction's is made by who pressed the button: pressed twice it is one correction.
  id uuid primary key,
  -- The company in which the account lives.
  company_id uuid not null references companies,
  user_id uuid not null references users,
  order_id uuid references orders,
  staff_id uuid references staff_members,
  points integer not null check (points <> 0),
  reason text not null default '' check (length(reason) <= 200),
  created_at timestamptz not null,
  check (num_nonnulls(order_id, staff_id) = 1)
);
create index point_moves_user on point_moves (user_id, created_at desc, id desc);

-- What was earned before: one movement an order, as far as it is known today.
insert into point_moves (id, company_id, user_id, order_id, points, created_at)
select gen_random_uuid(), users.company_id, users.id, award.order_id, award.points, award.settled_at
from loyalty_awards as award join users on users.id = award.user_id where award.points > 0;

-- The list is of accounts somebody uses.
create index users_listed on users (company_id, id) where activated and not deleted;
