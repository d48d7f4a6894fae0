import type { AnalyticsService } from '@tallrik/domain/company/analytics-service';
import { describe, expect, it } from 'vitest';
import { requestOf, type FrameMessage } from './service-requests.ts';

const view: FrameMessage = {
  name: 'page_view',
  visitId: '0190c9a2-7b1f-4c81-8f1d-8e47ad7d2982',
  address: 'https://eat.example/order/:venueId/menu',
  title: 'menu',
  source: 'google.se',
  details: {},
};
const added: FrameMessage = {
  ...view,
  name: 'item_added',
  details: { quantity: 2, itemId: 'i1', title: 'Soup' },
};
const ask = (service: AnalyticsService, message: FrameMessage, hit = 1) => {
  const { url, body } = requestOf(service, message, { hit, nowMs: 1_000 });
  const { origin, pathname, searchParams } = new URL(url);
  return {
    to: origin + pathname,
    query: Object.fromEntries(searchParams),
    body: body === null ? null : (JSON.parse(body) as unknown),
  };
};

describe('what a service is told', () => {
  const ga4: AnalyticsService = {
    kind: 'GA4',
    measurementId: 'G-ABC123',
    address: 'https://www.google-analytics.com',
  };

  it('[F-41] [SUPPORT-10] Google Analytics: one session per visit, and no profile', () => {
    const first = ask(ga4, view);
    expect(first.to).toBe('https://www.google-analytics.com/g/collect');
    expect(first.query).toMatchObject({
      v: '2',
      tid: 'G-ABC123',
      en: 'page_view',
      dl: view.address,
      dr: 'https://google.se/',
      _ss: '1',
      npa: '1',
    });
    const second = ask(ga4, added, 2);
    expect(second.query).toMatchObject({
      en: 'item_added',
      cid: first.query['cid'],
      sid: first.query['sid'],
      'epn.quantity': '2',
      'ep.itemId': 'i1',
    });
    expect(second.query).not.toHaveProperty('_ss');
  });

  it('[F-41] [SUPPORT-10] Plausible: page views and named events', () => {
    const service: AnalyticsService = {
      kind: 'PLAUSIBLE',
      domain: 'eat.example',
      address: 'https://plausible.io',
    };
    expect(ask(service, view)).toMatchObject({
      to: 'https://plausible.io/api/event',
      body: { name: 'pageview', domain: 'eat.example', url: view.address },
    });
    expect(ask(service, added).body).toMatchObject({
      name: 'item_added',
      props: { quantity: '2', title: 'Soup' },
    });
  });

  it('[F-41] [SUPPORT-10] Matomo: page views and events of the tracking API', () => {
    const service: AnalyticsService = {
      kind: 'MATOMO',
      siteId: 7,
      address: 'https://stats.example/matomo',
    };
    const seen = ask(service, view);
    expect(seen.to).toBe('https://stats.example/matomo/matomo.php');
    expect(seen.query).toMatchObject({ idsite: '7', rec: '1', action_name: 'menu' });
    expect(seen.query['_id']).toMatch(/^[0-9a-f]{16}$/);
    expect(ask(service, added).query).toMatchObject({ ca: '1', e_c: 'order', e_a: 'item_added' });
  });
});
