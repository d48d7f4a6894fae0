import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Hit = { kind: string; id: string; title: string; venueId: string | null };

describe('the search of the office', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await seedOpenShop(server.db, 2);
    const person = { companyId: ids.company, venueIds: [] };
    owner = await signInStaff(server, { ...person, number: 1, role: 'COMPANY_ADMIN' });
    await server.db
      .updateTable('items')
      .set({ title: 'Fries', titleLang: JSON.stringify({ en: 'Fries', tr: 'Patates Köftesi' }) })
      .where('id', '=', ids.fries)
      .execute();
    await server.db
      .updateTable('venues')
      .set({ name: 'İstanbul Kebap' })
      .where('id', '=', ids.venue)
      .execute();
  });
  afterAll(() => server.close());

  const search = async (text: string, token = owner): Promise<Hit[]> => {
    const answer = await server.staff<{ officeSearch: Hit[] }>(
      'query S($text: String!) { officeSearch(text: $text) { kind id title venueId } }',
      { text },
      token,
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.officeSearch;
  };

  it('[OFFICE-06] [OFFICE-07] finds in every language, whatever the accents, and nothing of others', async () => {
    expect(await search('kofte')).toEqual([
      { kind: 'ITEM', id: ids.fries, title: 'Fries', venueId: null },
    ]);
    expect(await search('KEBAP istanbul')).toEqual([
      { kind: 'VENUE', id: ids.venue, title: 'İstanbul Kebap', venueId: ids.venue },
    ]);
    expect(await search('  ')).toEqual([]);
    expect((await search('a')).some(({ kind }) => kind === 'CATEGORY' || kind === 'GROUP')).toBe(
      true,
    );
  });

  it('[OFFICE-07] answers at most 8 of a kind, the ones that begin with the word first', async () => {
    const item = await server.db
      .selectFrom('items')
      .selectAll()
      .where('id', '=', ids.fries)
      .executeTakeFirstOrThrow();
    const title = (number: number) => (number === 11 ? 'Zander' : `Fish Zander ${number}`);
    await server.db
      .insertInto('items')
      .values(
        Array.from({ length: 12 }, (_, number) => ({
          ...item,
          id: `00000000-0000-4000-8000-0000000009${String(number).padStart(2, '0')}`,
          title: title(number),
          titleLang: '{}',
          descriptionLang: '{}',
          sizes: null,
        })),
      )
      .execute();
    const hits = await search('zander');
    expect(hits).toHaveLength(8);
    expect(hits[0]?.title).toBe('Zander');
  });

  it('[OFFICE-07] [O-02] finds only what the role may open', async () => {
    const person = { companyId: ids.company, venueIds: [ids.closedVenue] };
    const manager = await signInStaff(server, { ...person, number: 5, role: 'VENUE_MANAGER' });
    expect((await search('fries', manager)).map(({ kind }) => kind)).toContain('ITEM');
    expect(await search('istanbul', manager)).toEqual([]);
    const accountant = await signInStaff(server, { ...person, number: 6, role: 'ACCOUNTANT' });
    expect(await search('fries', accountant)).toEqual([]);
    const people = await search('example');
    expect(people.every(({ kind }) => kind === 'STAFF')).toBe(true);
    expect(await search('example', manager)).toEqual([]);
  });
});
