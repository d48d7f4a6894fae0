-- Membership levels and referral in the office (GROWTH-22 to GROWTH-25).

-- What guests see of a company has changed when its levels have.
create trigger membership_levels_added after insert on membership_levels
  referencing new table as changed for each statement execute function raise_shop_version();
create trigger membership_levels_changed after update on membership_levels
  referencing new table as changed for each statement execute function raise_shop_version();
create trigger membership_levels_removed after delete on membership_levels
  referencing old table as changed for each statement execute function raise_shop_version();

-- Who is on which level, counted for the list and before a change.
create index membership_cards_company on membership_cards (company_id, level_id, points);

-- What a new member gets who came by a referral code: chosen once for all codes.
create table referral_terms (
  id uuid primary key,
  company_id uuid not null unique references companies,
  version integer not null default 1,
  offer_id uuid references offers
);

-- Who signed up with which code; counted, and part of what is held about the member.
create table referral_uses (
  user_id uuid primary key references users,
  company_id uuid not null references companies,
  referral_code_id uuid not null references referral_codes,
  created_at timestamptz not null default now()
);
create index referral_uses_code on referral_uses (referral_code_id);

alter table referral_codes add column created_at timestamptz not null default now();
