import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { describe, expect, it } from 'vitest';
import { openLocalData } from '../local-data/local-data.ts';
import { openCartSession } from './cart-session.ts';
import { previewCart } from './preview-cart.ts';

const START = {
  eventId: 'event-1',
  createdAt: '2026-03-01T10:00:00Z',
  sentAt: null,
  cartId: 'cart-1',
  venueId: 'soho',
  companyId: 'company-1',
} as const;

describe('[CATALOG-43] the cart of the office’s preview', () => {
  it('begins as it was chosen above the frame, and takes what is put into it without a server', async () => {
    const localData = openLocalData('company-1', null);
    localData.set('cartId', 'cart-1');
    localData.set('unconfirmedEvents', [
      {
        ...START,
        type: 'CREATE_CART',
        deliveryTargetId: null,
        serviceType: 'TAKE_AWAY',
        userId: null,
      },
      { ...START, eventId: 'event-2', type: 'SET_PICKUP_TIME', time: '2026-03-01T18:00:00Z' },
    ]);
    const clock = handClock();
    let ids = 0;
    const session = openCartSession({
      companyId: 'company-1',
      localData,
      timers: clock,
      newId: () => `id-${++ids}`,
      categoriesOf: () => () => new Set(),
      ...previewCart(),
    });
    await session.ready();
    await clock.pass(10_000);
    session.dispatch({ type: 'SET_COMMENT', comment: 'No onion' });
    await clock.pass(10_000);
    const { cart, hasUnconfirmedEvents, refusal } = session.snapshot();
    expect(cart).toMatchObject({
      venueId: 'soho',
      serviceType: 'TAKE_AWAY',
      pickupTime: '2026-03-01T18:00:00Z',
      comment: 'No onion',
    });
    expect(hasUnconfirmedEvents).toBe(false);
    expect(refusal).toBeNull();
    expect(localData.get('unconfirmedEvents')).toEqual([]);
    session.stop();
  });
});
