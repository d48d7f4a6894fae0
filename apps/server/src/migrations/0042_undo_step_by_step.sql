-- The version a change was made on: once it is taken back, the change that had made that version can be taken back next
-- (OFFICE-15). `version` moves on with each step, this does not.
alter table office_undos add column made_on integer;
update office_undos set made_on = version - 1;
alter table office_undos alter column made_on set not null;
