import type { CategoriesOfLine } from '@tallrik/domain/cart/categories-of-line';
import type {
  ClientCartEvent,
  StoredCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import { optimisticCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { tokenSubject } from '@tallrik/domain/accounts/token-expiry';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import type { LocalData } from '../local-data/local-data.ts';
import { replaceEqualDeep } from '@tanstack/react-query';
import { openEventOutbox } from './event-outbox.ts';
import {
  startLiveSocket,
  type OpenWire,
  type OutgoingMessage,
} from '@tallrik/contract/client/live-socket';
import { readCartMessage } from './server-message.ts';
import type { AnsweredRefusal, CartRefusal, CartSnapshot } from './cart-snapshot.ts';
import { UNKNOWN_CART } from './unknown-cart.ts';
import type { Timers } from '@tallrik/contract/client/timers';

/** D-65: the default, and the calmer pace while the socket tells us everything anyway. */
const POLL_MS = 3_000;
const POLL_WHILE_OPEN_MS = 7_000;

/** Without a network a guest may order too: a stored cart that cannot be read is not waited for longer. */
const READY_AFTER_MS = 3_000;

// The server could not decide: the same event may be taken in a moment, so it stays in the outbox.
const PASSING_REFUSALS = new Set(['RATE_LIMITED', 'INTERNAL_SERVER_ERROR']);

export type CartGateway = {
  readEvents: (cartId: string, afterSequence: number) => Promise<StoredCartEvent[]>;
  postEvents: (
    events: ClientCartEvent[],
    tableToken: string | null,
  ) => Promise<{ confirmed: StoredCartEvent[]; refused: CartRefusal[] }>;
};

export type CartSession = {
  snapshot: () => CartSnapshot;
  subscribe: (listener: () => void) => () => void;
  /**
   * Awaited by whoever decides by what lies in the cart (D-261): its code comes after the first page, and what was
   * stored is read after that. Unread, it looks like none, and a new one would take its place.
   */
  ready: () => Promise<void>;
  /** A new cart id comes into being with its first event (CART-04). */
  startCart: (start: { venueId: string; serviceType: ServiceType }) => void;
  dispatch: (...events: WithoutBase<ClientCartEvent>[]) => void;
  /** Forgets the cart: the next one gets a new id (CART-21). */
  leaveCart: () => void;
  adoptCart: (cartId: string) => void;
  /** Somebody signed in or out, or sat down at a table: the server is told who holds this socket. */
  introduceAgain: () => void;
  /** Answers whether it could be read: without a network nothing is known that was not known before. */
  refresh: () => Promise<boolean>;
  /** What is no cart's travels on the same socket, and only while it is open. */
  send: (message: OutgoingMessage) => void;
  /** Hears everything first; what the listener answers with true is none of the cart's business. */
  listen: (listener: (message: unknown) => boolean) => () => void;
  /** Paused while nobody looks (D-147). */
  setVisible: (isVisible: boolean) => void;
  stop: () => void;
};

/** The guest's cart: confirmed events, then what waits for an answer, folded by the domain (CART-01). */
export function openCartSession(deps: {
  companyId: string;
  localData: LocalData;
  timers: Timers;
  openWire: OpenWire;
  gateway: CartGateway;
  newId: () => string;
  /** What a venue's lines lie in, for promo codes that count for some categories only. */
  categoriesOf: (venueId: string | null) => CategoriesOfLine;
}): CartSession {
  const { localData, timers } = deps;
  const listeners = new Set<() => void>();
  const hearers = new Set<(message: unknown) => boolean>();
  let cartId = localData.get('cartId');
  let confirmed = new Map<number, StoredCartEvent>();
  let isLoaded = cartId === null;
  let refusal: AnsweredRefusal | null = null;
  let isVisible = true;
  let callOffPoll: (() => void) | null = null;
  let current = UNKNOWN_CART;

  const outbox = openEventOutbox({
    timers,
    stored: {
      load: () => localData.get('unconfirmedEvents'),
      save: (events) => localData.set('unconfirmedEvents', events),
    },
    isSocketOpen: () => socket.state() === 'OPEN',
    sendOverSocket: (event) => socket.send({ action: 'put-shopping-cart-event', data: event }),
    postEvents: async (events) => {
      // One post holds events of one cart: what an old cart still owes goes first.
      const owner = events[0]?.cartId;
      const answer = await deps.gateway.postEvents(
        events.filter((event) => event.cartId === owner),
        localData.get('qrOrder'),
      );
      take(answer.confirmed);
      answer.refused.forEach(refuse);
      // What the server said behind them, such as an offer that applies by itself, is not in the answer. Behind the
      // beginning of an empty cart it says nothing.
      if (answer.confirmed.some(({ event }) => event.type !== 'CREATE_CART')) void refresh();
    },
  });

  const greeting = () => ({
    action: 'authenticate',
    data: {
      token: localData.get('authToken') ?? undefined,
      cartId: cartId ?? undefined,
      tableToken: localData.get('qrOrder') ?? undefined,
      companyId: deps.companyId,
    },
  });

  const socket = startLiveSocket({
    openWire: deps.openWire,
    timers,
    greeting,
    onMessage: receive,
    onState: (state) => {
      if (state === 'OPEN') {
        outbox.socketOpened();
        void refresh();
      }
      publish();
    },
  });

  function compute(): CartSnapshot {
    const pending = outbox.unconfirmed().filter((event) => event.cartId === cartId);
    const cart = optimisticCart([...confirmed.values()], pending);
    return {
      // The same object while nothing in it changes: a page of forty dishes hangs on it.
      cart: replaceEqualDeep(
        current.cart,
        priceCart(cart, { categoriesOf: deps.categoriesOf(cart.venueId) }),
      ),
      isLoaded,
      hasUnconfirmedEvents: pending.length > 0,
      socketState: socket.state(),
      refusal,
    };
  }

  function publish() {
    current = compute();
    listeners.forEach((listener) => listener());
  }

  function receive(message: unknown) {
    if ([...hearers].some((hear) => hear(message))) return;
    const cartMessage = readCartMessage(message);
    if (cartMessage === null) return;
    if (cartMessage.kind === 'REFUSED') return refuse(cartMessage);
    if (cartMessage.kind === 'CONFIRMED') {
      outbox.settle([cartMessage.eventId]);
      if (cartMessage.stored && cartMessage.cartId === cartId) take([cartMessage.stored]);
      return publish();
    }
    if (cartMessage.cartId === cartId) take(cartMessage.events);
  }

  function take(events: readonly StoredCartEvent[]) {
    outbox.settle(events.map(({ event }) => event.eventId));
    const own = events.filter(({ event }) => event.cartId === cartId);
    for (const stored of own) confirmed.set(stored.sequence, stored);
    if (own.length > 0 && lastContiguous() < Math.max(...confirmed.keys())) void refresh();
    publish();
  }

  function refuse(refused: CartRefusal) {
    if (PASSING_REFUSALS.has(refused.code)) return;
    const { code, eventId, message } = refused;
    const event = outbox.unconfirmed().find((waiting) => waiting.eventId === eventId);
    if (eventId !== null) outbox.settle([eventId]);
    refusal = { code, eventId, message, eventType: event?.type ?? null };
    publish();
  }

  /** A hole in the numbers means a lost message: everything after the hole is asked for again. */
  function lastContiguous(): number {
    let last = 0;
    while (confirmed.has(last + 1)) last += 1;
    return last;
  }

  async function refresh(): Promise<boolean> {
    const requestedCartId = cartId;
    if (requestedCartId === null) return false;
    try {
      const events = await deps.gateway.readEvents(requestedCartId, lastContiguous());
      if (requestedCartId !== cartId) return false;
      const wasLoaded = isLoaded;
      isLoaded = true;
      const newEvents = events.filter(({ sequence }) => !confirmed.has(sequence));
      for (const stored of newEvents) confirmed.set(stored.sequence, stored);
      outbox.settle(events.map(({ event }) => event.eventId));
      if (newEvents.length > 0 || !wasLoaded) publish();
      return true;
    } catch {
      // Offline, or the server is away: the next round asks again.
      return false;
    }
  }

  function schedulePoll() {
    callOffPoll?.();
    if (!isVisible) return;
    const pauseMs = socket.state() === 'OPEN' ? POLL_WHILE_OPEN_MS : POLL_MS;
    callOffPoll = timers.after(pauseMs, () => void refresh().finally(schedulePoll));
  }

  function switchTo(nextCartId: string | null, isKnown: boolean) {
    cartId = nextCartId;
    confirmed = new Map();
    refusal = null;
    isLoaded = isKnown;
    localData.set('cartId', nextCartId);
    if (nextCartId !== null && socket.state() === 'OPEN') socket.send(greeting());
  }

  function dispatch(...events: WithoutBase<ClientCartEvent>[]) {
    const { cart } = compute();
    const venueId = cart.venueId;
    if (cartId === null || venueId === null) throw new Error('There is no cart to change');
    send(events, cartId, venueId);
  }

  function send(events: WithoutBase<ClientCartEvent>[], toCart: string, venueId: string) {
    const createdAt = new Date(timers.now()).toISOString();
    const base = { createdAt, sentAt: null, cartId: toCart, venueId, companyId: deps.companyId };
    outbox.add(
      events.map((event) => ({ ...event, ...base, eventId: deps.newId() }) as ClientCartEvent),
    );
    publish();
  }

  const pause = (ms: number) => new Promise<void>((resolve) => void timers.after(ms, resolve));

  current = compute();
  let reading = refresh();
  schedulePoll();

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: async () => {
      if (!isLoaded) await Promise.race([reading, pause(READY_AFTER_MS)]);
    },
    startCart: ({ venueId, serviceType }) => {
      const fresh = deps.newId();
      switchTo(fresh, true);
      localData.set('serviceType', serviceType);
      const token = localData.get('authToken');
      const userId = token === null ? null : tokenSubject(token);
      send([{ type: 'CREATE_CART', deliveryTargetId: null, serviceType, userId }], fresh, venueId);
    },
    dispatch,
    leaveCart: () => {
      switchTo(null, true);
      publish();
    },
    adoptCart: (adopted) => {
      switchTo(adopted, false);
      publish();
      reading = refresh();
    },
    introduceAgain: () => {
      if (socket.state() === 'OPEN') socket.send(greeting());
    },
    refresh,
    send: (message) => {
      if (socket.state() === 'OPEN') socket.send(message);
    },
    listen: (listener) => {
      hearers.add(listener);
      return () => hearers.delete(listener);
    },
    setVisible: (visible) => {
      isVisible = visible;
      if (visible) {
        socket.reconnectNow();
        void refresh();
      }
      schedulePoll();
    },
    stop: () => {
      callOffPoll?.();
      outbox.stop();
      socket.stop();
    },
  };
}
