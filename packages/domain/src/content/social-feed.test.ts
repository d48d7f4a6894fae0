import { expect, it } from 'vitest';
import { shownSocialItems } from './social-feed.ts';

const item = (id: string) => ({ id, link: `https://x.example/${id}`, mediaUrl: `/media/${id}` });
const seven = ['1', '2', '3', '4', '5', '6', '7'].map(item);

it('[LAND-14] the first 5 Instagram items', () => {
  const feed = [
    { socialType: 'FACEBOOK', items: [item('f')] },
    { socialType: 'INSTAGRAM', items: seven },
  ];
  expect(shownSocialItems({ success: true, feed }).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

it('[CONTENT-08] nothing while the feed loads or after it failed', () => {
  expect(shownSocialItems(null)).toEqual([]);
  const feed = [{ socialType: 'INSTAGRAM', items: seven }];
  expect(shownSocialItems({ success: false, feed })).toEqual([]);
});
