-- A kitchen's tablet is somebody of its own kind: without a mail address, let in by a code that counts once (TEAM-07).
alter table staff_members
  add column is_device boolean not null default false,
  add constraint staff_members_mail check ((email = '') = is_device);
drop index staff_members_email;
create unique index staff_members_email on staff_members (lower(email)) where not is_device;
