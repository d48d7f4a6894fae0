import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { PositionAnswer } from '../../../shared/native-bridge/native-bridge.ts';
import { browserBridge } from '../../../shared/native-bridge/native-bridge.ts';
import { teachNativeDialogs } from '../../../shared/testing/native-dialogs.ts';
import { place, press, showPage, type ShowPage } from '../../../shared/testing/show-page.tsx';
import { aVenueAnswer, openDaily, shopAnswers } from '../../../shared/testing/shop-answers.ts';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { teachMedia } from '../../../shared/testing/teach-media.ts';
import { StoreListingScreen } from './StoreListingScreen.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const located = (id: string, name: string, lat: number, more: object = {}) =>
  aVenueAnswer({
    id,
    name,
    location: { id, name: null, street: `${name} 1`, lat, long: 18, city: 'Stockholm', zip: '118' },
    ...more,
  });
const near = located('near', 'Near', 59.301);
const far = located('far', 'Far', 59.5);

function open(venues: object[], more: Partial<ShowPage> & { position?: PositionAnswer } = {}) {
  return showPage({
    Screen: StoreListingScreen,
    pattern: '/store-listing',
    at: '/store-listing',
    ...more,
    services: {
      bridge: {
        vibrate: () => undefined,
        findPosition: async () => more.position ?? { kind: 'UNKNOWN' },
      },
      ...more.services,
    },
    answers: { ...shopAnswers(), VenueList: () => ({ allVenues: venues }), ...more.answers },
  });
}
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });
const rows = () =>
  screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
const here: PositionAnswer = { kind: 'FOUND', position: { lat: 59.3, long: 18 } };

describe('the venue list', () => {
  it('[VENUE-02] shows name, street or place, zip and city, and today’s hours', async () => {
    open([
      located('a', 'Alpha', 59, { availabilities: openDaily('10:00', '22:00') }),
      located('b', 'Beta', 59, {
        location: {
          id: 'b',
          name: 'The mill',
          street: null,
          lat: null,
          long: null,
          city: 'Lund',
          zip: '222',
        },
        availabilities: [],
      }),
    ]);
    await row('Alpha');
    expect(rows()).toEqual([
      'AlphaAlpha 1, 118 Stockholm10:00–22:00',
      'BetaThe mill, 222 LundClosed',
    ]);
  });

  it('[D-30] hours that are not the usual ones say so', async () => {
    const today = (initialEnd: string) =>
      openDaily('10:00', '15:00').map((day) => ({
        ...day,
        timeRange: { ...day.timeRange, initialStart: '10:00', initialEnd },
      }));
    open([
      located('a', 'Alpha', 59, { availabilities: today('22:00') }),
      located('b', 'Beta', 59, { availabilities: today('15:00') }),
    ]);
    expect((await row('Alpha')).textContent).toContain('15:00 (Changed hours today)');
    expect((await row('Beta')).textContent).not.toContain('Changed hours');
  });

  it('[PLACES-13] [O-18] on a holiday today’s row says its hours and the usual ones, closed too', async () => {
    const today = (ranges: object[]) => ({
      availabilities: openDaily('10:00', '22:00'),
      exceptions: [
        {
          id: 'holiday',
          name: 'Epiphany',
          firstDay: '2026-03-02',
          lastDay: '2026-03-02',
          isYearly: false,
          ranges,
        },
      ],
    });
    open([
      located('a', 'Alpha', 59, today([{ start: '12:00', end: '15:00' }])),
      located('b', 'Beta', 59, today([])),
    ]);
    expect((await row('Alpha')).textContent).toContain(
      '12:00–15:00 (Epiphany, usually 10:00–22:00)',
    );
    expect((await row('Beta')).textContent).toContain(
      'Closed (Epiphany, usually 10:00–22:00)Closed · opens Tue 10:00',
    );
  });

  it('[VENUE-01] [VENUE-03] [VENUE-11] finds the guest, puts the nearest first and says how far', async () => {
    const { localData } = open([far, near], { position: here });
    await row('Far');
    expect(rows()[0]).toContain('Far');
    await press('Find my position');
    expect(localData.get('userLocation')).toEqual({ lat: 59.3, long: 18 });
    expect(rows()[0]).toMatch(/^Near.*111 m$/);
    expect(rows()[1]).toMatch(/^Far.*22 km$/);
  });

  it('[VENUE-07] [D-37] a no is explained, and the list stays', async () => {
    open([far, near], { position: { kind: 'DENIED' } });
    await row('Far');
    await press('Find my position');
    const dialog = screen.getByRole('alertdialog', { name: "We can't see where you are" });
    expect(dialog.textContent).toContain('You can still choose one from the list.');
    await press('OK');
    expect(screen.queryByRole('alertdialog')?.hasAttribute('open') ?? false).toBe(false);
  });

  it('[VENUE-08] code 1 of the browser is a no, every other code is not', async () => {
    const answering = (code: number) =>
      browserBridge({
        geolocation: {
          getCurrentPosition: (_found: unknown, failed: (error: { code: number }) => void) =>
            failed({ code }),
        } as unknown as Geolocation,
      }).findPosition();
    expect(await answering(1)).toEqual({ kind: 'DENIED' });
    expect(await answering(2)).toEqual({ kind: 'UNKNOWN' });
    expect(await answering(3)).toEqual({ kind: 'UNKNOWN' });
  });

  it('[VENUE-04] [VENUE-05] [VENUE-06] one venue opens at a time, with the ways to order', async () => {
    open([far, near]);
    await row('Far');
    await press(/^Far/);
    expect(screen.getByRole('button', { expanded: true }).textContent).toContain('Far');
    await press(/^Near/);
    const opened = screen.getAllByRole('button', { expanded: true });
    expect(opened).toHaveLength(1);
    expect(opened[0]?.textContent).toContain('Near');
    for (const name of ['Eat here', 'Take away', 'Order for later']) {
      expect(screen.getByRole('button', { name })).toBeDefined();
    }
    await press(/^Near/);
    expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  });

  it('[VENUE-05] [VENUE-14] [CONF-09] [D-29] offers what the company allows, and never delivery', async () => {
    open([near], { company: { configuration: { serviceTypes: ['DELIVERY', 'TAKE_AWAY'] } } });
    await row('Near');
    await press(/^Near/);
    expect(screen.getByRole('button', { name: 'Take away' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Eat here' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delivery' })).toBeNull();
  });

  it('[VENUE-13] a service type begins a cart and opens the venue', async () => {
    const cart = stillCart([]);
    open([near], { cart });
    await row('Near');
    await press(/^Near/);
    await press('Take away');
    expect(cart.started).toEqual(['near']);
    expect(place()).toBe('/order/near');
  });

  it('[VENUE-12] lists what is active and not deleted', async () => {
    open([near, { ...far, active: false }, { ...far, id: 'gone', deleted: true }]);
    await row('Near');
    expect(rows()).toHaveLength(1);
  });

  it('[VENUE-09] [D-36] a closed app says so and lists nothing', async () => {
    open([near], { company: { company: { hasAppOrders: false } } });
    expect(
      await screen.findByRole('heading', { name: /Ordering in the app is closed for now/ }),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /Near/ })).toBeNull();
  });

  it('says what to do where there is nothing, and asks again where it failed', async () => {
    open([]);
    expect(await screen.findByText('No restaurant is open in the app')).toBeDefined();
    cleanup();
    let isDown = true;
    open([], {
      answers: {
        VenueList: () => (isDown ? Promise.reject(new Error('down')) : { allVenues: [near] }),
      },
    });
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await press('Try again');
    expect(await row('Near')).toBeDefined();
  });
});

// The stories' clock stands at 13:00 in Stockholm, on a Monday.
describe('a venue that is closed now', () => {
  const expanded = async (venue: object, more: Partial<ShowPage> = {}) => {
    open([venue], more);
    await row('Near');
    await press(/^Near/);
    return screen.getByRole('list');
  };

  const evenings = { ...near, availabilities: openDaily('17:00', '22:00') };
  const takeAwayOnly = {
    AppliedMenus: () => ({
      getAppliedMenus: [
        {
          id: 'm',
          venueId: 'near',
          serviceTypes: ['TAKE_AWAY'],
          availabilities: [],
          menuEntries: [],
        },
      ],
    }),
  };

  it('[F-33] [F-81] [D-175] for later offers only the ways of eating that are served there', async () => {
    const cart = stillCart([]);
    await expanded(evenings, { cart, answers: takeAwayOnly });
    await press(/^Order for later/);
    const sheet = await screen.findByRole('dialog', { name: 'When would you like it?' });
    expect(within(sheet).queryByRole('button', { name: 'Eat here' })).toBeNull();
    expect(within(sheet).queryByText(/outside of the opening hours|serves nothing/)).toBeNull();
    await press('Continue');
    expect(cart.started).toEqual(['near']);
  });

  it('[F-33] [F-81] [TIME-08] a way of eating that is not served there is named as the reason, and the other one is offered', async () => {
    await expanded(evenings, { answers: takeAwayOnly });
    await press('Eat here');
    const sheet = await screen.findByRole('dialog', { name: 'When would you like it?' });
    expect(
      within(sheet).getByText('Near does not offer “Eat here”. Your order will be “Take away”.'),
    ).toBeDefined();
    expect(within(sheet).queryByText(/outside of the opening hours|serves nothing/)).toBeNull();
    expect(
      within(sheet).getByRole<HTMLButtonElement>('button', { name: 'Continue' }).disabled,
    ).toBe(false);
  });

  it('[VENUE-16] takes orders for later', async () => {
    const list = await expanded(evenings);
    expect(list.textContent).toContain('We are closed right now, but you can order for later.');
    expect(within(list).getByRole('button', { name: /^Order for later/ })).toBeDefined();
  });

  it('[F-33] [D-176] says so in its row, with when it opens, before anybody taps', async () => {
    open([evenings]);
    expect((await row('Near')).textContent).toContain('17:00–22:00Closed · opens Mon 17:00');
    cleanup();
    open([{ ...near, availabilities: openDaily('17:00', '17:05') }]);
    expect((await row('Near')).textContent).toContain('17:00–17:05Closed');
  });

  it('[F-33] [D-176] begins with the time: for later comes first, is filled and names the first slot', async () => {
    const list = await expanded(evenings);
    const [later, ...types] = within(list)
      .getAllByRole('button')
      .filter((button) => button.getAttribute('aria-expanded') === null);
    expect(later?.textContent).toBe('Order for later · Mon 17:00');
    expect(later?.className).toContain('filled');
    expect(types.map(({ textContent }) => textContent)).toEqual(['Eat here', 'Take away']);
    for (const type of types) expect(type.className).not.toContain('filled');
  });

  it('[F-33] [F-67] [D-175] [D-176] how to eat leads to when: with that way and the first slot chosen', async () => {
    const cart = stillCart([]);
    const menu = { id: 'm', venueId: 'near', availabilities: [], menuEntries: [] };
    await expanded(evenings, {
      cart,
      answers: {
        AppliedMenus: () => ({
          getAppliedMenus: [{ ...menu, serviceTypes: ['TAKE_AWAY', 'EAT_HERE'] }],
        }),
      },
    });
    await press('Take away');
    const sheet = await screen.findByRole('dialog', { name: 'When would you like it?' });
    const chosen = within(sheet).getByRole('button', { name: 'Take away' });
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(cart.started).toEqual([]);
    await press('Continue');
    expect(cart.started).toEqual(['near']);
    expect(cart.sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T16:00:00Z' }]);
    expect(place()).toBe('/order/near');
  });

  it('[D-146] a kitchen that is paused is closed, and takes orders for afterwards', async () => {
    const list = await expanded({ ...near, pausedUntil: '2026-03-02T13:00:00Z' });
    expect(list.textContent).toContain('We are closed right now, but you can order for later.');
  });

  it.each<[string, object, Partial<ShowPage>]>([
    ['without any hours', { availabilities: [] }, {}],
    ['with hours too short for any order', { availabilities: openDaily('17:00', '17:05') }, {}],
    ['paused for longer than anybody can choose', { pausedUntil: '2026-06-01T00:00:00Z' }, {}],
    [
      'where no time can be chosen',
      { availabilities: openDaily('17:00', '22:00') },
      { company: { configuration: { isPickupTimeDisabled: true } } },
    ],
  ])('[VENUE-15] [D-36] [CONF-15] %s it can only be looked at', async (_why, change, more) => {
    const list = await expanded({ ...near, ...change }, more);
    expect(list.textContent).toContain('We are closed. You are welcome to look at the menu.');
    expect(within(list).queryByRole('button', { name: 'Order for later' })).toBeNull();
    expect(within(list).getByRole('button', { name: 'Take away' })).toBeDefined();
  });
});

describe('ordering for later', () => {
  it('[TIME-03] [TIME-04] [F-67] [D-175] asks how first, then for day and time, and begins the cart with it', async () => {
    const cart = stillCart([]);
    open([near], {
      cart,
      answers: {
        AppliedMenus: () => ({
          getAppliedMenus: [
            {
              id: 'menu',
              venueId: 'near',
              serviceTypes: ['TAKE_AWAY', 'EAT_HERE'],
              availabilities: [],
              menuEntries: [],
            },
          ],
        }),
      },
    });
    await row('Near');
    await press(/^Near/);
    await press('Order for later');
    const sheet = await screen.findByRole('dialog', { name: 'When would you like it?' });
    const types = within(sheet).getByRole('group', { name: 'How would you like it?' });
    await act(async () => within(types).getByRole('button', { name: 'Take away' }).click());
    // F-67, D-175: whoever orders for later has the first slot chosen, not now.
    expect(within(sheet).getByLabelText<HTMLSelectElement>('Time').value).toBe(
      '2026-03-02T12:15:00Z',
    );
    await press('Continue');
    expect(cart.started).toEqual(['near']);
    expect(cart.sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T12:15:00Z' }]);
    expect(place()).toBe('/order/near');
  });
});
