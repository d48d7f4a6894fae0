-- A guest's new number, proven by a code that is sent to it (GUESTS-07).
alter table account_codes
  drop constraint account_codes_purpose_check,
  add constraint account_codes_purpose_check check (purpose in ('ACTIVATION', 'RESET', 'NEW_PHONE')),
  -- Where the code goes if not to the account's own number; gone with the code, after a day.
  add column new_phone text,
  add constraint account_codes_new_phone check ((purpose = 'NEW_PHONE') = (new_phone is not null));
