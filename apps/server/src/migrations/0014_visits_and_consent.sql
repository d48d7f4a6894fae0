-- What guests who have agreed do on the pages, and how many agree (F-41). Nothing here leads to a person: the visit's
-- id lives in the memory of a tab, carts are digests, addresses of devices and of pages are not kept.

alter table cloud_configurations
  add column enable_analytics boolean not null default true,
  -- Who counts besides us: read by the domain (readAnalyticsService), which takes nothing half.
  add column analytics_service jsonb;

create table analytics_visits (
  company_id uuid not null references companies,
  id uuid not null,
  started_at timestamptz not null,
  device text not null check (device in ('PHONE', 'TABLET', 'DESKTOP')),
  source text not null check (source in ('DIRECT', 'TABLE', 'APP', 'CAMPAIGN', 'SEARCH', 'SOCIAL', 'SITE')),
  source_name text,
  primary key (company_id, id)
);
create index analytics_visits_started on analytics_visits (company_id, started_at);
create index analytics_visits_age on analytics_visits (started_at);

create table analytics_events (
  id bigint generated always as identity primary key,
  company_id uuid not null,
  visit_id uuid not null,
  at timestamptz not null,
  name text not null,
  page text not null,
  -- Tells one cart from another across visits, as when a bank sends a guest back; made with a key of the deployment.
  cart_digest text,
  item_id uuid,
  entry_id uuid,
  title text,
  quantity integer,
  code text,
  foreign key (company_id, visit_id) references analytics_visits on delete cascade
);
create index analytics_events_visit on analytics_events (company_id, visit_id);

-- Per day, without anybody's number: the share of guests that the figures above speak of.
create table consent_counts (
  company_id uuid not null references companies,
  day date not null,
  loads integer not null default 0,
  consented_loads integer not null default 0,
  offered integer not null default 0,
  allowed integer not null default 0,
  refused integer not null default 0,
  withdrawn integer not null default 0,
  primary key (company_id, day)
);
