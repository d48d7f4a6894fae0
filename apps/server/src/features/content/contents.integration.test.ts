import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../../platform/database/generated/tables.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const CONTENTS = `query Contents($companyId: ID!, $types: [ContentType!], $slug: String, $id: ID) {
  allContents(companyId: $companyId, types: $types, slug: $slug, id: $id) {
    id slug types createdAt updatedAt image title { en se } subTitle { en } text { en se no } } }`;
const SOCIAL = `query Social($companyId: ID!) { getSocialMedia(companyId: $companyId) {
  success feed { socialType items { id link mediaUrl } } } }`;

type Contents = { allContents: { slug: string; text: { en: string | null } }[] };

describe('what a company tells its guests', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    other = await seedOpenShop(server.db, 2);
    await seedContent('about', { types: ['SIDEBAR'], updatedAt: '2026-01-01T00:00:00Z' });
    await seedContent('old-news', { types: ['NEWSLETTER'], updatedAt: '2026-02-01T00:00:00Z' });
    await seedContent('fresh-news', { types: ['NEWSLETTER'], updatedAt: '2026-03-01T00:00:00Z' });
    await seedContent('both', {
      types: ['SIDEBAR', 'NEWSLETTER'],
      updatedAt: '2026-02-15T00:00:00Z',
    });
    await seedContent('gone', { types: ['NEWSLETTER'], deleted: true });
    await seedContent('theirs', { types: ['NEWSLETTER'], companyId: other.company });
  });
  afterAll(() => server.close());

  async function seedContent(slug: string, fields: Partial<Insertable<DB['contents']>>) {
    const id = randomUUID();
    const text = JSON.stringify({ en: `<p onclick="x">${slug}</p>` });
    await server.db
      .insertInto('contents')
      .values({ id, companyId: ids.company, slug, types: [], text, ...fields })
      .execute();
    return id;
  }
  const slugs = async (variables: object) => {
    const answer = await server.guest<Contents>(CONTENTS, { companyId: ids.company, ...variables });
    return answer.data?.allContents.map(({ slug }) => slug);
  };

  it('[API-06] [CONTENT-01] [DATA-35] by type, newest first by updated date, without deleted ones', async () => {
    expect(await slugs({ types: ['NEWSLETTER'] })).toEqual(['fresh-news', 'both', 'old-news']);
    expect(await slugs({ types: ['SIDEBAR'] })).toEqual(['both', 'about']);
    expect(await slugs({})).toEqual(['fresh-news', 'both', 'old-news', 'about']);
    expect(await slugs({ types: [] })).toEqual([]);
  });

  it('[API-06] [CONTENT-05] one by slug or by id', async () => {
    expect(await slugs({ slug: 'about', types: ['SIDEBAR'] })).toEqual(['about']);
    expect(await slugs({ slug: 'gone' })).toEqual([]);
    const id = await seedContent('one', { types: ['SIDEBAR'], updatedAt: '2025-01-01T00:00:00Z' });
    expect(await slugs({ id })).toEqual(['one']);
    await server.db.deleteFrom('contents').where('id', '=', id).execute();
  });

  it('[API-06] [D-138] another company’s pages are nobody’s here, by id as well', async () => {
    const id = await seedContent('secret', { companyId: other.company });
    expect(await slugs({ id })).toEqual([]);
    expect(await slugs({ slug: 'theirs' })).toEqual([]);
  });

  it('[D-122] a body leaves the server clean, whoever wrote the row, and follows it when it changes', async () => {
    const bodyOf = async () => {
      const variables = { companyId: ids.company, slug: 'about' };
      return (await server.guest<Contents>(CONTENTS, variables)).data?.allContents[0]?.text.en;
    };
    expect(await bodyOf()).toBe('<p>about</p>');
    await server.db
      .updateTable('contents')
      .set({ text: JSON.stringify({ en: '<script>x</script><p>new</p>' }) })
      .where('slug', '=', 'about')
      .execute();
    expect(await bodyOf()).toBe('<p>new</p>');
  });

  it('[API-18] [DATA-36] [D-126] the social feed of the company, and of no other', async () => {
    const item = { link: 'https://social.example/p/1', mediaUrl: '/media/abc' };
    await server.db
      .insertInto('socialFeedItems')
      .values({ ...item, id: randomUUID(), companyId: ids.company, socialType: 'INSTAGRAM' })
      .execute();
    const feedOf = async (companyId: string) => (await server.guest(SOCIAL, { companyId })).data;
    expect(await feedOf(ids.company)).toMatchObject({
      getSocialMedia: { success: true, feed: [{ socialType: 'INSTAGRAM', items: [item] }] },
    });
    expect(JSON.stringify(await feedOf(other.company))).not.toContain('social.example');
  });

  it('[API-18] a company that does not exist has no feed', async () => {
    const answer = await server.guest(SOCIAL, { companyId: randomUUID() });
    expect(answer.data).toMatchObject({ getSocialMedia: { success: false, feed: [] } });
  });
});
