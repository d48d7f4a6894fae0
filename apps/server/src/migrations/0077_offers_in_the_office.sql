-- Offers have moments, a pause, and rights that may outlive them (GROWTH-16, GROWTH-18).
alter table offers
  add column paused boolean not null default false,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- Archived, but whoever holds a right to it may still use it.
  add column rights_kept boolean not null default false,
  add constraint offers_rights_kept check (not rights_kept or (deleted and not is_default));

-- Which orders an offer was taken with. An offer on the whole order stands on none of its lines.
create table offer_uses (
  order_id uuid not null references orders on delete cascade,
  offer_id uuid not null references offers,
  company_id uuid not null references companies,
  primary key (order_id, offer_id)
);
create index offer_uses_offer on offer_uses (offer_id);
create index offer_uses_company on offer_uses (company_id);

insert into offer_uses (order_id, offer_id, company_id)
  select distinct order_items.order_id, offers.id, order_items.company_id
  from order_items join offers on offers.id::text = order_items.offer ->> 'id'
  where order_items.offer is not null;

-- Who holds rights to an offer is counted before it is archived.
create index offer_tokens_offer on offer_tokens (offer_id);
