-- What the law gives a guest as a file, and what staff wrote about one (GUESTS-08, GUESTS-13).

-- Each company's own: where a marketplace shares the account, no restaurant reads another's.
create table guest_notes (
  company_id uuid not null references companies,
  user_id uuid not null references users,
  note text not null,
  version integer not null default 1,
  primary key (company_id, user_id)
);
create index guest_notes_user on guest_notes (user_id);

-- Fetched once, by who asked, within seven days; the bytes go with the fetching.
create table guest_files (
  id uuid primary key,
  company_id uuid not null references companies,
  user_id uuid not null references users,
  staff_id uuid not null references staff_members,
  titles jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  made_at timestamptz,
  fetched_at timestamptz,
  bytes bytea
);
create index guest_files_user on guest_files (user_id);
create index guest_files_expires on guest_files (expires_at);
