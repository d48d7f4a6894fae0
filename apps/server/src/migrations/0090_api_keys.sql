-- With what a company's own programs read its figures (D-770).
create table api_keys (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null check (length(name) between 1 and 60),
  -- A hash with the deployment's own key: the key itself is nowhere.
  key_hash bytea not null unique,
  key_end text not null,
  reads text[] not null check (cardinality(reads) between 1 and 10),
  created_at timestamptz not null,
  -- Null: until it is revoked.
  ends_at timestamptz,
  last_used_at timestamptz,
  -- The last day on which its use was written into the audit log.
  audited_on date
);
create index api_keys_company on api_keys (company_id);
