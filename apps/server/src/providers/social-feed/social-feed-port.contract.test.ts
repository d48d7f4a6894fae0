import { expect, it } from 'vitest';
import { makeStoredFeed } from './stored-feed.ts';
import { openGraphWorld } from './testing/graph-world.ts';
import { describeSocialFeed, post, type Post } from './testing/social-feed-port.contract.ts';

describeSocialFeed('the network', openGraphWorld);
describeSocialFeed('the database', async () => {
  const stored = new Map<string, Post[]>();
  return {
    port: makeStoredFeed({
      loadItems: async (companyId) =>
        (stored.get(companyId) ?? []).map((item) => ({ ...item, socialType: 'INSTAGRAM' })),
    }),
    show: (companyId, posts) => stored.set(companyId, posts),
    close: () => Promise.resolve(),
  };
});

it.each([
  ['DOWN', 'bistro HTTP_500'],
  ['NONSENSE', 'bistro UNREADABLE_ANSWER'],
] as const)(
  '[D-126] a network that is %s gives no feed and a code without a token',
  async (trouble, code) => {
    const world = await openGraphWorld();
    world.show('bistro', [post('1')]);
    world.have(trouble);
    expect(await world.port.fetchFeed('bistro')).toEqual({ success: false, feed: [] });
    expect(world.failures).toEqual([code]);
    await world.close();
  },
);
