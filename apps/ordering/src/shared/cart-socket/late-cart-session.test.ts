import type { Timers } from '@tallrik/contract/client/timers';
import { emptyCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../testing/folding-cart.ts';
import { soupLine } from '../testing/still-cart.ts';
import type { CartSession } from './cart-session.ts';
import { lateCartSession } from './late-cart-session.ts';
import { UNKNOWN_CART } from './unknown-cart.ts';

/** A cart whose code comes when the test says so. */
function lateCart(session: CartSession = foldingCart().session) {
  const attempts: { come: () => void; fail: () => void }[] = [];
  const pauses: (() => void)[] = [];
  const timers = {
    now: () => 0,
    after: (_ms: number, run: () => void) => {
      pauses.push(run);
      return () => undefined;
    },
  } satisfies Partial<Timers> as Timers;
  const load = () =>
    new Promise<CartSession>((resolve, reject) =>
      attempts.push({ come: () => resolve(session), fail: () => reject(new TypeError('gone')) }),
    );
  return { late: lateCartSession(load, timers), attempts, pauses, session };
}
const settled = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('[D-261] the cart before its code is there', () => {
  it('is unknown, as the server drew it, and is not asked for until somebody needs it', () => {
    const { late, attempts } = lateCart();
    expect(late.snapshot()).toBe(UNKNOWN_CART);
    expect(UNKNOWN_CART.cart).toEqual(priceCart(emptyCart, { categoriesOf: () => new Set() }));
    expect(attempts).toEqual([]);
  });

  it('keeps what it is told, in its order, and tells it when the code has come', async () => {
    const { late, attempts, session } = lateCart();
    late.startCart({ venueId: 'venue-1', serviceType: 'TAKE_AWAY' });
    late.dispatch({ type: 'ADD_ITEM', item: soupLine });
    late.dispatch({ type: 'ADD_ITEM', item: { ...soupLine, id: 'line-2' } });
    expect(late.snapshot()).toBe(UNKNOWN_CART);
    expect(attempts).toHaveLength(1);
    attempts[0]?.come();
    await settled();
    expect(session.snapshot().cart.items.map(({ id }) => id)).toEqual([soupLine.id, 'line-2']);
    expect(late.snapshot()).toBe(session.snapshot());
  });

  it('says when it is there, and every change from then on', async () => {
    const { late, attempts } = lateCart();
    const listener = vi.fn<() => void>();
    const silent = vi.fn<() => void>();
    late.subscribe(listener);
    late.subscribe(silent)();
    const ready = late.ready();
    attempts[0]?.come();
    await ready;
    await settled();
    expect(listener).toHaveBeenCalledTimes(1);
    late.startCart({ venueId: 'venue-1', serviceType: 'TAKE_AWAY' });
    expect(listener.mock.calls.length).toBeGreaterThan(1);
    expect(silent).not.toHaveBeenCalled();
  });

  it('is tried again when it could not be fetched, and nothing is lost', async () => {
    const { late, attempts, pauses, session } = lateCart();
    late.startCart({ venueId: 'venue-1', serviceType: 'TAKE_AWAY' });
    attempts[0]?.fail();
    await settled();
    expect(attempts).toHaveLength(1);
    pauses[0]?.();
    await settled();
    attempts[1]?.come();
    await settled();
    expect(session.snapshot().cart.venueId).toBe('venue-1');
  });

  it('who stopped listening to the socket meanwhile is not brought to it', async () => {
    const { late, attempts, session } = lateCart();
    const listen = vi.spyOn(session, 'listen');
    const hear = () => false;
    late.listen(() => true)();
    late.listen(hear);
    attempts[0]?.come();
    await settled();
    expect(listen).toHaveBeenCalledExactlyOnceWith(hear);
  });
});
