-- Pages and news begin as a draft; guests see them from the moment they are published (GROWTH-28). Without a moment of
-- their own they are as old as their row: all that were there before.
alter table contents
  add column is_draft boolean not null default false,
  add column published_at timestamptz;

-- An archived page gives its address back.
alter table contents drop constraint contents_company_id_slug_key;
create unique index contents_slug on contents (company_id, slug) where not deleted;
