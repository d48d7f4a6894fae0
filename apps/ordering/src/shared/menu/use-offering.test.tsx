import { act, cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../testing/show-page.tsx';
import { aMenu, shopAnswers } from '../testing/shop-answers.ts';
import type { Offering } from './offering.ts';
import { useOffering } from './use-offering.ts';

afterEach(cleanup);

it('the offering is computed for what is sold, not for every drawing of the page', async () => {
  const seen = new Set<Offering>();
  let drawings = 0;
  function Page() {
    const [count, setCount] = useState(0);
    const state = useOffering('venue-1');
    if (state.kind !== 'READY') return null;
    seen.add(state.offering);
    drawings += 1;
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        Again
      </button>
    );
  }
  showPage({
    Screen: Page,
    pattern: '/order/:venueId',
    at: '/order/venue-1',
    answers: shopAnswers({ menus: [aMenu(['Soup'])] }),
  });
  const again = await screen.findByRole('button', { name: 'Again' });
  for (let tap = 0; tap < 5; tap += 1) await act(async () => again.click());
  expect(drawings).toBeGreaterThan(5);
  expect(seen.size).toBe(1);
});
