-- What a contact's phone is for: an SMS to read, or a call that wakes (KITCHEN-08, D-346).
alter table venue_contacts
  add column phone_by text not null default 'SMS' check (phone_by in ('SMS', 'CALL'));

-- A venue whose board is gone is told to its contacts, once an hour (KITCHEN-09, D-345).
alter table board_sightings
  -- By whichever process looked last whether its venue is open: the longest not looked at is the next.
  add column looked_at timestamptz,
  add column told_at timestamptz;

-- Set: the message is about a board that was last seen then, and about no orders.
alter table contact_messages add column board_seen_at timestamptz;
