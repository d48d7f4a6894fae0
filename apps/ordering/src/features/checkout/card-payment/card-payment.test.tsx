import { act, cleanup, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teachMedia } from '../../../shared/testing/teach-media.ts';
import { CardDropIn, type CardDropInProps } from './CardDropIn.tsx';
import { resumeRedirect } from './card-form.ts';
import type { openedMethod } from './selected-method.ts';

type Configuration = Record<string, unknown> & {
  beforeSubmit: (
    data: unknown,
    element: unknown,
    actions: { resolve: (data: unknown) => void },
  ) => void;
  onPaymentCompleted: (data: unknown) => void;
  onPaymentFailed: (data: unknown, element?: { setStatus: (status: string) => void }) => void;
  onError: (error: Error) => void;
};

/** Stands for the library: what it was told, and how its promises end. */
const adyen = vi.hoisted(() => ({
  configurations: [] as Configuration[],
  addresses: [] as string[],
  checkouts: [] as Array<{ options: Record<string, unknown>; submitted: unknown[] }>,
  mounted: [] as Element[],
  dropins: [] as Array<Record<string, unknown>>,
  setUp: async (): Promise<void> => undefined,
}));

vi.mock('@adyen/adyen-web', () => ({
  Card: class {},
  ApplePay: class {},
  AdyenCheckout: async (configuration: Configuration) => {
    adyen.configurations.push(configuration);
    adyen.addresses.push(window.location.href);
    await adyen.setUp();
    const submitted: unknown[] = [];
    const checkout = {
      options: { ...configuration },
      submitted,
      submitDetails: (details: unknown) => submitted.push(details),
    };
    adyen.checkouts.push(checkout);
    return checkout;
  },
  Dropin: class {
    node: Element | null = null;
    constructor(_checkout: unknown, options: Record<string, unknown>) {
      adyen.dropins.push(options);
    }
    mount(node: Element) {
      this.node = node;
      adyen.mounted.push(node);
      return this;
    }
    unmount() {
      adyen.mounted = adyen.mounted.filter((node) => node !== this.node);
    }
  },
}));

const provider = {
  clientKey: 'test_KEY',
  environment: 'test',
  simulatorBase: '/checkoutshopper/test/',
} as const;

const dropIn = (change: Partial<CardDropInProps> = {}) => (
  <CardDropIn
    {...provider}
    session={{ id: 'CS1', sessionData: 'data' }}
    language="tr"
    countryCode="TR"
    label="Kartla ödeme"
    loadingText="Yükleniyor…"
    onRemoveCard={async () => true}
    payText="249,00 ₺ öde"
    onResult={vi.fn()}
    onError={vi.fn()}
    {...change}
  />
);
const show = async (element: React.ReactElement) => {
  const shown = render(element);
  await vi.waitFor(() => expect(adyen.mounted).toHaveLength(1));
  await act(async () => undefined);
  return shown;
};
const lastConfiguration = () => {
  const configuration = adyen.configurations.at(-1);
  if (configuration === undefined) throw new Error('The drop-in was not configured');
  return configuration;
};

beforeEach(() => {
  teachMedia(false);
  // jsdom has no canvas and says so on console.error.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  Object.assign(adyen, {
    configurations: [],
    addresses: [],
    checkouts: [],
    mounted: [],
    dropins: [],
    setUp: async () => undefined,
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe('the card drop-in', () => {
  it('[PAY-20] mounts with the session, in Turkish, and says when it is ready', async () => {
    await show(dropIn());
    const configuration = lastConfiguration();
    expect(configuration).toMatchObject({
      clientKey: 'test_KEY',
      environment: 'test',
      session: { id: 'CS1', sessionData: 'data' },
      locale: 'tr-TR',
      countryCode: 'TR',
      analytics: { enabled: false },
    });
    expect(configuration.translations).toMatchObject({
      'tr-TR': { payAmountFormat: '249,00 ₺ öde', 'creditCard.cardNumber.label': 'Kart numarası' },
    });
    const region = screen.getByRole('region', { name: 'Kartla ödeme' });
    expect(region.getAttribute('aria-busy')).toBe('false');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('[D-155] [F-51] opens with the kept card that was used last, or with a new one where that was typed', async () => {
    const stored = [{ id: 'first' }, { id: 'used' }];
    const opened = async (selectedMethod: string | null) => {
      await show(dropIn({ selectedMethod }));
      const { openFirstStoredPaymentMethod, openPaymentMethod, filterStoredPaymentMethods } =
        adyen.dropins.at(-1) as ReturnType<typeof openedMethod>;
      cleanup();
      return {
        openFirstStoredPaymentMethod,
        openPaymentMethod,
        first: filterStoredPaymentMethods(stored)[0]?.id,
      };
    };
    const none = undefined;
    expect(await opened(null)).toEqual({
      openFirstStoredPaymentMethod: true,
      openPaymentMethod: none,
      first: 'first',
    });
    expect(await opened('used')).toEqual({
      openFirstStoredPaymentMethod: true,
      openPaymentMethod: none,
      first: 'used',
    });
    expect(await opened('scheme')).toEqual({
      openFirstStoredPaymentMethod: false,
      openPaymentMethod: { type: 'scheme' },
      first: 'first',
    });
    expect(await opened('a card of somebody else')).toMatchObject({ first: 'first' });
  });

  it('[D-155] [F-51] tells what was pressed pay with: a kept card by its id, else the kind; one that is to be kept is not typed again', async () => {
    const onSubmit = vi.fn();
    await show(dropIn({ onSubmit }));
    const submit = (paymentMethod: object, storePaymentMethod = false) =>
      lastConfiguration().beforeSubmit({ paymentMethod, storePaymentMethod }, null, {
        resolve: vi.fn(),
      });
    submit({ type: 'scheme', storedPaymentMethodId: '8415' });
    submit({ type: 'scheme', encryptedCardNumber: 'secret' });
    submit({ type: 'scheme', encryptedCardNumber: 'secret' }, true);
    submit({});
    expect(onSubmit.mock.calls).toEqual([['8415'], ['scheme'], [null], [null]]);
  });

  it.each([
    ['en', 'en-US'],
    ['se', 'sv-SE'],
    ['es', 'es-ES'],
    ['no', 'no-NO'],
    ['dk', 'da-DK'],
  ] as const)('[I18N-01] %s is %s to the library', async (language, locale) => {
    await show(dropIn({ language, payText: null }));
    expect(lastConfiguration().locale).toBe(locale);
    expect(lastConfiguration().translations).toEqual({ [locale]: {} });
  });

  it('[D-76] is mounted once where React mounts twice, and gone when it goes', async () => {
    const { unmount } = await show(<StrictMode>{dropIn()}</StrictMode>);
    expect(adyen.mounted).toHaveLength(1);
    unmount();
    expect(adyen.mounted).toEqual([]);
  });

  it('[PAY-04] a new session mounts anew', async () => {
    const { rerender } = await show(dropIn());
    rerender(dropIn({ session: { id: 'CS2', sessionData: 'other' } }));
    await vi.waitFor(() => expect(adyen.dropins).toHaveLength(2));
    await act(async () => undefined);
    expect(adyen.mounted).toHaveLength(1);
    expect(lastConfiguration().session).toEqual({ id: 'CS2', sessionData: 'other' });
  });

  it('[PAY-40] [PAY-41] offers Apple Pay above the form, and the cards a guest has stored', async () => {
    await show(dropIn());
    expect(adyen.dropins[0]).toMatchObject({
      instantPaymentTypes: ['applepay'],
      showStoredPaymentMethods: true,
    });
  });

  it.each([
    ['a finger', true],
    ['a keyboard', false],
  ])('[D-144] with %s the focus moves on by itself: %s', async (_guest, isTouch) => {
    teachMedia(isTouch);
    await show(dropIn());
    expect(adyen.dropins[0]).toMatchObject({
      paymentMethodsConfiguration: { card: { autoFocus: isTouch } },
    });
  });

  it('[D-81] says when the guest has pressed pay, and lets the payment go on', async () => {
    const onSubmit = vi.fn();
    const resolve = vi.fn();
    await show(dropIn({ onSubmit }));
    lastConfiguration().beforeSubmit({ paymentMethod: {} }, null, { resolve });
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(resolve).toHaveBeenCalledExactlyOnceWith({ paymentMethod: {} });
  });

  it('[PAY-21] hands over result code and session result', async () => {
    const onResult = vi.fn();
    await show(dropIn({ onResult }));
    lastConfiguration().onPaymentCompleted({ resultCode: 'Authorised', sessionResult: 'sr' });
    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      resultCode: 'Authorised',
      sessionResult: 'sr',
      sessionId: 'CS1',
    });
  });

  it('[D-371] a form that is gone speaks of its own session, whatever stands in its place', async () => {
    const onResult = vi.fn();
    const { rerender } = await show(dropIn({ onResult }));
    const first = lastConfiguration();
    rerender(dropIn({ onResult, session: { id: 'CS2', sessionData: 'data' } }));
    await vi.waitFor(() => expect(lastConfiguration()).not.toBe(first));
    first.onPaymentCompleted({ resultCode: 'Authorised', sessionResult: 'sr' });
    expect(onResult).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sessionId: 'CS1' }));
  });

  it('[PAY-23] a refusal makes the form ready for another try', async () => {
    const onResult = vi.fn();
    const setStatus = vi.fn();
    await show(dropIn({ onResult }));
    const refusal = { resultCode: 'Refused', sessionResult: 'sr' };
    lastConfiguration().onPaymentFailed(refusal, { setStatus });
    expect(setStatus).toHaveBeenCalledExactlyOnceWith('ready');
    expect(onResult).toHaveBeenCalledExactlyOnceWith({ ...refusal, sessionId: 'CS1' });
  });

  it('[PAY-22] [PAY-39] a failed call is an error and an ApiError', async () => {
    const onResult = vi.fn();
    const onError = vi.fn();
    await show(dropIn({ onResult, onError }));
    lastConfiguration().onError(new TypeError('down'));
    lastConfiguration().onPaymentFailed(new TypeError('down'));
    expect(onError).toHaveBeenCalledExactlyOnceWith({ name: 'TypeError', message: 'down' });
    expect(onResult).toHaveBeenCalledExactlyOnceWith({
      resultCode: 'ApiError',
      sessionResult: null,
      sessionId: 'CS1',
    });
  });

  it('[PAY-22] a session that cannot be set up is an ApiError, and nothing is mounted', async () => {
    const onResult = vi.fn();
    adyen.setUp = () => Promise.reject(new Error('no session'));
    render(dropIn({ onResult }));
    await vi.waitFor(() =>
      expect(onResult).toHaveBeenCalledExactlyOnceWith({
        resultCode: 'ApiError',
        sessionResult: null,
        sessionId: 'CS1',
      }),
    );
    expect(adyen.mounted).toEqual([]);
  });

  it('[PAY-26] tells how the challenge ended, and listens to nobody else', async () => {
    const onChallenge = vi.fn();
    await show(dropIn({ onChallenge }));
    const post = (data: unknown, origin: string) =>
      window.dispatchEvent(new MessageEvent('message', { data, origin }));
    const resultMessage = (result: object) => JSON.stringify({ type: 'challengeResult', result });
    const here = window.location.origin;
    post(resultMessage({ transStatus: 'Y' }), 'https://elsewhere.example');
    post('not for us', here);
    post(JSON.stringify({ type: 'fingerPrintResult', result: {} }), here);
    expect(onChallenge).not.toHaveBeenCalled();
    for (const transStatus of ['Y', 'N', 'U', undefined])
      post(resultMessage({ transStatus }), here);
    expect(onChallenge.mock.calls.flat()).toEqual(['Y', 'N', 'U', 'N/A']);
  });
});

describe('where the drop-in talks to', () => {
  it('[D-76] the simulator on our own origin, with its check on http lifted', async () => {
    await show(dropIn());
    const base = `${window.location.origin}/checkoutshopper/test/`;
    expect(lastConfiguration()._environmentUrls).toEqual({
      api: base,
      analytics: base,
      cdn: { images: base, translations: base },
    });
    expect(adyen.checkouts[0]?.options._environmentUrls).toMatchObject({
      api: 'http://localhost:8080/',
    });
  });

  it('[D-06] Adyen itself without a simulator, nothing loosened', async () => {
    await show(dropIn({ simulatorBase: null, environment: 'live', clientKey: 'live_KEY' }));
    expect(lastConfiguration()).toMatchObject({ environment: 'live', clientKey: 'live_KEY' });
    expect(lastConfiguration()).not.toHaveProperty('_environmentUrls');
    expect(adyen.checkouts[0]?.options).not.toHaveProperty('_environmentUrls');
  });
});

describe('coming back from the bank', () => {
  const back = {
    ...provider,
    language: 'se',
    countryCode: 'SE',
    sessionId: 'CS1',
    redirectResult: 'from-the-bank',
    onError: vi.fn(),
  } as const;

  it('[PAY-27] cleans the address before anything is sent, and hands the result over', async () => {
    const address = '/nordbro/checkout?redirectResult=r&sessionId=CS1&pp=1&reference=o&table=7#pay';
    window.history.replaceState({ key: 'kept' }, '', address);
    const result = resumeRedirect(back);
    await vi.waitFor(() => expect(adyen.checkouts[0]?.submitted).toHaveLength(1));
    expect(adyen.addresses).toEqual([`${window.location.origin}/nordbro/checkout?table=7#pay`]);
    expect(window.history.state).toEqual({ key: 'kept' });
    expect(adyen.checkouts[0]?.submitted).toEqual([
      { details: { redirectResult: 'from-the-bank' } },
    ]);
    expect(lastConfiguration().session).toEqual({ id: 'CS1' });
    lastConfiguration().onPaymentFailed({ resultCode: 'Cancelled', sessionResult: 'sr' });
    expect(await result).toEqual({ resultCode: 'Cancelled', sessionResult: 'sr' });
  });

  it('[PAY-27] fails when the session is gone', async () => {
    adyen.setUp = () => Promise.reject(new Error('no session'));
    await expect(resumeRedirect(back)).rejects.toThrow('no session');
  });
});
