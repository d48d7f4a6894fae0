import type { ServiceType } from '@tallrik/domain/company/service-types';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClearCartQuestion } from '../cart-question/ClearCartQuestion.tsx';
import type { Services } from '../services/services.tsx';
import { GuestStory } from '../testing/GuestStory.tsx';
import { teachNativeDialogs } from '../testing/native-dialogs.ts';
import { soupLine, stillCart } from '../testing/still-cart.ts';
import { useBeginOrder } from './use-begin-order.ts';

beforeEach(teachNativeDialogs);
afterEach(cleanup);

function Door({ serviceType }: { serviceType: ServiceType }) {
  const beginOrder = useBeginOrder();
  return (
    <>
      <button type="button" onClick={() => void beginOrder({ venueId: 'venue-2', serviceType })}>
        Begin
      </button>
      <output>{useLocation().pathname}</output>
    </>
  );
}

async function begin(services: Partial<Services>, serviceType: ServiceType = 'TAKE_AWAY') {
  render(
    <MemoryRouter>
      <GuestStory language="en" services={services}>
        <ClearCartQuestion>
          <Door serviceType={serviceType} />
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

  it('[LAND-05] with dishes in the cart asks first, and keeps them when told so', async () => {
    const { session, started, told } = stillCart([soupLine]);
    await begin({ cart: session });
    expect(started).toEqual([]);
    await press('Keep my cart');
    expect(started).toEqual([]);
    expect(told).toEqual([]);
    expect(place()).toBe('/');
  });

  it('[LAND-05] a yes clears the old cart and goes on', async () => {
    const { session, started, told } = stillCart([soupLine]);
    await begin({ cart: session });
    await press('Clear the cart');
    expect(told).toEqual([{ type: 'CLEAR_CART' }]);
    expect(started).toEqual(['venue-2']);
  });

  it('[PAY-29] an ordered cart has nothing to lose', async () => {
    const { session, started } = stillCart([soupLine], { orderId: 'order-1' });
    await begin({ cart: session });
    expect(started).toEqual(['venue-2']);
  });
});
