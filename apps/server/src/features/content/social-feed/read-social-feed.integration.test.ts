import type { SocialFeed } from '@tallrik/domain/content/social-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeSocialFeed } from '../../../compose/social-feed.ts';
import { parseConfig } from '../../../config.ts';
import { makeLog } from '../../../platform/logging/log.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedCompany } from '../../../testing/seed-company.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { makeReadSocialFeed } from './read-social-feed.ts';

const feedOf = (id: string): SocialFeed => ({
  success: true,
  feed: [
    {
      socialType: 'INSTAGRAM',
      items: [{ id, link: `https://insta.example/${id}`, mediaUrl: `https://cdn.example/${id}` }],
    },
  ],
});
const FAILED: SocialFeed = { success: false, feed: [] };

describe('the social feed', () => {
  let database: TestDatabase;
  let companies = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function aCompany() {
    const { company } = await seedCompany(database.db, (companies += 1));
    const start = Temporal.Instant.from('2026-11-13T18:30:00Z');
    let minutes = 0;
    const answers: SocialFeed[] = [];
    let requestCount = 0;
    const read = makeReadSocialFeed({
      db: database.db,
      now: () => start.add({ minutes }),
      fetchFeed: async () => {
        requestCount += 1;
        return answers.shift() ?? FAILED;
      },
    });
    return {
      answers,
      requestCount: () => requestCount,
      readAfter: (total: number) => {
        minutes = total;
        return read(company);
      },
    };
  }

  it('[D-126] is fetched once an hour', async () => {
    const { answers, requestCount, readAfter } = await aCompany();
    answers.push(feedOf('1'), feedOf('2'));
    expect(await readAfter(0)).toEqual(feedOf('1'));
    expect(await readAfter(59)).toEqual(feedOf('1'));
    expect(requestCount()).toBe(1);
    expect(await readAfter(60)).toEqual(feedOf('2'));
    expect(requestCount()).toBe(2);
  });

  it('[D-126] shows what it had for a day while the network is down, then nothing', async () => {
    const { answers, readAfter } = await aCompany();
    answers.push(feedOf('1'));
    await readAfter(0);
    expect(await readAfter(61)).toEqual(feedOf('1'));
    expect(await readAfter(24 * 60)).toEqual(FAILED);
  });

  it('[D-126] a network that is down is not asked by every visitor', async () => {
    const { answers, requestCount, readAfter } = await aCompany();
    expect(await readAfter(0)).toEqual(FAILED);
    expect(await readAfter(4)).toEqual(FAILED);
    expect(requestCount()).toBe(1);
    answers.push(feedOf('1'));
    expect(await readAfter(5)).toEqual(feedOf('1'));
  });

  it('[DATA-36] [D-138] a company without an account shows its own stored posts', async () => {
    const [one, two] = [
      await seedCompany(database.db, (companies += 1)),
      await seedCompany(database.db, (companies += 1)),
    ];
    await database.db
      .insertInto('socialFeedItems')
      .values({
        id: fixedId(970_001),
        companyId: one.company,
        socialType: 'INSTAGRAM',
        link: 'https://insta.example/1',
        mediaUrl: '/media/abc',
      })
      .execute();
    const read = composeSocialFeed({
      db: database.db,
      log: makeLog('silent'),
      now: () => Temporal.Instant.from('2026-11-13T18:30:00Z'),
      config: parseConfig({ DEMO: 'true' }, 'apps'),
      media: { put: async () => undefined, url: (key) => key },
    });
    expect(await read(one.company)).toMatchObject({
      success: true,
      feed: [{ items: [{ id: fixedId(970_001), mediaUrl: '/media/abc' }] }],
    });
    expect((await read(two.company)).success).toBe(false);
  });
});
