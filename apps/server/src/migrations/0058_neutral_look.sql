-- The owner has looked at it and keeps the look every company begins with (SETUP-15).
alter table companies add column keeps_neutral_look boolean not null default false;
