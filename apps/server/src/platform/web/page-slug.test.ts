import { expect, it } from 'vitest';
import { slugOfPage } from './page-slug.ts';

const slugOf = (referer?: string, cookie?: string) =>
  slugOfPage({ hostname: 'eat.example', headers: { referer, cookie } });

it('[D-02] [F-14] a page names its company by path, by s, or by what s said before', () => {
  expect(slugOf('https://eat.example/nordbro/login?x=1')).toBe('nordbro');
  expect(slugOf('https://eat.example/store-listing?s=smash')).toBe('smash');
  expect(slugOf('https://eat.example/store-listing', 'tallrik_company=lokanta')).toBe('lokanta');
  expect(slugOf('https://eat.example/nordbro', 'tallrik_company=lokanta')).toBe('nordbro');
});

it('[D-02] [F-14] a page of another host, no page and no address name none', () => {
  expect(slugOf('https://evil.example/nordbro')).toBeNull();
  expect(slugOf()).toBeNull();
  expect(slugOf('nordbro')).toBeNull();
  expect(slugOf('https://eat.example/store-listing')).toBeNull();
});
