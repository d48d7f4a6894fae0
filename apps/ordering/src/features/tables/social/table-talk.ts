import type { Timers } from '@tallrik/contract/client/timers';
import { cleanGuestName } from '@tallrik/domain/tables/guest-name';
import { TABLE_GUEST_SIGN_MS } from '@tallrik/domain/tables/social-table-event';
import type { CartSession } from '../../../shared/cart-socket/cart-session.ts';
import type { LocalData } from '../../../shared/local-data/local-data.ts';

/** After a name too many, or while the server could not answer. */
const TRY_AGAIN_MS = 20_000;

export type Seated = { tableId: string; qrToken: string; guestId: string };

export type TalkState = {
  /** Null for somebody at home. */
  seat: Seated | null;
  name: string;
  isHidden: boolean;
  /** The server has heard us; null until it answers. `ENDED`: others sit here now, or the code is too old. */
  presence: 'SEATED' | 'HIDDEN' | 'ENDED' | null;
  /** Rises with everything that is heard of the table. */
  revision: number;
};

export type TableTalk = {
  snapshot: () => TalkState;
  subscribe: (listener: () => void) => () => void;
  choose: (choice: { name?: string; isHidden?: boolean }) => void;
  stop: () => void;
};

type Claim = Seated & { cartId: string | null; name: string; isHidden: boolean };

/** Whether anybody looks at the page. */
export type PageWatch = {
  isVisible: () => boolean;
  onChange: (listener: () => void) => () => void;
};

/**
 * Tells the guest's table that they are there, by which name and with which cart, as long as somebody looks at the
 * page; and hears whenever something changes there. What the table looks like is asked for apart (D-206).
 */
export function openTableTalk(deps: {
  session: CartSession;
  localData: LocalData;
  timers: Timers;
  page: PageWatch;
  newId: () => string;
}): TableTalk {
  const { session, localData, timers } = deps;
  const listeners = new Set<() => void>();
  const awaited = new Map<string, 'SEATED' | 'HIDDEN'>();
  let state: TalkState = { ...readOwn(), presence: null, revision: 0 };
  let callOffSign: (() => void) | null = null;
  /** What the server was told last: repeated only as a sign of life. */
  let sentClaim: Claim | null = null;
  /** The code this connection was introduced with; every later one says it by itself. */
  let introducedWith: string | null = null;
  let asksWhoIsThere = false;

  function readOwn(): Pick<TalkState, 'seat' | 'name' | 'isHidden'> {
    const tableId = localData.get('tableId');
    const qrToken = localData.get('qrOrder');
    if (tableId === null || qrToken === null) return { seat: null, name: '', isHidden: false };
    const stored = localData.get('tableGuest');
    // The name was chosen for the people at that table, not for these.
    const own =
      stored?.tableId === tableId
        ? stored
        : { tableId, guestId: deps.newId(), name: '', isHidden: stored?.isHidden ?? false };
    if (own !== stored) localData.set('tableGuest', own);
    const { guestId, name, isHidden } = own;
    return { seat: { tableId, qrToken, guestId }, name, isHidden };
  }

  function change(next: Partial<TalkState>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }

  /** What is to be told: null while nobody could hear it, or nobody looks. */
  function claim(): Claim | null {
    const { socketState, cart, hasUnconfirmedEvents } = session.snapshot();
    if (socketState !== 'OPEN' || !state.seat || !deps.page.isVisible()) return null;
    const { seat, name, isHidden } = state;
    // A cart the server has not seen yet, or one that pays a bill, is nothing to show.
    const isKnown = !hasUnconfirmedEvents || cart.cartId === sentClaim?.cartId;
    const cartId = cart.chequeId === null && isKnown ? cart.cartId : null;
    return { ...seat, name, isHidden, cartId };
  }

  function look() {
    const next = claim();
    if (isSame(next, sentClaim)) return;
    asksWhoIsThere ||= sentClaim === null;
    sentClaim = next;
    if (next === null) return callOffSign?.();
    // The connection may have been opened before the code was scanned.
    if (next.qrToken !== introducedWith) session.introduceAgain();
    introducedWith = next.qrToken;
    sign();
  }

  function sign() {
    callOffSign?.();
    if (sentClaim === null) return;
    const { tableId, guestId, cartId, name, isHidden } = sentClaim;
    const eventId = deps.newId();
    awaited.set(eventId, isHidden ? 'HIDDEN' : 'SEATED');
    const type = isHidden ? 'GUEST_LEFT' : cartId === null ? 'GUEST_JOINED' : 'CART_LINKED';
    const createdAt = new Date(timers.now()).toISOString();
    const data = { type, eventId, createdAt, tableId, cartId, name, guestId };
    session.send({ action: 'put-social-table-event', data });
    callOffSign = timers.after(TABLE_GUEST_SIGN_MS, sign);
  }

  function hear(message: unknown): boolean {
    const { domain, data, code, eventId } = (message ?? {}) as Record<string, unknown>;
    if (domain === 'SOCIAL_TABLE_EVENT') {
      const confirmed = take((data as { eventId?: unknown } | null)?.eventId);
      change({ revision: state.revision + 1, ...(confirmed ? { presence: confirmed } : {}) });
      if (confirmed === 'SEATED') askWhoIsThere();
      return true;
    }
    if (typeof code !== 'string') return false;
    // The code on the table counts no longer: the answer to what we told says so too, and is the one to act on.
    if (eventId === undefined && code === 'FORBIDDEN') return awaited.size > 0;
    if (take(eventId) === null) return false;
    callOffSign?.();
    if (code === 'FORBIDDEN') change({ presence: 'ENDED', revision: state.revision + 1 });
    else callOffSign = timers.after(TRY_AGAIN_MS, sign);
    return true;
  }

  /** After a tunnel everybody who is there is named once more, and what was missed is read. */
  function askWhoIsThere() {
    if (!asksWhoIsThere || sentClaim === null) return;
    asksWhoIsThere = false;
    session.send({ action: 'broadcast-venue-social-table', data: { tableId: sentClaim.tableId } });
  }

  function take(eventId: unknown): 'SEATED' | 'HIDDEN' | null {
    if (typeof eventId !== 'string') return null;
    const answer = awaited.get(eventId) ?? null;
    awaited.delete(eventId);
    return answer;
  }

  function ownChanged() {
    const own = readOwn();
    const isOther =
      own.seat?.qrToken !== state.seat?.qrToken ||
      own.seat?.guestId !== state.seat?.guestId ||
      own.name !== state.name ||
      own.isHidden !== state.isHidden;
    if (!isOther) return;
    const isOtherSeat = own.seat?.qrToken !== state.seat?.qrToken;
    change({ ...own, ...(isOtherSeat ? { presence: null } : {}) });
    look();
  }

  const stops = [
    session.listen(hear),
    session.subscribe(look),
    localData.subscribe(ownChanged),
    deps.page.onChange(look),
  ];
  look();

  return {
    snapshot: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose: ({ name, isHidden }) => {
      if (!state.seat) return;
      const { tableId, guestId } = state.seat;
      localData.set('tableGuest', {
        tableId,
        guestId,
        name: name === undefined ? state.name : cleanGuestName(name),
        isHidden: isHidden ?? state.isHidden,
      });
    },
    stop: () => {
      callOffSign?.();
      stops.forEach((stop) => stop());
    },
  };
}

const isSame = (one: Claim | null, other: Claim | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
