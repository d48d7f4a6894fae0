-- Guests with accounts, what binds them, what a company tells them, tables, and the restaurant's own people.

create table membership_levels (
  id uuid primary key,
  company_id uuid not null references companies,
  title jsonb not null default '{}',
  description jsonb not null default '{}',
  points_required integer not null,
  primary_color text,
  secondary_color text,
  image text,
  discount_percentage numeric(5, 2) not null default 0,
  deleted boolean not null default false
);
create index membership_levels_company on membership_levels (company_id);

-- company_id is the company in which accounts live (userCompanyId, D-03).
create table users (
  id uuid primary key,
  company_id uuid not null references companies,
  name text,
  phone text,
  email text,
  easy_id text not null,
  password_hash text,
  activated boolean not null default false,
  deleted boolean not null default false,
  token_version integer not null default 1,
  language text,
  invoice_target_id uuid,
  invoice_customer_id uuid,
  invoice_credit_limit minor_units,
  created_at timestamptz not null default now(),
  unique (company_id, easy_id)
);
-- A phone is unique per company of accounts, among accounts that still exist (D-116).
create unique index users_phone on users (company_id, phone) where not deleted;

create table membership_cards (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null unique references users,
  level_id uuid references membership_levels,
  points integer not null default 0
);

create table offers (
  id uuid primary key,
  company_id uuid not null references companies,
  type text not null
    check (type in ('BUNDLE', 'ITEM_DISCOUNT', 'ORDER_DISCOUNT', 'STAGED_BUNDLE', 'STAGED_INDIVIDUAL', 'VISUAL')),
  context text not null default 'APP' check (context in ('APP', 'POS')),
  is_default boolean not null default false,
  deleted boolean not null default false,
  discount_rate numeric(10, 2),
  discount_type text check (discount_type in ('PERCENTAGE', 'AMOUNT')),
  price minor_units,
  -- The domain's OfferStage[]: one item is chosen from each stage.
  stages jsonb not null default '[]',
  item_ids uuid[] not null default '{}',
  name_lang jsonb not null default '{}',
  description_lang jsonb not null default '{}',
  venue_ids uuid[] not null default '{}',
  image text,
  created_at timestamptz not null default now()
);
create index offers_company on offers (company_id);

create table offer_tokens (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  offer_id uuid not null references offers,
  single_use boolean not null default true,
  used boolean not null default false,
  expires_at timestamptz
);
create index offer_tokens_user on offer_tokens (user_id);

create table stamp_cards (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  name_lang jsonb not null default '{}',
  description text,
  description_lang jsonb not null default '{}',
  details jsonb not null default '{}',
  icon text,
  offer_image text,
  required_count integer not null check (required_count > 0),
  item_ids uuid[] not null default '{}',
  venue_ids uuid[] not null default '{}',
  offer_id uuid references offers
);
create index stamp_cards_company on stamp_cards (company_id);

create table stamps (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  stamp_card_id uuid not null references stamp_cards,
  seen boolean not null default false,
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create index stamps_user on stamps (user_id);

create table promo_codes (
  id uuid primary key,
  company_id uuid not null references companies,
  code text not null,
  active boolean not null default true,
  discount_type text not null check (discount_type in ('PERCENTAGE', 'AMOUNT')),
  discount_rate numeric(10, 2) not null check (discount_rate >= 0),
  title jsonb not null default '{}',
  venue_ids uuid[] not null default '{}',
  category_ids uuid[] not null default '{}',
  offer_type text not null default 'ORDER_DISCOUNT',
  starts_at timestamptz,
  ends_at timestamptz,
  -- Wall clock in the venue's zone; null: at any hour.
  hours_start wall_clock,
  hours_end wall_clock,
  requires_user boolean not null default false,
  use_limit integer,
  use_limit_per_user integer,
  used_count integer not null default 0,
  check (use_limit is null or used_count <= use_limit)
);
create unique index promo_codes_code on promo_codes (company_id, upper(code));

create table contents (
  id uuid primary key,
  company_id uuid not null references companies,
  slug text not null,
  types text[] not null,
  image text,
  title jsonb not null default '{}',
  sub_title jsonb not null default '{}',
  text jsonb not null default '{}',
  deleted boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (company_id, slug)
);

create table social_feed_items (
  id uuid primary key,
  company_id uuid not null references companies,
  social_type text not null,
  link text not null,
  media_url text not null,
  position integer not null default 0
);
create index social_feed_items_company on social_feed_items (company_id);

create table restaurant_tables (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  code text not null,
  supports_pay_later boolean not null default false,
  active boolean not null default true,
  unique (venue_id, code)
);

create table staff_members (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('VENUE_STAFF', 'COMPANY_ADMIN', 'PLATFORM_ADMIN')),
  venue_ids uuid[] not null default '{}',
  active boolean not null default true,
  token_version integer not null default 1
);
create unique index staff_members_email on staff_members (lower(email));

create table audit_log (
  id bigint generated always as identity primary key,
  company_id uuid not null references companies,
  staff_id uuid not null references staff_members,
  action text not null,
  subject_id text not null,
  details jsonb not null default '{}',
  at timestamptz not null
);
create index audit_log_company on audit_log (company_id, at desc);
