-- What makes the frequent questions cheap: a number that says whether what is kept in memory still holds, and
-- indexes for the questions that are asked per company.

-- Raised by every change of the company, its configuration, hosts, venues, hours and delivery rates; the menu has
-- catalogue_version.
alter table companies add column shop_version bigint not null default 1;

create function raise_shop_version() returns trigger language plpgsql as $$
begin
  update companies set shop_version = shop_version + 1
    where id in (select distinct company_id from changed);
  return null;
end $$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'cloud_configurations', 'company_hosts', 'venues', 'venue_locations', 'venue_availabilities', 'delivery_rates'
  ] loop
    execute format('create trigger %I after insert on %I referencing new table as changed
      for each statement execute function raise_shop_version()', shown || '_added', shown);
    execute format('create trigger %I after update on %I referencing new table as changed
      for each statement execute function raise_shop_version()', shown || '_changed', shown);
    execute format('create trigger %I after delete on %I referencing old table as changed
      for each statement execute function raise_shop_version()', shown || '_removed', shown);
  end loop;
end $$;

create function raise_own_shop_version() returns trigger language plpgsql as $$
begin
  new.shop_version := old.shop_version + 1;
  return new;
end $$;
-- An update that raises one of the versions came from a trigger and says nothing about the company itself.
create trigger companies_changed before update on companies for each row
  when (old.shop_version = new.shop_version and old.catalogue_version = new.catalogue_version)
  execute function raise_own_shop_version();

-- A catalogue and a list of venues are read per company: without these, each reading goes through everybody's rows.
create index variations_company on variations (company_id);
create index item_categories_company on item_categories (company_id);
create index item_modification_groups_company on item_modification_groups (company_id);
create index upsell_group_items_company on upsell_group_items (company_id);
create index item_upsell_groups_company on item_upsell_groups (company_id);
create index menu_availabilities_company on menu_availabilities (company_id);
create index menu_entries_company on menu_entries (company_id);
create index venue_locations_company on venue_locations (company_id);
create index venue_availabilities_company on venue_availabilities (company_id);
create index delivery_rates_company on delivery_rates (company_id);

-- What a venue's guests may choose from, as it stands this moment: the versions of menu and shop, and what is left.
create function shelf_of(of_company uuid, at_venue uuid) returns json language sql stable as $$
  select json_build_object('catalogueVersion', catalogue_version, 'shopVersion', shop_version, 'inventory',
    (select coalesce(json_agg(json_build_object(
        'itemId', item_id, 'outOfStock', out_of_stock, 'count', count) order by item_id), '[]')
      from inventory where company_id = of_company and venue_id = at_venue))
  from companies where id = of_company
$$;

-- Locks a cart and reads its events and the shelf it is filled from in one round trip. Each statement in here sees
-- what was committed before it, so everything is read after the lock was won.
create function open_cart(of_company uuid, cart uuid, at_venue uuid) returns table (
  id uuid, company_id uuid, venue_id uuid, table_id uuid, last_sequence integer, closed_at timestamptz,
  events json, shelf json
) language plpgsql as $$
begin
  perform 1 from carts c where c.company_id = of_company and c.id = cart for update;
  if not found then
    return;
  end if;
  return query
    select c.id, c.company_id, c.venue_id, c.table_id, c.last_sequence, c.closed_at,
      (select coalesce(json_agg(json_build_array(e.sequence, e.event) order by e.sequence), '[]')
        from cart_events e where e.company_id = of_company and e.cart_id = cart),
      shelf_of(of_company, at_venue)
    from carts c where c.id = cart;
end $$;

-- The numbers called out at a venue lately, oldest first, once nobody else is taking one there: lock and list in one
-- round trip, and the list is read after the lock was won. Nearly always the number after the last one is free, and
-- the last one alone says so: a busy venue's list is as long as two days.
create function lock_easy_ids(of_company uuid, at_venue uuid, since timestamptz) returns text[]
  language plpgsql as $$
declare
  latest text;
begin
  perform pg_advisory_xact_lock(hashtextextended(at_venue::text, 0));
  select o.easy_id into latest from orders o
    where o.company_id = of_company and o.venue_id = at_venue and o.created_at >= since
    order by o.created_at desc, o.id desc limit 1;
  if latest is null then
    return '{}';
  end if;
  perform 1 from orders o
    where o.company_id = of_company and o.venue_id = at_venue and o.created_at >= since
      and o.easy_id = (latest::integer % 999 + 1)::text;
  if not found then
    return array[latest];
  end if;
  return array(
    select o.easy_id from orders o
    where o.company_id = of_company and o.venue_id = at_venue and o.created_at >= since
    order by o.created_at, o.id
  );
end $$;
