import type { ServiceType } from '@tallrik/domain/company/service-types';
import { act, cleanup, configure, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLocation } from '../router/router.tsx';
import { MemoryRouter } from '../testing/memory-router.tsx';
import { ClearCartQuestion } from '../cart-question/ClearCartQuestion.tsx';
import { openLocalData } from '../local-data/local-data.ts';
import type { Services } from '../services/services.tsx';
import { GuestStory } from '../testing/GuestStory.tsx';
import { teachNativeDialogs } from '../testing/native-dialogs.ts';
import { soupLine, stillCart } from '../testing/still-cart.ts';
import { useBeginOrder } from './use-begin-order.ts';

// The question's code comes when it is asked; a machine with much to do takes more than a second for it.
configure({ asyncUtilTimeout: 4_000 });

beforeEach(teachNativeDialogs);
afterEach(cleanup);

function Starter(start: { serviceType: ServiceType; time?: string | undefined }) {
  const beginOrder = useBeginOrder();
  return (
    <>
      <button
        type="button"
        onClick={() => void beginOrder({ venueId: 'venue-2', ...startOf(start) })}
      >
        Begin
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

const startOf = ({ serviceType, time }: { serviceType: ServiceType; time?: string | undefined }) =>
  time === undefined ? { serviceType } : { serviceType, time };

async function begin(
  services: Partial<Services>,
  serviceType: ServiceType = 'TAKE_AWAY',
  time?: string,
) {
  render(
    <MemoryRouter>
      <GuestStory language="en" services={services}>
        <ClearCartQuestion>
          <Starter serviceType={serviceType} time={time} />
        </ClearCartQuestion>
      </GuestStory>
    </MemoryRouter>,
  );
  await press('Begin');
}

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
const place = () => screen.getByRole('status').textContent;

describe('beginning an order', () => {
  it('[VENUE-13] with an empty cart leads straight to the venue', async () => {
    const { session, started } = stillCart([]);
    await begin({ cart: session });
    expect(started).toEqual(['venue-2']);
    expect(place()).toBe('/order/venue-2');
  });

  it('[VENUE-14] a type that is not offered is logged and creates no cart', async () => {
    const { session, started } = stillCart([]);
    const logged: string[] = [];
    await begin({ cart: session, logError: ({ message }) => logged.push(message) }, 'DELIVERY');
    expect(logged).toEqual(['SERVICE_TYPE_NOT_OFFERED: DELIVERY']);
    expect(started).toEqual([]);
    expect(place()).toBe('/');
  });

  it('[LAND-05] [D-64] [F-32] [F-59] with dishes from elsewhere asks first and says why; keeping them opens their cart', async () => {
    const { session, started, sent } = stillCart([soupLine], { serviceType: 'TAKE_AWAY' });
    await begin({ cart: session });
    expect(started).toEqual([]);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('from another restaurant');
    await press('Keep my cart');
    expect(started).toEqual([]);
    expect(sent).toEqual([]);
    expect(place()).toBe('/order/venue-1/cart');
  });

  it('[D-64] [F-32] the cart’s own venue and way of eating lead straight back into it', async () => {
    const own = { venueId: 'venue-2', serviceType: 'TAKE_AWAY' } as const;
    const { session, started, sent } = stillCart([soupLine], own);
    await begin({ cart: session });
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(started).toEqual([]);
    expect(sent).toEqual([]);
    expect(place()).toBe('/order/venue-2/cart');
  });

  it('[D-64] [F-32] a time chosen on the way back goes along', async () => {
    const own = { venueId: 'venue-2', serviceType: 'TAKE_AWAY' } as const;
    const { session, sent } = stillCart([soupLine], own);
    await begin({ cart: session }, 'TAKE_AWAY', '2026-03-02T16:00:00Z');
    expect(sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T16:00:00Z' }]);
    expect(place()).toBe('/order/venue-2/cart');
  });

  it('[TIME-18] [DATA-39] [D-232] [F-51] menus by the hour: another time is asked about, and only starting over takes it', async () => {
    const own = { venueId: 'venue-2', serviceType: 'TAKE_AWAY' } as const;
    const localData = openLocalData('story-company', null);
    localData.set('hasTimeControlledMenus', true);
    const { session, sent, started } = stillCart([soupLine], own);
    await begin({ cart: session, localData }, 'TAKE_AWAY', '2026-03-02T16:00:00Z');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'The menu depends on the time',
    );
    expect(sent).toEqual([]);
    await press('Clear the cart');
    expect(started).toEqual(['venue-2']);
    expect(sent).toEqual([
      { type: 'CLEAR_CART' },
      { type: 'SET_PICKUP_TIME', time: '2026-03-02T16:00:00Z' },
    ]);
  });

  it('[D-232] the time the cart has already is no other one', async () => {
    const own = {
      venueId: 'venue-2',
      serviceType: 'TAKE_AWAY',
      pickupTime: '2026-03-02T16:00:00Z',
    } as const;
    const localData = openLocalData('story-company', null);
    localData.set('hasTimeControlledMenus', true);
    const { session, sent } = stillCart([soupLine], own);
    await begin({ cart: session, localData }, 'TAKE_AWAY', '2026-03-02T16:00:00Z');
    expect(sent).toEqual([]);
    expect(place()).toBe('/order/venue-2/cart');
  });

  it('[LAND-05] [D-64] [F-59] another way of eating at the same venue is another order, in words', async () => {
    const own = { venueId: 'venue-2', serviceType: 'EAT_HERE' } as const;
    const { session, started } = stillCart([soupLine], own);
    await begin({ cart: session });
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('You began with "Eat here"');
    expect(started).toEqual([]);
  });

  it('[F-59] keeping is the filled button and comes first, clearing is red', async () => {
    const { session } = stillCart([soupLine]);
    await begin({ cart: session });
    const [keep, clear] = within(await screen.findByRole('alertdialog')).getAllByRole('button');
    expect(keep?.textContent).toBe('Keep my cart');
    expect(keep?.className).toContain('filled');
    expect(clear?.textContent).toBe('Clear the cart');
    expect(clear?.className).toContain('dangerLine');
  });

  it('[LAND-05] a yes clears the old cart and goes on', async () => {
    const { session, started, sent } = stillCart([soupLine]);
    await begin({ cart: session });
    await screen.findByRole('alertdialog');
    await press('Clear the cart');
    expect(sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(started).toEqual(['venue-2']);
  });

  it('[PAY-29] an ordered cart has nothing to lose', async () => {
    const { session, started } = stillCart([soupLine], { orderId: 'order-1' });
    await begin({ cart: session });
    expect(started).toEqual(['venue-2']);
  });
});
