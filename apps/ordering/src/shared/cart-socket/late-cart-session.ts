import type { Timers } from '@tallrik/contract/client/timers';
import type { CartSession } from './cart-session.ts';
import { UNKNOWN_CART } from './unknown-cart.ts';

const TRY_AGAIN_MS = 3_000;

/**
 * The cart before its code is there: nothing of a first page needs to fold, price or send, and all of that is a
 * twentieth of what a guest on poor data would wait for. What is told it meanwhile is kept and told in the same order.
 * Whoever decides by what lies in the cart waits for `ready` first.
 */
export function lateCartSession(load: () => Promise<CartSession>, timers: Timers): CartSession {
  const listeners = new Set<() => void>();
  const waiting: ((session: CartSession) => void)[] = [];
  let session: CartSession | null = null;
  let loading: Promise<CartSession> | null = null;

  const publish = () => listeners.forEach((listener) => listener());
  const whenThere = (): Promise<CartSession> => (loading ??= untilLoaded().then(takeOver));

  /** In a tunnel at the wrong moment: what the guest has chosen must not be lost for it. */
  async function untilLoaded(): Promise<CartSession> {
    try {
      return await load();
    } catch {
      await new Promise<void>((resolve) => void timers.after(TRY_AGAIN_MS, resolve));
      return untilLoaded();
    }
  }

  function takeOver(opened: CartSession): CartSession {
    session = opened;
    // What one of them throws is reported like any handler's, and holds up none of the others.
    for (const send of waiting.splice(0)) queueMicrotask(() => send(opened));
    opened.subscribe(publish);
    queueMicrotask(publish);
    return opened;
  }

  function send(message: (to: CartSession) => void): void {
    if (session) return message(session);
    waiting.push(message);
    void whenThere();
  }

  return {
    snapshot: () => session?.snapshot() ?? UNKNOWN_CART,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: () => whenThere().then((opened) => opened.ready()),
    startCart: (start) => send((to) => to.startCart(start)),
    dispatch: (...events) => send((to) => to.dispatch(...events)),
    leaveCart: () => send((to) => to.leaveCart()),
    adoptCart: (cartId) => send((to) => to.adoptCart(cartId)),
    introduceAgain: () => send((to) => to.introduceAgain()),
    refresh: () => whenThere().then((opened) => opened.refresh()),
    send: (message) => send((to) => to.send(message)),
    listen: (listener) => {
      let stop: (() => void) | null = null;
      let isOver = false;
      send((to) => {
        if (!isOver) stop = to.listen(listener);
      });
      return () => {
        isOver = true;
        stop?.();
      };
    },
    setVisible: (isVisible) => send((to) => to.setVisible(isVisible)),
    stop: () => send((to) => to.stop()),
  };
}
