// @vitest-environment node
import type { AssetManifest, RenderRequest } from '@tallrik/contract/page-rendering';
import { HOME_INTRO_SLUG } from '@tallrik/domain/content/content';
import { expect, it } from 'vitest';
import { render } from '../entry-server.tsx';
import { configuration, demoExecute } from '../testing/demo-answers.ts';

const MANIFEST: AssetManifest = {
  'src/app/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react'] },
  _react: { file: 'assets/react.js' },
};

/** In the visitor's own font: which file one of ours has is another test's question. */
const company = (changes: object = {}) => ({
  CompanyPage: { orderingCloudConfiguration: { ...configuration, font: null, ...changes } },
});

const request = (url: string, execute = demoExecute(company())): RenderRequest => ({
  url,
  basePath: '/nordbro',
  origin: 'https://eat.example',
  configurationId: 'configuration-1',
  language: null,
  serviceType: null,
  now: '2026-03-02T12:00:00Z',
  nonce: 'bm9uY2U=',
  tableId: null,
  isVisit: false,
  hasServiceWorker: true,
  platform: { name: 'Tallrik', link: null },
  simulatorBase: null,
  manifest: MANIFEST,
  shortStyles: {},
  execute,
});

it('[D-298] a landing as it is served asks for no script before its picture, a menu without one names its own', async () => {
  const landing = await render(request('/'));
  expect(landing.body).toContain('/media/landing');
  expect(landing.head).not.toContain('modulepreload');
  expect(landing.scripts).not.toContain(' src=');
  expect(landing.scripts).toContain('{"entry":"/assets/entry.js","preloads":["/assets/react.js"]}');
  const menu = await render(request('/order/venue-1/menu'));
  expect(menu.head).toContain('rel="modulepreload"');
  expect(menu.scripts).toContain(' src="/assets/entry.js"');
});

it('[D-298] one without a picture has nothing to wait for', async () => {
  const execute = demoExecute(company({ landingPageBackgroundUrl: null }));
  const landing = await render(request('/', execute));
  expect(landing.scripts).toContain(' src="/assets/entry.js"');
});

it('[F-120] [D-122] the landing as it is served has its rich text in its form, and no script of it', async () => {
  const text = '<h2>Loud</h2><p>Smashed <strong>thin</strong></p><script>alert(1)</script>';
  const intro = [{ slug: HOME_INTRO_SLUG, text: { se: text } }];
  const execute = demoExecute({ ...company(), LandingContents: { intro, membership: [] } });
  const { body } = await render(request('/', execute));
  expect(body).toContain('<h2>Loud</h2><p>Smashed <strong>thin</strong></p>');
  expect(body).not.toContain('alert(1)');
  // Drawn once: the words do not stand there a second time as text.
  expect(body.split('Smashed')).toHaveLength(2);
});
