-- Many single-use codes that were made at once (GROWTH-07). What they give is the same and stands in each of them, so
-- that a guest's code is read as any other; the series is what the office lists and changes.
create table promo_code_series (
  id uuid primary key,
  company_id uuid not null references companies,
  version integer not null default 1,
  prefix text not null,
  created_at timestamptz not null default now()
);
create index promo_code_series_company on promo_code_series (company_id);

alter table promo_codes add column series_id uuid references promo_code_series;
create index promo_codes_series on promo_codes (series_id) where series_id is not null;

-- What a code brought is summed over its uses.
create index promo_uses_code on promo_uses (promo_code_id);
