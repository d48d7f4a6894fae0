import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SocialFeedPort } from '../social-feed-port.ts';

export type Post = { id: string; link: string; mediaUrl: string };

/** A port over posts the test has put at its other end. */
export type FeedWorld = {
  port: SocialFeedPort;
  show: (companyId: string, posts: Post[]) => void;
  close: () => Promise<void>;
};

export const post = (id: string, changes: Partial<Post> = {}): Post => ({
  id,
  link: `https://instagram.example/p/${id}`,
  mediaUrl: `https://cdn.example/${id}.jpg`,
  ...changes,
});

/** What every source of posts must do. */
export function describeSocialFeed(name: string, open: () => Promise<FeedWorld>): void {
  describe(`social feed from ${name}`, () => {
    let world: FeedWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    it('[DATA-36] [API-18] gives posts with id, link and picture, per network', async () => {
      world.show('bistro', [post('1'), post('2')]);
      expect(await world.port.fetchFeed('bistro')).toEqual({
        success: true,
        feed: [{ socialType: 'INSTAGRAM', items: [post('1'), post('2')] }],
      });
    });

    it("[D-138] gives nothing of another company's", async () => {
      world.show('bistro', [post('1')]);
      world.show('burger', [post('9')]);
      const feed = await world.port.fetchFeed('burger');
      expect(feed.feed.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['9']);
    });

    it.each(['javascript:alert(1)', 'http://instagram.example/p/1', 'https://a:b@c.example', 'x'])(
      '[D-126] leaves out a post that links to %s',
      async (link) => {
        world.show('bistro', [post('1'), post('2', { link })]);
        const { feed } = await world.port.fetchFeed('bistro');
        expect(feed.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['1']);
      },
    );

    it('[D-126] leaves out a picture that is not https', async () => {
      world.show('bistro', [post('1', { mediaUrl: 'http://cdn.example/1.jpg' }), post('2')]);
      const { feed } = await world.port.fetchFeed('bistro');
      expect(feed.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(['2']);
    });

    it('[D-126] a company without posts has no feed', async () => {
      expect((await world.port.fetchFeed('nobody')).success).toBe(false);
    });
  });
}
