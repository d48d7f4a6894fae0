-- Host names that companies say are theirs, until name servers say so too (SETUP-24). Not unique by itself: who only
-- says so must not keep the real owner out.
create table host_claims (
  company_id uuid not null references companies on delete cascade,
  host text not null,
  configuration_id uuid not null references cloud_configurations,
  token text not null,
  state text not null check (state in ('WAITING_FOR_DNS', 'VERIFIED', 'CERTIFICATE_PENDING', 'LIVE', 'FAILED')),
  problem text,
  found text,
  checked_at timestamptz,
  -- Until when it is looked at by itself.
  checked_until timestamptz not null,
  primary key (company_id, host)
);
create index host_claims_configuration on host_claims (configuration_id);
create index host_claims_checked on host_claims (checked_until) where state <> 'LIVE';

-- One of a company's names is what codes and links say (SETUP-25).
alter table company_hosts add column is_main boolean not null default false;
update company_hosts set is_main = true
  where host in (select min(host) from company_hosts group by company_id);
create unique index company_hosts_main on company_hosts (company_id) where is_main;

-- What a company was called before: it leads to its new path for ever, and nobody else may have it (SETUP-26).
create table company_paths (
  path text primary key,
  company_id uuid not null references companies,
  configuration_id uuid not null references cloud_configurations,
  left_at timestamptz not null
);
create index company_paths_company on company_paths (company_id);
create index company_paths_configuration on company_paths (configuration_id);

-- Whether its path can have been printed. Kept by the database: whoever opens an app leaves it behind.
alter table companies add column was_live boolean not null default false;
update companies set was_live = true where has_app_orders or id in (select company_id from orders where not is_test);
create function note_live() returns trigger language plpgsql as $$
begin
  new.was_live := new.was_live or new.has_app_orders;
  return new;
end $$;
create trigger companies_were_live before insert or update of has_app_orders, was_live on companies
  for each row execute function note_live();
