import { AdyenCheckout, ApplePay, Card, Dropin, type CoreConfiguration } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { Language } from '@tallrik/domain/company/languages';
import { allowHttpChallenge, simulatorUrls } from './adyen-environment.ts';
import { adyenLocale, adyenTranslations } from './adyen-locale.ts';
import {
  readCardResult,
  type CardPaymentError,
  type CardPaymentResult,
  type CardProvider,
} from './card-payment-result.ts';
import { cardStylesFrom } from './card-styles.ts';
import { cleanAddress } from './clean-address.ts';
import { openedMethod, paymentMethodIn } from './selected-method.ts';

export type CardFormSettings = CardProvider & {
  session: { id: string; sessionData?: string };
  language: Language;
  countryCode: string;
  payText: string | null;
  /** What the guest paid with last: it stands open, where the session offers it (D-155). */
  selectedMethod: string | null;
  /** The guest has pressed pay, with this method. */
  onSubmit: (method: string | null) => void;
  /** False: the card is still there. */
  onRemoveCard: (reference: string) => Promise<boolean>;
  onResult: (result: CardPaymentResult) => void;
  onError: (error: CardPaymentError) => void;
};

/** Mounts the drop-in; answers null when the caller has gone away in the meantime. */
export async function mountCardForm(
  node: HTMLElement,
  settings: CardFormSettings,
  signal: AbortSignal,
): Promise<{ unmount: () => void } | null> {
  const checkout = await openCheckout(settings);
  // React mounts twice in development: a form for a node that is gone would take the other's fields.
  if (signal.aborted) return null;
  const dropin = new Dropin(checkout, {
    paymentMethodComponents: [Card, ApplePay],
    // PAY-40: above the form, where the session offers it and the device has it.
    instantPaymentTypes: ['applepay'],
    showStoredPaymentMethods: true,
    ...openedMethod(settings.selectedMethod),
    // Whoever may have a card kept may also take it away; the library asks once more before it does.
    showRemovePaymentMethodButton: true,
    onDisableStoredPaymentMethod: (reference, resolve, reject) =>
      void settings
        .onRemoveCard(reference)
        .then((isGone) => (isGone ? resolve() : reject()), reject),
    // The final picture would replace the form by "unknown error"; our own dialogs speak instead.
    disableFinalAnimation: true,
    paymentMethodsConfiguration: {
      card: {
        // Moves on by itself only where there is no Tab key: a number jumps as soon as its issuer is known, so a
        // keyboard's Tab would land on the next field or the one after it, as the network pleases (WCAG 3.2.2).
        autoFocus: window.matchMedia('(pointer: coarse)').matches,
        hasHolderName: true,
        holderNameRequired: true,
        challengeWindowSize: '02',
        placeholders: {
          cardNumber: '1234 5678 9012 3456',
          expiryDate: adyenLocale(settings.language).expiryPlaceholder,
          securityCodeThreeDigits: '123',
          securityCodeFourDigits: '1234',
        },
        styles: cardStylesFrom(node),
      },
    },
  }).mount(node);
  return { unmount: () => dropin.unmount() };
}

/** Back from the bank's page: hands over what it said and waits for the result (PAY-27). */
export function resumeRedirect(
  settings: Omit<
    CardFormSettings,
    'session' | 'onSubmit' | 'onRemoveCard' | 'onResult' | 'payText' | 'selectedMethod'
  > & {
    sessionId: string;
    redirectResult: string;
  },
): Promise<CardPaymentResult> {
  const { sessionId, redirectResult, ...rest } = settings;
  return new Promise((resolve, reject) => {
    // Without session data: the library kept its own when it sent the guest away.
    const session = { id: sessionId };
    openCheckout({
      ...rest,
      session,
      payText: null,
      selectedMethod: null,
      onSubmit: () => undefined,
      onRemoveCard: () => Promise.resolve(false),
      onResult: resolve,
    }).then((checkout) => checkout.submitDetails({ details: { redirectResult } }), reject);
  });
}

async function openCheckout(settings: CardFormSettings) {
  cleanAddress(window);
  const { simulatorBase } = settings;
  const configuration: CoreConfiguration = {
    clientKey: settings.clientKey,
    environment: settings.environment,
    ...(simulatorBase !== null && {
      _environmentUrls: simulatorUrls(simulatorBase, window.location.origin),
    }),
    session: settings.session,
    locale: adyenLocale(settings.language).locale,
    translations: adyenTranslations(settings.language, settings.payText),
    countryCode: settings.countryCode,
    analytics: { enabled: false },
    risk: { enabled: false },
    beforeSubmit: (data, _element, actions) => {
      settings.onSubmit(paymentMethodIn(data));
      actions.resolve(data);
    },
    onPaymentCompleted: (data) => settings.onResult(readCardResult(data)),
    onPaymentFailed: (data, element) => {
      // Keeps what the guest typed, so that another try is one tap.
      element?.setStatus('ready');
      settings.onResult(readCardResult(data));
    },
    onError: ({ name, message }) => settings.onError({ name, message }),
  };
  const checkout = await AdyenCheckout(configuration);
  const isPlainHttp = window.location.protocol === 'http:';
  if (simulatorBase !== null && isPlainHttp) allowHttpChallenge(checkout);
  return checkout;
}
