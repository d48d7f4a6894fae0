-- What a translation was made from: older than the restaurant's own words, it is marked (CATALOG-35).
create table translation_sources (
  company_id uuid not null references companies on delete cascade,
  -- A dish, category, option group, option or suggestion.
  subject_id uuid not null,
  -- The column the text stands in.
  field text not null,
  language text not null,
  -- What the text said in each language when this one was written, as marks.
  sources jsonb not null,
  primary key (subject_id, field, language)
);
create index translation_sources_company on translation_sources (company_id);

-- Short and equal for equal texts; the switch in a dish's title is no part of its words (CATALOG-06).
create function text_marks(texts jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, md5(trim(replace(value, '[m]', '')))), '{}'::jsonb)
  from jsonb_each_text(texts) where trim(replace(coalesce(value, ''), '[m]', '')) <> ''
$$;

create function note_translation_sources() returns trigger language plpgsql as $$
declare
  text_column text;
  written jsonb;
  before jsonb;
begin
  foreach text_column in array tg_argv loop
    written := text_marks(to_jsonb(new) -> text_column);
    before := case when tg_op = 'UPDATE' then text_marks(to_jsonb(old) -> text_column) else '{}'::jsonb end;
    insert into translation_sources (company_id, subject_id, field, language, sources)
    select new.company_id, new.id, text_column, mark.key, written
    from jsonb_each_text(written) as mark
    where mark.value is distinct from before ->> mark.key
    on conflict (subject_id, field, language) do update set sources = excluded.sources;
  end loop;
  return null;
end
$$;

create trigger items_translated after insert or update of title_lang, description_lang on items
  for each row execute function note_translation_sources('title_lang', 'description_lang');
create trigger categories_translated after insert or update of name_lang, description_lang on categories
  for each row execute function note_translation_sources('name_lang', 'description_lang');
create trigger modification_groups_translated after insert or update of name_lang on modification_groups
  for each row execute function note_translation_sources('name_lang');
create trigger variations_translated after insert or update of name_lang on variations
  for each row execute function note_translation_sources('name_lang');
create trigger upsell_groups_translated after insert or update of name on upsell_groups
  for each row execute function note_translation_sources('name');

-- Where the texts of a company's menu stand.
create function menu_texts(wanted uuid) returns table (id uuid, field text, texts jsonb) language sql stable as $$
  select id, 'title_lang', title_lang from items where company_id = wanted
  union all select id, 'description_lang', description_lang from items where company_id = wanted
  union all select id, 'name_lang', name_lang from categories where company_id = wanted
  union all select id, 'description_lang', description_lang from categories where company_id = wanted
  union all select id, 'name_lang', name_lang from modification_groups where company_id = wanted
  union all select id, 'name_lang', name_lang from variations where company_id = wanted
  union all select id, 'name', name from upsell_groups where company_id = wanted
$$;

-- What was written before counts as made from what stands there now.
insert into translation_sources (company_id, subject_id, field, language, sources)
select companies.id, written.id, written.field, mark.key, text_marks(written.texts)
from companies, menu_texts(companies.id) as written, jsonb_each_text(text_marks(written.texts)) as mark;
