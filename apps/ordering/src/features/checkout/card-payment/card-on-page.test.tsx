import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { teachMedia } from '../../../shared/testing/teach-media.ts';
import { openForm, preparePayment, showPayment } from '../testing/payment-page.tsx';

/** What the provider's library was told by the page. */
const adyen = vi.hoisted(() => ({
  configurations: [] as Record<string, unknown>[],
  dropins: [] as Record<string, unknown>[],
}));
vi.mock('@adyen/adyen-web', () => ({
  Card: class {},
  ApplePay: class {},
  AdyenCheckout: async (configuration: Record<string, unknown>) => {
    adyen.configurations.push(configuration);
    return { options: { ...configuration } };
  },
  Dropin: class {
    constructor(_checkout: unknown, options: Record<string, unknown>) {
      adyen.dropins.push(options);
    }
    mount() {
      return this;
    }
    unmount() {}
  },
}));

beforeEach(() => {
  preparePayment();
  teachMedia(false);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('[PAY-40] [D-06] [D-76] the cart’s page opens the provider’s own form, with Apple Pay first, in the server’s environment', async () => {
  // Read before the test: how long a file takes is not what it asks.
  await import('./CardDropIn.tsx');
  showPayment();
  await openForm();
  await act(() => vi.waitFor(() => expect(adyen.dropins).toHaveLength(1)));
  expect(adyen.dropins).toMatchObject([{ instantPaymentTypes: ['applepay'] }]);
  expect(adyen.configurations[0]).toMatchObject({
    clientKey: 'test_KEY',
    environment: 'test',
    session: { id: 'CS1', sessionData: 'data' },
  });
});
