import type { OfficeHit, OfficeKind } from '@tallrik/contract/generated/staff-resolvers';
import { isVenueRole, reachOf, type OfficeArea } from '@tallrik/domain/accounts/staff-rights';
import { hasWords, searchText, searchWords } from '@tallrik/domain/search-text';
import { sql } from 'kysely';
import type { OfficeCaller } from '../auth/staff-rights.ts';
import type { Database } from '../database/database.ts';

const MOST_HITS = 8;

type Candidate = {
  kind: OfficeKind;
  id: string;
  title: string;
  /** Texts besides the title that are looked through. */
  texts: string;
  subtitle: string | null;
  venueId: string | null;
};

/** What the caller may open and has these words, at most 8 of a kind, the best first (OFFICE-07). */
export async function searchOffice(
  db: Database,
  caller: OfficeCaller,
  text: string,
): Promise<OfficeHit[]> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const [first = ''] = words;
  const found = (await readCandidates(db, caller)).flatMap(({ texts, ...hit }) => {
    const title = searchText(hit.title);
    const isHit = hasWords(`${title}\n${searchText(texts)}`, words);
    return isHit ? [{ hit, rank: rankOf(title, first) }] : [];
  });
  const counts = new Map<OfficeKind, number>();
  return found
    .toSorted((one, other) => one.rank - other.rank || compareTitles(one.hit, other.hit))
    .flatMap(({ hit }) => {
      const count = (counts.get(hit.kind) ?? 0) + 1;
      counts.set(hit.kind, count);
      return count <= MOST_HITS ? [hit] : [];
    });
}

/** What begins with the word is meant more often than what holds it somewhere. */
function rankOf(title: string, word: string): number {
  if (title.startsWith(word)) return 0;
  return title.includes(` ${word}`) ? 1 : 2;
}

const compareTitles = (one: OfficeHit, other: OfficeHit): number =>
  one.title < other.title ? -1 : Number(one.title > other.title);

async function readCandidates(
  db: Database,
  { staff, companyId }: OfficeCaller,
): Promise<Candidate[]> {
  const reach = (area: OfficeArea, access: 'READ' | 'WRITE') => reachOf(staff.role, area, access);
  const venueIds = isVenueRole(staff.role) ? staff.venueIds : null;
  const atVenue = (column: string) =>
    venueIds === null ? sql`true` : sql`${sql.ref(column)} = any(${venueIds}::uuid[])`;
  const parts = [
    ...(reach('MENU', 'READ') === 'NONE'
      ? []
      : [
          sql`select 'ITEM' as kind, id, title, title_lang::text as texts, null as subtitle, null::uuid as venue_id
            from items where company_id = ${companyId} and not deleted`,
          sql`select 'CATEGORY', id, name, name_lang::text, null, null
            from categories where company_id = ${companyId} and not deleted`,
          sql`select 'GROUP', id, external_name, name_lang::text, null, null
            from modification_groups where company_id = ${companyId} and archived_at is null`,
        ]),
    ...(reach('VENUES', 'READ') === 'NONE'
      ? []
      : [
          sql`select 'VENUE' as kind, id, name as title, '' as texts, null as subtitle, id as venue_id
            from venues where company_id = ${companyId} and not deleted and ${atVenue('id')}`,
        ]),
    ...(reach('TABLE_CODES', 'WRITE') === 'NONE'
      ? []
      : [
          sql`select 'TABLE' as kind, place.id, place.code as title, '' as texts, venues.name as subtitle, venues.id as venue_id
            from restaurant_tables as place join venues on venues.id = place.venue_id
            where place.company_id = ${companyId} and place.retired_at is null and not venues.deleted
              and ${atVenue('venues.id')}`,
        ]),
    ...(reach('OFFERS', 'READ') === 'NONE'
      ? []
      : [
          sql`select 'CODE' as kind, id, code as title, title::text as texts, null as subtitle, null::uuid as venue_id
            from promo_codes where company_id = ${companyId} and series_id is null`,
          sql`select 'CODE_SERIES', id, prefix, '', null, null
            from promo_code_series where company_id = ${companyId} and prefix <> ''`,
          sql`select 'STAMP_CARD', id, name, name_lang::text, null, null
            from stamp_cards where company_id = ${companyId} and archived_at is null`,
          sql`select 'OFFER', offers.id,
              coalesce(offers.name_lang ->> coalesce(companies.default_language, 'se'), offers.name_lang ->> 'en', ''),
              offers.name_lang::text, null, null
            from offers join companies on companies.id = offers.company_id
            where offers.company_id = ${companyId} and not offers.deleted`,
        ]),
    ...(reach('CONTENT', 'READ') === 'NONE'
      ? []
      : [
          sql`select 'CONTENT' as kind, contents.id,
              coalesce(contents.title ->> coalesce(companies.default_language, 'se'), contents.title ->> 'en', contents.slug) as title,
              contents.title::text as texts, null as subtitle, null::uuid as venue_id
            from contents join companies on companies.id = contents.company_id
            where contents.company_id = ${companyId} and not contents.deleted`,
        ]),
    ...(reach('PEOPLE', 'READ') === 'ALL'
      ? [
          sql`select 'STAFF' as kind, id, name as title, email as texts, email as subtitle, null::uuid as venue_id
            from staff_members where company_id = ${companyId} and role <> 'PLATFORM_ADMIN' and not is_device`,
        ]
      : []),
  ];
  if (parts.length === 0) return [];
  return (await sql<Candidate>`${sql.join(parts, sql` union all `)}`.execute(db)).rows;
}
