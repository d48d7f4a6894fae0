-- What became of each invitation: who opens an old address is told what it is and whom to ask (SETUP-06).
create table staff_invitations (
  hash bytea primary key,
  company_id uuid not null references companies on delete cascade,
  staff_id uuid not null references staff_members on delete cascade,
  -- Null: the server itself, which invites the first administrator.
  inviter_id uuid references staff_members on delete set null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitations_staff on staff_invitations (company_id, staff_id);
create index staff_invitations_inviter on staff_invitations (inviter_id);
insert into staff_invitations (hash, company_id, staff_id, created_at)
  select invitation_hash, company_id, id, invitation_expires_at - interval '72 hours'
  from staff_members where invitation_hash is not null and invitation_expires_at is not null
  on conflict do nothing;

-- Managers and accountants are asked for a second factor; their owner can demand it (TEAM-05).
alter table companies add column requires_two_factor boolean not null default false;
