import { describe, expect, it } from 'vitest';
import { readAnalyticsService } from './analytics-service.ts';

describe('readAnalyticsService', () => {
  it('[F-41] [D-196] Google Analytics by its measurement id, collected by Google or by a server of one’s own', () => {
    expect(readAnalyticsService({ kind: 'GA4', measurementId: 'G-ABC123XYZ9' })).toEqual({
      kind: 'GA4',
      measurementId: 'G-ABC123XYZ9',
      address: 'https://www.google-analytics.com',
    });
    expect(
      readAnalyticsService({
        kind: 'GA4',
        measurementId: 'G-ABC123XYZ9',
        address: 'https://tags.eat.example/',
      }),
    ).toMatchObject({ address: 'https://tags.eat.example' });
  });

  it('[F-41] [D-196] Plausible and Matomo by their addresses', () => {
    expect(
      readAnalyticsService({
        kind: 'PLAUSIBLE',
        domain: 'eat.example',
        address: 'https://plausible.io',
      }),
    ).toEqual({ kind: 'PLAUSIBLE', domain: 'eat.example', address: 'https://plausible.io' });
    expect(
      readAnalyticsService({ kind: 'MATOMO', siteId: 7, address: 'https://stats.example/matomo/' }),
    ).toEqual({ kind: 'MATOMO', siteId: 7, address: 'https://stats.example/matomo' });
  });

  it.each([
    null,
    'GA4',
    { kind: 'HOTJAR', address: 'https://hotjar.example' },
    { kind: 'GA4', measurementId: 'UA-1' },
    { kind: 'GA4', measurementId: "G-ABC'; script-src *" },
    { kind: 'GA4', measurementId: 'G-ABC123', address: 'http://tags.example' },
    { kind: 'PLAUSIBLE', domain: 'eat.example' },
    { kind: 'PLAUSIBLE', domain: 'eat example', address: 'https://plausible.io' },
    { kind: 'MATOMO', siteId: '7', address: 'https://stats.example' },
    { kind: 'MATOMO', siteId: 0, address: 'https://stats.example' },
    { kind: 'MATOMO', siteId: 7, address: 'javascript:alert(1)' },
    { kind: 'MATOMO', siteId: 7, address: 'https://user:word@stats.example' },
    { kind: 'MATOMO', siteId: 7, address: 'https://stats.example/?a=1' },
  ])('[F-41] [D-122] %j is not used', (stored) => {
    expect(readAnalyticsService(stored)).toBeNull();
  });
});
