-- What a restaurant company is and sells. Every table of a tenant has company_id.
-- Amounts are minor units. Wall-clock times are HH:mm in the venue's zone.

create domain wall_clock as text check (value ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');
create domain minor_units as integer;
create domain day_of_week as text
  check (value in ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'));

create table companies (
  id uuid primary key,
  display_name text not null,
  support_email text,
  has_membership_cards boolean not null default false,
  has_app_orders boolean not null default true,
  default_currency text check (default_currency in ('DKK', 'EUR', 'GBP', 'NOK', 'SEK', 'USD', 'TRY')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  languages text[] not null default '{}',
  default_language text check (default_language in ('en', 'se', 'es', 'no', 'tr', 'dk')),
  code text check (code ~ '^\+[0-9]{1,4}$'),
  -- Raised by every change of menu, price, item or category: cached answers carry it.
  catalogue_version bigint not null default 1,
  captures_at_once boolean not null default false,
  unanswered_order_minutes integer not null default 10 check (unanswered_order_minutes > 0),
  created_at timestamptz not null default now()
);

create table cloud_configurations (
  id uuid primary key,
  company_id uuid not null references companies,
  user_company_id uuid not null references companies,
  marketplace_id uuid,
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{1,40}$'),
  logo_url text,
  theme jsonb not null,
  font text check (font in ('NUNITO_SANS', 'ASAP', 'ROBOTO_CONDENSED', 'LORA', 'BITTER')),
  landing_page_background_url text,
  landing_page_desktop_background_url text,
  enable_anonymous_orders boolean,
  enable_invoicing boolean not null default false,
  enable_tipping boolean not null default false,
  disable_comments boolean not null default false,
  disable_pickuptime boolean,
  service_types text[] not null default '{}',
  greeting_text text,
  navigation_info_text text,
  show_categories_in_grid_view boolean not null default false,
  landing_page_intro text,
  landingpage_sections jsonb,
  about_us text,
  force3d_secure boolean not null default false,
  sync_eta boolean not null default false,
  enable_promo_codes boolean not null default false,
  custom_ready_text text,
  bag_item_id uuid,
  enable_qr_orders boolean not null default false,
  max_categories integer not null default 3 check (max_categories between 1 and 50),
  custom_client_adyen_token text
);
create index cloud_configurations_company on cloud_configurations (company_id);

create table company_hosts (
  host text primary key,
  configuration_id uuid not null references cloud_configurations,
  company_id uuid not null references companies
);

create table venues (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  active boolean not null default true,
  deleted boolean not null default false,
  phone text,
  organization_id text,
  booking_service_id text,
  minimum_delivery_fee minor_units,
  support_email text,
  minimum_pickup_wait_time integer check (minimum_pickup_wait_time >= 0),
  image text,
  zip text,
  time_zone text not null,
  synced_eta_minutes integer check (synced_eta_minutes >= 0),
  synced_eta_set_at timestamptz,
  paused_until timestamptz
);
create index venues_company on venues (company_id);

create table venue_locations (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null unique references venues,
  name text,
  street text,
  lat double precision,
  long double precision,
  city text,
  zip text
);

create table venue_availabilities (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  day_of_week day_of_week not null,
  time_range_id uuid not null,
  starts wall_clock not null,
  ends wall_clock not null,
  initial_start wall_clock,
  initial_end wall_clock
);
create index venue_availabilities_venue on venue_availabilities (venue_id);

create table delivery_rates (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  zip text,
  polygon jsonb,
  fee_amount minor_units not null,
  fee_percentage_vat numeric(5, 2) not null,
  message jsonb not null default '{}'
);
create index delivery_rates_venue on delivery_rates (venue_id);

create table categories (
  id uuid primary key,
  company_id uuid not null references companies,
  parent_id uuid references categories,
  "order" integer not null default 0,
  name text not null,
  name_lang jsonb not null default '{}',
  description_lang jsonb not null default '{}',
  image text,
  hide_in_customer_ordering_flows boolean not null default false,
  deleted boolean not null default false
);
create index categories_company on categories (company_id);

create table items (
  id uuid primary key,
  company_id uuid not null references companies,
  title text not null,
  title_lang jsonb not null default '{}',
  description text,
  description_lang jsonb not null default '{}',
  age_restricted boolean not null default false,
  vat_rate numeric(5, 2),
  disable_membership_discount boolean not null default false,
  image text,
  allergens text[] not null default '{}',
  allergy_tags text[] not null default '{}',
  default_price minor_units,
  "order" integer not null default 0,
  deleted boolean not null default false,
  instant boolean not null default false,
  -- {id, type, variations: [{id, name, nameLang, price, absolutePrice}]}: only ever read with its item.
  sizes jsonb
);
create index items_company on items (company_id);

create table item_categories (
  company_id uuid not null references companies,
  item_id uuid not null references items,
  category_id uuid not null references categories,
  position integer not null default 0,
  primary key (item_id, category_id)
);
create index item_categories_category on item_categories (category_id);

create table modification_groups (
  id uuid primary key,
  company_id uuid not null references companies,
  external_name text not null,
  name_lang jsonb not null default '{}',
  type text not null check (type in ('SINGLE', 'MULTIPLE')),
  required boolean not null default false,
  expanded_by_default boolean not null default false,
  preselected_variations uuid[] not null default '{}'
);
create index modification_groups_company on modification_groups (company_id);

create table variations (
  id uuid primary key,
  company_id uuid not null references companies,
  group_id uuid not null references modification_groups,
  position integer not null default 0,
  price minor_units not null,
  name text not null,
  name_lang jsonb not null default '{}',
  allergen text,
  as_item_id uuid references items,
  image text
);
create index variations_group on variations (group_id);

create table item_modification_groups (
  company_id uuid not null references companies,
  item_id uuid not null references items,
  group_id uuid not null references modification_groups,
  position integer not null default 0,
  primary key (item_id, group_id)
);

create table upsell_groups (
  id uuid primary key,
  company_id uuid not null references companies,
  hide_in_app boolean not null default false,
  enable_multi_select boolean not null default false,
  name jsonb not null default '{}'
);
create index upsell_groups_company on upsell_groups (company_id);

create table upsell_group_items (
  company_id uuid not null references companies,
  group_id uuid not null references upsell_groups,
  item_id uuid not null references items,
  position integer not null default 0,
  primary key (group_id, item_id)
);

create table item_upsell_groups (
  company_id uuid not null references companies,
  item_id uuid not null references items,
  group_id uuid not null references upsell_groups,
  position integer not null default 0,
  primary key (item_id, group_id)
);

create table menus (
  id uuid primary key,
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  service_types text[] not null
);
create index menus_venue on menus (venue_id);
create index menus_company on menus (company_id);

create table menu_availabilities (
  id uuid primary key,
  company_id uuid not null references companies,
  menu_id uuid not null references menus,
  day_of_week day_of_week not null,
  time_range_id uuid not null,
  starts wall_clock not null,
  ends wall_clock not null
);
create index menu_availabilities_menu on menu_availabilities (menu_id);

create table menu_entries (
  id uuid primary key,
  company_id uuid not null references companies,
  menu_id uuid not null references menus,
  item_id uuid not null references items,
  price minor_units not null check (price >= 0),
  instant boolean,
  vat_rate numeric(5, 2),
  unique (menu_id, item_id)
);

-- item_id is an item or a variation (ITEM-22). No row: unlimited.
create table inventory (
  company_id uuid not null references companies,
  venue_id uuid not null references venues,
  item_id uuid not null,
  out_of_stock boolean not null default false,
  count integer check (count >= 0),
  primary key (venue_id, item_id)
);
create index inventory_company on inventory (company_id);

-- Every change of what is sold raises the company's version, whoever makes it: a cached menu that
-- survives a price change would sell at yesterday's price.
create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  update companies set catalogue_version = catalogue_version + 1
    where id in (select distinct company_id from changed);
  return null;
end $$;

do $$
declare
  sold text;
begin
  foreach sold in array array[
    'categories', 'items', 'item_categories', 'modification_groups', 'variations', 'item_modification_groups',
    'upsell_groups', 'upsell_group_items', 'item_upsell_groups', 'menus', 'menu_availabilities', 'menu_entries'
  ] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function raise_catalogue_version()', sold || '_added', sold);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function raise_catalogue_version()', sold || '_changed', sold);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function raise_catalogue_version()', sold || '_removed', sold);
  end loop;
end $$;
