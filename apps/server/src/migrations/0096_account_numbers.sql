-- The numbers of an accountant's plan that closings are exported with (MONEY-26).
create table account_numbers (
  company_id uuid not null references companies,
  key text not null check (length(key) <= 20),
  account text not null check (account ~ '^[0-9]{3,8}$'),
  text text not null check (length(text) <= 60),
  primary key (company_id, key)
);
