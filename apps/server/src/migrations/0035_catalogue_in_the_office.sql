-- What the office needs to edit a catalogue: a menu's name for staff (O-15), what is archived (O-08), and whether somebody
-- has decided on a dish's allergens (CATALOG-13).
alter table menus
  add column name text not null default 'Menu',
  add column archived_at timestamptz;
alter table modification_groups add column archived_at timestamptz;
alter table variations add column archived_at timestamptz;
alter table upsell_groups add column archived_at timestamptz;
alter table items add column allergens_decided_at timestamptz;
update items set allergens_decided_at = now() where cardinality(allergens) > 0 or cardinality(allergy_tags) > 0;
