-- Pictures that companies have uploaded (O-13). The bytes lie with the media provider under the id without its dashes;
-- whatever shows a picture names it by its address, /media/{key}. A picture never changes: cut anew it is a new one,
-- of the same original.
create table pictures (
  id uuid primary key,
  company_id uuid not null references companies on delete cascade,
  version integer not null default 1,
  -- The upload this was cut from; null where it is one.
  original_id uuid references pictures,
  purpose text not null check (
    purpose in ('DISH', 'CATEGORY', 'LOGO', 'LANDING', 'OFFER', 'CONTENT', 'LEVEL', 'STAMP')
  ),
  is_drawing boolean not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null check (bytes > 0),
  colour text not null,
  -- The frame it was cut by, in parts of its original; null: the whole.
  crop jsonb,
  -- What must stay in sight, in parts of the picture from its upper left corner.
  focus_x double precision not null default 0.5 check (focus_x between 0 and 1),
  focus_y double precision not null default 0.5 check (focus_y between 0 and 1),
  -- For those who cannot see it, by language; empty: the title of what it shows.
  description_lang jsonb not null default '{}',
  staff_id uuid not null references staff_members,
  created_at timestamptz not null,
  -- Since when nothing shows it, as far as the nightly look has found.
  unused_since timestamptz
);
create index pictures_company on pictures (company_id, created_at desc, id);
create index pictures_staff on pictures (staff_id);
create index pictures_original on pictures (original_id);
