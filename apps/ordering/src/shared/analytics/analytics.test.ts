import type { PlacedEvent } from '@tallrik/contract/analytics';
import { describe, expect, it } from 'vitest';
import { openLocalData } from '../local-data/local-data.ts';
import { makeAnalytics } from './analytics.ts';
import { makeBatches } from './batches.ts';

function open(scope: 'OWN' | 'GA4' | null = 'OWN') {
  const localData = openLocalData('company', null);
  const visits: { events: PlacedEvent[]; isOver: boolean }[] = [];
  let isBroken = false;
  const analytics = makeAnalytics({
    scope,
    localData,
    openVisit: async () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      const visit = { events: [] as PlacedEvent[], isOver: false };
      visits.push(visit);
      return {
        add: (event) => void visit.events.push(event),
        end: () => {
          visit.isOver = true;
        },
      };
    },
  });
  const answer = (allows: boolean, by: string | null = scope) => {
    localData.set('consentScope', by);
    localData.set('cookieConsent', true);
    localData.set('analyticsConsent', allows);
  };
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return {
    analytics,
    visits,
    answer,
    settled,
    breakDown: (broken: boolean) => (isBroken = broken),
  };
}

describe('analytics', () => {
  it('[F-41] [D-127] [SUPPORT-06] nothing before consent: no event, no visit, nothing loaded', async () => {
    const { analytics, visits, answer, settled } = open();
    analytics.showPage('menu');
    analytics.report({ name: 'payment_started', cartId: 'c' });
    answer(false);
    analytics.showPage('cart');
    await settled();
    expect(visits).toEqual([]);
  });

  it('[F-41] [SUPPORT-10] a yes counts the page that is open, then every page and event with where it was', async () => {
    const { analytics, visits, answer, settled } = open();
    analytics.showPage('menu');
    answer(true);
    analytics.showPage('item');
    analytics.report({ name: 'payment_started', cartId: 'c' });
    analytics.showPage('item');
    await settled();
    expect(visits).toHaveLength(1);
    expect(visits[0]?.events).toEqual([
      { name: 'page_view', page: 'menu' },
      { name: 'page_view', page: 'item' },
      { name: 'payment_started', cartId: 'c', page: 'item' },
      { name: 'page_view', page: 'item' },
    ]);
  });

  it('[F-41] [D-127] a no ends the visit at once; another yes begins another', async () => {
    const { analytics, visits, answer, settled } = open();
    analytics.showPage('menu');
    answer(true);
    await settled();
    answer(false);
    analytics.report({ name: 'cart_finished', cartId: 'c' });
    await settled();
    expect(visits).toEqual([{ events: [{ name: 'page_view', page: 'menu' }], isOver: true }]);
    answer(true);
    await settled();
    expect(visits).toHaveLength(2);
  });

  it('[F-41] who changes their mind while it is being loaded is not counted', async () => {
    const { analytics, visits, answer, settled } = open();
    analytics.showPage('menu');
    answer(true);
    answer(false);
    await settled();
    expect(visits).toEqual([{ events: [], isOver: true }]);
  });

  it('[D-196] [F-41] a yes given before a service came is none to it', async () => {
    const { analytics, visits, answer, settled } = open('GA4');
    analytics.showPage('menu');
    answer(true, 'OWN');
    await settled();
    expect(visits).toEqual([]);
  });

  it('[F-41] what could not be loaded is tried again with the next event', async () => {
    const { analytics, visits, answer, settled, breakDown } = open();
    breakDown(true);
    analytics.showPage('menu');
    answer(true);
    await settled();
    breakDown(false);
    analytics.showPage('cart');
    await settled();
    expect(visits[0]?.events).toEqual([{ name: 'page_view', page: 'cart' }]);
  });
});

describe('batches', () => {
  function collect() {
    const sent: number[] = [];
    let ring: (() => void) | null = null;
    const batches = makeBatches({
      send: (events) => sent.push(events.length),
      timers: {
        after: (_ms, run) => {
          ring = run;
          return () => (ring = null);
        },
      },
    });
    const view = () => batches.add({ name: 'page_view', page: 'menu' });
    return { batches, sent, view, ring: () => ring?.() };
  }

  it('[F-41] are sent after a while, when the page goes, and when one is full', () => {
    const { batches, sent, view, ring } = collect();
    view();
    view();
    expect(sent).toEqual([]);
    ring();
    view();
    batches.flush();
    ring();
    for (let at = 0; at < 21; at += 1) view();
    batches.flush();
    expect(sent).toEqual([2, 1, 20, 1]);
  });

  it('[F-41] [D-127] are dropped with the guest’s no', () => {
    const { batches, sent, view, ring } = collect();
    view();
    batches.drop();
    ring();
    batches.flush();
    expect(sent).toEqual([]);
  });
});
