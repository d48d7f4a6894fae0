-- Where somebody is signed in: the token's own id, so that one device can be shown the door alone (TEAM-08).
create table staff_sessions (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  staff_id uuid not null references staff_members on delete cascade,
  -- The token's: whatever ends all of somebody's sessions ends this one without a write here.
  token_version integer not null,
  -- Browser and system in words; what a browser says of itself is not kept.
  device text not null,
  -- A keyed hash of the browser's cookie: the same browser again, and nothing else.
  device_hash bytea,
  country text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz
);
create index staff_sessions_staff on staff_sessions (company_id, staff_id, last_seen_at);

-- A new mail address counts once the link sent to it was opened; the old one is told (TEAM-10).
create table staff_email_changes (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  staff_id uuid not null references staff_members on delete cascade,
  old_email text not null,
  new_email text not null,
  -- Null: the link was opened.
  secret_hash bytea unique,
  expires_at timestamptz not null
);
create index staff_email_changes_staff on staff_email_changes (company_id, staff_id);

alter table staff_members
  -- What somebody wants to be written to in; null: the company's language.
  add column language text,
  add column wants_sign_in_mails boolean not null default true;
