import { expect, it } from 'vitest';
import { firstScripts, preloadTags, scriptTags } from './script-tags.ts';

const PICTURE = '<picture><img src="/media/a" alt="" fetchPriority="high"/></picture>';
const ASSETS = { entry: '/assets/entry.js', styles: [], preloads: ['/assets/react.js'] };

it('[D-122] a page without a picture names its scripts in the head and runs them with its own nonce', () => {
  const scripts = firstScripts(ASSETS, '<h1>Nordbro</h1>');
  expect(preloadTags(scripts, 'abc')).toEqual([
    '<link rel="modulepreload" fetchpriority="low" nonce="abc" href="/assets/react.js">',
  ]);
  expect(scriptTags(scripts, 'abc')).toBe(
    '<script type="module" fetchpriority="low" nonce="abc" src="/assets/entry.js"></script>',
  );
});

it('[D-298] a page names none of them before its picture has been drawn', () => {
  const scripts = firstScripts(ASSETS, PICTURE);
  expect(preloadTags(scripts, 'abc')).toEqual([]);
  const tags = scriptTags(scripts, 'abc');
  expect(tags).not.toContain('src=');
  expect(tags).toContain('{"entry":"/assets/entry.js","preloads":["/assets/react.js"]}');
  expect(tags).toContain('<script nonce="abc">');
});

it.each([
  ['a page without a picture', ASSETS, '<h1>Nordbro</h1>'],
  ['a page in development', { ...ASSETS, preloads: [] }, PICTURE],
])('%s holds nothing back', (_what, assets, body) => {
  expect(firstScripts(assets, body).areDelayed).toBe(false);
});
