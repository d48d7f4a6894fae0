-- What leaves the house on paper: receipts by mail, weekly invoices, orders handed to the kitchen in time,
-- and what is fetched for a company from its social channels.

-- A day on a wall calendar, YYYY-MM-DD: as a timestamp it would move with the zone of who reads it.
create domain calendar_day as text check (value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');

-- Where a bill goes (users.invoice_target_id names it). Kept by staff on approval (D-89).
create table invoice_targets (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  organization_id text,
  email text not null,
  street text,
  zip text,
  city text,
  language text check (language in ('en', 'se', 'es', 'no', 'tr', 'dk')),
  created_at timestamptz not null default now()
);
create index invoice_targets_company on invoice_targets (company_id);

create table invoices (
  id uuid primary key,
  company_id uuid not null references companies,
  -- Running per company and without gaps: given in the transaction that writes the invoice.
  number integer not null check (number > 0),
  target_id uuid not null,
  -- Monday to Sunday on the company's wall.
  period_start calendar_day not null,
  period_end calendar_day not null,
  issued_on calendar_day not null,
  due_on calendar_day not null,
  currency text not null,
  language text not null check (language in ('en', 'se', 'es', 'no', 'tr', 'dk')),
  -- Both parties as they were named on that day: a company that moves must not rewrite its books.
  seller jsonb not null,
  buyer jsonb not null,
  -- The domain's VatOfRate[]: rounded once per rate over the whole invoice (D-61).
  vat jsonb not null,
  total minor_units not null,
  total_vat minor_units not null,
  issued_at timestamptz not null,
  mailed_at timestamptz,
  paid_at timestamptz,
  unique (company_id, number),
  -- A second run of a week changes nothing (D-90).
  unique (company_id, target_id, period_start, currency)
);
create index invoices_unpaid on invoices (company_id, target_id) where paid_at is null;

create table invoice_lines (
  invoice_id uuid not null references invoices,
  position integer not null,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  title text not null,
  quantity integer not null check (quantity > 0),
  -- Null: a tip, which is no sale and carries no VAT (D-61).
  vat_rate numeric(5, 2),
  -- VAT included, discount taken off: the lines sum to the invoice's total.
  amount minor_units not null,
  primary key (invoice_id, position)
);
create index invoice_lines_order on invoice_lines (order_id);

-- The document as it was sent. In the database and not among the pictures: those are public.
create table invoice_documents (
  invoice_id uuid primary key references invoices,
  company_id uuid not null references companies,
  pdf bytea not null,
  made_at timestamptz not null
);

create table invoice_numbers (
  company_id uuid primary key references companies,
  last_number integer not null default 0
);

-- One row for each company and week that has been billed.
create table invoice_runs (
  company_id uuid not null references companies,
  period_start calendar_day not null,
  ran_at timestamptz not null,
  primary key (company_id, period_start)
);

alter table orders
  -- Set for an order on invoice; no reference, as on users: the order must outlive its target.
  add column invoice_target_id uuid,
  add column invoice_id uuid references invoices,
  -- When the kitchen begins with an order for later; null: at once.
  add column hand_over_at timestamptz;
create index orders_unbilled on orders (company_id, invoice_target_id, created_at)
  where invoice_target_id is not null and invoice_id is null;
create index orders_invoice on orders (invoice_id) where invoice_id is not null;

-- The address is needed until the mail is out and is removed then.
create table receipt_mails (
  id uuid primary key,
  company_id uuid not null references companies,
  order_id uuid not null references orders,
  email text,
  language text not null check (language in ('en', 'se', 'es', 'no', 'tr', 'dk')),
  requested_at timestamptz not null,
  sent_at timestamptz
);
create index receipt_mails_order on receipt_mails (order_id, requested_at);

-- A company's own account at a social network; the token never leaves the server.
create table social_accounts (
  company_id uuid not null references companies,
  social_type text not null,
  account_id text not null,
  access_token text not null,
  primary key (company_id, social_type)
);

create table social_feed_cache (
  company_id uuid primary key references companies,
  feed jsonb not null,
  fetched_at timestamptz not null
);
