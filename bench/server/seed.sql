-- A platform after some years, beside the demo: 100 companies, 10,000 items and 1,000,000 past orders, with the
-- carts, events and money that belong to them. Written as one flood, so nothing checks or counts while it runs.
set session_replication_role = replica;
set synchronous_commit = off;
set work_mem = '256MB';
set maintenance_work_mem = '512MB';

create temp table new_companies as
  select n, gen_random_uuid() as id, gen_random_uuid() as configuration_id
  from generate_series(1, 100 - (select count(*) from companies)) n;

insert into companies (id, display_name, country, default_currency, languages)
  select id, 'Bistro ' || n, 'SE', 'SEK', '{en,se}' from new_companies;
insert into cloud_configurations (id, company_id, user_company_id, slug, theme, service_types)
  select configuration_id, id, id, 'bistro-' || n, '{}', '{TAKE_AWAY,EAT_HERE}' from new_companies;

create temp table new_venues as
  select gen_random_uuid() as id, c.id as company_id, gen_random_uuid() as menu_id, c.n, v
  from new_companies c, generate_series(1, 2) v;
insert into venues (id, company_id, name, time_zone)
  select id, company_id, 'Bistro ' || n || '.' || v, 'Europe/Stockholm' from new_venues;
insert into venue_availabilities (id, company_id, venue_id, day_of_week, time_range_id, starts, ends)
  select gen_random_uuid(), company_id, id, d, gen_random_uuid(), '00:00', '23:59'
  from new_venues, unnest(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']) d;

create temp table new_categories as
  select gen_random_uuid() as id, c.id as company_id, k from new_companies c, generate_series(1, 10) k;
insert into categories (id, company_id, name, name_lang, "order")
  select id, company_id, 'Category ' || k, jsonb_build_object('en', 'Category ' || k), k from new_categories;

create temp table new_items as
  select gen_random_uuid() as id, k.company_id, k.id as category_id, row_number() over () as n
  from new_categories k,
    generate_series(1, (select ceil((10000 - (select count(*) from items)) / count(*)::numeric)::int from new_categories));
insert into items (id, company_id, title, title_lang, description, vat_rate)
  select id, company_id, 'Dish ' || n, jsonb_build_object('en', 'Dish ' || n, 'se', 'Rätt ' || n),
    'Fried, with butter and lemon', 12 from new_items;
insert into item_categories (company_id, item_id, category_id, position)
  select company_id, id, category_id, n % 100 from new_items;
insert into menus (id, company_id, venue_id, service_types)
  select menu_id, company_id, id, '{TAKE_AWAY,EAT_HERE}' from new_venues;
insert into menu_entries (id, company_id, menu_id, item_id, price)
  select gen_random_uuid(), i.company_id, v.menu_id, i.id, 9900 + (i.n % 50) * 100
  from new_items i join new_venues v using (company_id);

-- One random id names the cart, its order, its session and its payment, and rows come in the order of it: an index
-- that is filled in order is filled many times faster, and is just as scattered for the guests who come later.
create temp table past as
  with places as (
    select company_id, array_agg(id order by id) as venues, row_number() over (order by company_id) - 1 as place
    from venues group by company_id
  )
  select gen_random_uuid() as id, n, company_id, venues[1 + n % array_length(venues, 1)] as venue_id,
    now() - interval '3 days' - n * interval '1 minute' as at
  from generate_series(1, current_setting('bench.past_orders')::int) n join places on place = n % (select count(*) from places)
  order by id;

insert into carts (id, company_id, venue_id, last_sequence, created_at, last_event_at, closed_at)
  select id, company_id, venue_id, 3, at, at, at from past;
insert into cart_events (cart_id, sequence, company_id, event_id, type, event, received_at)
  select id, s, company_id, gen_random_uuid(), t, jsonb_build_object('type', t, 'cartId', id, 'companyId', company_id), at
  from past, unnest(array['CREATE_CART', 'PAYMENT_CONFIRMED', 'ORDER_CREATED']) with ordinality as told(t, s);
insert into payment_sessions (id, company_id, venue_id, cart_id, reference, provider_session_id, amount, currency,
    cart_sequence, state, created_at, expires_at)
  select id, company_id, venue_id, id, 'past-' || id, 'past-' || id, 24900, 'SEK', 1, 'PAID', at, at from past;
insert into orders (id, company_id, venue_id, cart_id, easy_id, status, type, currency, total, created_at, accepted_at,
    answer_by, version)
  select id, company_id, venue_id, id, (1 + n % 999)::text, 'COMPLETED', 'TAKE_AWAY', 'SEK', 24900, at, at, at, 5
  from past;
insert into order_items (id, company_id, order_id, position, price_id, amount, percentage_vat, subtotal, entry)
  select overlay(id::text placing p::text from 36)::uuid, company_id, id, p, id, 12450, 12, 12450, '{"title": "Dish"}'
  from past, generate_series(0, 1) p;
insert into order_moves (company_id, order_id, version, to_status, actor, at)
  select company_id, id, 5, 'COMPLETED', 'SERVER', at from past;
insert into payments (id, company_id, venue_id, cart_id, session_id, order_id, psp_reference, amount, currency, state,
    created_at, state_since)
  select id, company_id, venue_id, id, id, id, 'past-' || id, 24900, 'SEK', 'CAPTURED', at, at from past;
insert into payment_ledger (company_id, payment_id, entry, amount, currency, at)
  select company_id, id, e, 24900, 'SEK', at from past, unnest(array['AUTHORISED', 'CAPTURED']) e;
insert into payment_notices (provider, dedupe_key, notice, received_at, processed_at)
  select 'adyen', 'past-' || id, '{}', at, at from past;
