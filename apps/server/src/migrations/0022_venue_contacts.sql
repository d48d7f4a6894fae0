-- Who is told when a venue's orders go unanswered (KITCHEN-08, D-275).
create table venue_contacts (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  venue_id uuid not null references venues on delete cascade,
  position smallint not null check (position between 0 and 4),
  name text not null check (char_length(name) between 1 and 80),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 20),
  -- When they may be called, by the venue's wall clock; an empty list is always.
  hours jsonb not null default '[]',
  check (email is not null or phone is not null),
  unique (venue_id, position)
);
create index venue_contacts_company on venue_contacts (company_id);

-- When each step is due for an order; null once it is taken, and for what nobody has to answer.
alter table orders
  add column escalate_mail_at timestamptz,
  add column escalate_sms_at timestamptz;

-- A message on its way to one contact. It is gone when it is sent or has become pointless.
create table contact_messages (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  contact_id uuid not null references venue_contacts on delete cascade,
  step text not null check (step in ('MAIL', 'SMS')),
  order_ids uuid[] not null,
  created_at timestamptz not null
);
create index contact_messages_contact on contact_messages (contact_id);
create index contact_messages_company on contact_messages (company_id);
