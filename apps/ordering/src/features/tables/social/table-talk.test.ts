import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { wirePair } from '@tallrik/contract/client/fakes/wire-pair';
import { clientMessageSchema } from '@tallrik/contract/socket-messages';
import { describe, expect, it } from 'vitest';
import { openCartSession } from '../../../shared/cart-socket/cart-session.ts';
import { openLocalData } from '../../../shared/local-data/local-data.ts';
import { newId } from '../../../shared/new-id.ts';
import { openTableTalk } from './table-talk.ts';

const TABLE = '00000000-0000-4000-8000-000000000007';
type Event = {
  type: string;
  eventId: string;
  guestId: string;
  name: string;
  cartId: string | null;
  tableId: string;
};

/** The app's own socket and cart, with the server's end held by the test. */
function sit(stored: { guest?: { name: string; tableId?: string } } = {}) {
  const clock = handClock();
  const wires = wirePair();
  const localData = openLocalData('company-1', null);
  localData.set('tableId', TABLE);
  localData.set('qrOrder', 'token-1');
  if (stored.guest)
    localData.set('tableGuest', {
      tableId: TABLE,
      guestId: newId(),
      isHidden: false,
      ...stored.guest,
    });
  const session = openCartSession({
    companyId: '00000000-0000-4000-8000-00000000000c',
    localData,
    timers: clock,
    openWire: wires.openWire,
    newId,
    categoriesOf: () => () => new Set(),
    gateway: {
      readEvents: async () => [],
      postEvents: async () => ({ confirmed: [], refused: [] }),
    },
  });
  let isVisible = true;
  let turned = () => {};
  const talk = openTableTalk({
    session,
    localData,
    timers: clock,
    newId,
    page: {
      isVisible: () => isVisible,
      onChange: (listener) => {
        turned = listener;
        return () => undefined;
      },
    },
  });
  const sent = (action: string) => wires.last().sent.filter((message) => message.action === action);
  return {
    /** Time goes by on a connection that lives: every ping is answered. */
    pass: async (ms: number) => {
      for (let gone = 0; gone < ms; gone += 1_000) {
        await clock.pass(1_000);
        wires.last().deliver({ action: 'pong' });
      }
    },
    clock,
    wires,
    localData,
    session,
    talk,
    sent,
    dispatched: () => sent('put-social-table-event').map(({ data }) => data as Event),
    look: (visible: boolean) => {
      isVisible = visible;
      turned();
    },
    confirm: () => {
      const event = sent('put-social-table-event').at(-1)?.data as Event;
      wires.last().deliver({ domain: 'SOCIAL_TABLE_EVENT', data: { ...event, cartId: 'alias' } });
    },
    refuse: (code: string) => {
      const event = sent('put-social-table-event').at(-1)?.data as Event;
      wires.last().deliver({ message: 'No', code, eventId: event.eventId });
    },
  };
}

describe('[D-206] [F-43] a guest’s place at the table', () => {
  it('[SOCKET-05] [SOCKET-06] is told as soon as the socket is open, in words the server takes', () => {
    const world = sit();
    expect(world.wires.last().sent).toEqual([]);
    world.wires.last().accept();
    expect(world.dispatched()).toMatchObject([
      { type: 'GUEST_JOINED', tableId: TABLE, name: '', cartId: null },
    ]);
    world.confirm();
    expect(world.talk.snapshot().presence).toBe('SEATED');
    expect(world.sent('broadcast-venue-social-table')).toEqual([
      { action: 'broadcast-venue-social-table', data: { tableId: TABLE } },
    ]);
    for (const message of world.wires.last().sent)
      expect(clientMessageSchema.safeParse(message).error).toBeUndefined();
  });

  it('introduces the phone by its code first: the connection may be older than the scan', () => {
    const world = sit();
    world.wires.last().accept();
    const actions = world.wires.last().sent.map(({ action }) => action);
    expect(actions.slice(0, actions.indexOf('put-social-table-event'))).toContain('authenticate');
    world.localData.set('qrOrder', 'token-2');
    expect(world.sent('authenticate').at(-1)).toMatchObject({ data: { tableToken: 'token-2' } });
    expect(world.wires.last().sent.at(-1)).toMatchObject({ action: 'put-social-table-event' });
  });

  it('[SOCKET-09] rises with everything the table says, and the cart hears nothing of it', () => {
    const world = sit();
    world.wires.last().accept();
    const before = world.talk.snapshot().revision;
    world.wires.last().deliver({ domain: 'SOCIAL_TABLE_EVENT', data: { type: 'CART_CHANGED' } });
    expect(world.talk.snapshot().revision).toBe(before + 1);
    expect(world.session.snapshot().refusal).toBeNull();
  });

  it('is told again every 45 s while somebody looks, and not while nobody does', async () => {
    const world = sit();
    world.wires.last().accept();
    world.confirm();
    await world.pass(44_000);
    expect(world.dispatched()).toHaveLength(1);
    await world.pass(1_000);
    expect(world.dispatched()).toHaveLength(2);
    world.look(false);
    await world.pass(200_000);
    expect(world.dispatched()).toHaveLength(2);
  });

  it('a chosen name is cleaned, kept on the device, and told at once', () => {
    const world = sit();
    world.wires.last().accept();
    world.talk.choose({ name: '  <b>Ada</b> ' });
    expect(world.dispatched().at(-1)).toMatchObject({ name: 'Ada' });
    expect(world.localData.get('tableGuest')).toMatchObject({ name: 'Ada', tableId: TABLE });
    expect(new Set(world.dispatched().map(({ guestId }) => guestId)).size).toBe(1);
  });

  it('a name chosen for other people is not told to these', () => {
    const world = sit({ guest: { name: 'Darling', tableId: 'another' } });
    world.wires.last().accept();
    expect(world.dispatched()).toMatchObject([{ name: '' }]);
    const same = sit({ guest: { name: 'Ada' } });
    same.wires.last().accept();
    expect(same.dispatched()).toMatchObject([{ name: 'Ada' }]);
  });

  it('who hides is seen no more, and asks for nobody', () => {
    const world = sit();
    world.wires.last().accept();
    world.confirm();
    world.talk.choose({ isHidden: true });
    expect(world.dispatched().at(-1)).toMatchObject({ type: 'GUEST_LEFT' });
    world.confirm();
    expect(world.talk.snapshot().presence).toBe('HIDDEN');
    expect(world.sent('broadcast-venue-social-table')).toHaveLength(1);
  });

  it('a new cart is linked once the server has it, not before', () => {
    const world = sit();
    world.wires.last().accept();
    world.session.startCart({
      venueId: '00000000-0000-4000-8000-00000000000b',
      serviceType: 'EAT_HERE',
    });
    expect(world.dispatched().every(({ cartId }) => cartId === null)).toBe(true);
    const cartId = world.localData.get('cartId') ?? '';
    const [event] = world.localData.get('unconfirmedEvents');
    const data = { cartId, eventId: event?.eventId, sequence: 1, event };
    world.wires.last().deliver({ domain: 'EVENT_CONFIRMED', data });
    expect(world.dispatched().at(-1)).toMatchObject({ type: 'CART_LINKED', cartId });
    const count = world.dispatched().length;
    world.session.dispatch({ type: 'SET_COMMENT', comment: 'x' });
    expect(world.dispatched()).toHaveLength(count);
  });

  it('after a tunnel it is told anew, and everybody who is there is asked for', async () => {
    const world = sit();
    world.wires.last().accept();
    world.confirm();
    world.wires.last().hangUp();
    expect(world.dispatched()).toHaveLength(1);
    await world.clock.pass(2_000);
    world.wires.last().accept();
    expect(world.dispatched()).toHaveLength(1);
    world.confirm();
    expect(world.sent('broadcast-venue-social-table')).toHaveLength(1);
  });

  it('[D-205] a sitting that is over is said so, without troubling the cart, until the code is scanned again', async () => {
    const world = sit();
    world.wires.last().accept();
    world.wires.last().deliver({ message: 'Scan the code on the table again', code: 'FORBIDDEN' });
    world.refuse('FORBIDDEN');
    expect(world.talk.snapshot().presence).toBe('ENDED');
    expect(world.session.snapshot().refusal).toBeNull();
    await world.pass(200_000);
    expect(world.dispatched()).toHaveLength(1);
    world.localData.set('qrOrder', 'token-2');
    expect(world.talk.snapshot().presence).toBeNull();
    expect(world.dispatched()).toHaveLength(2);
  });

  it('who is told to wait tries again later; a refusal of the cart stays the cart’s', async () => {
    const world = sit();
    world.wires.last().accept();
    world.refuse('RATE_LIMITED');
    await world.pass(20_000);
    expect(world.dispatched()).toHaveLength(2);
    world.wires.last().deliver({ message: 'No', code: 'OUT_OF_STOCK', eventId: 'of-the-cart' });
    expect(world.session.snapshot().refusal).toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('nobody at home is at a table', () => {
    const world = sit();
    world.localData.set('qrOrder', null);
    world.wires.last().accept();
    expect(world.talk.snapshot().seat).toBeNull();
    expect(world.dispatched()).toEqual([]);
  });
});
