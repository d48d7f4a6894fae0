import { expect, it } from 'vitest';
import { styleTags } from './style-tags.ts';

it('[D-322] short styles stand in the page, in their place among the others', () => {
  const short = { '/assets/Sheet.css': '.sheet{top:0}' };
  expect(styleTags(['/assets/common.css', '/assets/Sheet.css'], short, 'abc')).toEqual([
    '<link rel="stylesheet" href="/assets/common.css">',
    '<style nonce="abc">.sheet{top:0}</style>',
    '<link rel="stylesheet" disabled href="/assets/Sheet.css">',
  ]);
});
