import { describe, expect, it } from 'vitest';
import type { NewPicture } from '../media/media-port.ts';
import { makeFetchPicture } from './fetch-picture.ts';
import { makeHouseFeed } from './house-feed.ts';

const post = (id: string, mediaUrl: string) => ({
  id,
  link: `https://insta.example/${id}`,
  mediaUrl,
});
const webp = (text: string) => ({ bytes: Buffer.from(text), type: 'image/webp' as const });

describe('pictures of posts', () => {
  const open = (mediaUrls: readonly string[]) => {
    const stored = new Map<string, NewPicture>();
    const fetchFeed = makeHouseFeed({
      fetchFeed: async () => ({
        success: true,
        feed: [
          { socialType: 'INSTAGRAM', items: mediaUrls.map((url, at) => post(String(at), url)) },
        ],
      }),
      fetchPicture: async (address) => (address.includes('gone') ? null : webp(address)),
      media: {
        put: async (key, picture) => {
          if (picture.bytes.includes('broken')) throw new Error('Not a picture');
          stored.set(key, picture);
        },
        url: (key) => `/media/${key}`,
      },
    });
    return { stored, fetchFeed };
  };

  it('[D-122] [D-126] are ours when a guest sees them', async () => {
    const { stored, fetchFeed } = open(['https://cdn.example/1', '/media/own']);
    const { feed } = await fetchFeed('company');
    const [first, second] = feed[0]?.items ?? [];
    expect(first?.mediaUrl).toMatch(/^\/media\/[0-9a-f]{32}$/);
    expect(second?.mediaUrl).toBe('/media/own');
    expect([...stored.keys()].map((key) => `/media/${key}`)).toEqual([first?.mediaUrl]);
  });

  it('[D-126] posts whose picture is gone or none are left out; without any there is no feed', async () => {
    const some = await open(['https://cdn.example/gone', 'https://cdn.example/2']).fetchFeed('x');
    expect(some.feed[0]?.items.map(({ id }) => id)).toEqual(['1']);
    const none = await open(['https://cdn.example/gone', 'https://cdn.example/broken']).fetchFeed(
      'x',
    );
    expect(none).toEqual({ success: false, feed: [] });
  });
});

describe('fetching a picture', () => {
  const answering = (body: string, type = 'image/jpeg', status = 200) =>
    makeFetchPicture(async () => ({ status, type, bytes: Buffer.from(body) }));
  const ADDRESS = 'https://cdn.example/1.jpg';

  it('brings its bytes and its type', async () => {
    expect(await answering('bytes')(ADDRESS)).toEqual({
      bytes: Buffer.from('bytes'),
      type: 'image/jpeg',
    });
  });

  it.each([
    ['a drawing, which can carry script', answering('<svg/>', 'image/svg+xml')],
    ['a page', answering('<html>', 'text/html')],
    ['an error', answering('no', 'image/jpeg', 404)],
    ['nothing', answering('')],
    ['what may not be fetched', makeFetchPicture(async () => null)],
  ])('[D-122] takes no %s', async (_what, fetchPicture) => {
    expect(await fetchPicture(ADDRESS)).toBeNull();
  });
});
