import { join } from 'node:path';
import { openPaymentSimulator } from '@tallrik/payment-simulator/open-payment-simulator';
import { OWN_MERCHANT } from '@tallrik/payment-simulator/own-merchant';
import { paymentSimulator } from '@tallrik/payment-simulator/payment-simulator';
import type { PaymentConfig } from '../config.ts';
import { companyOfMerchant } from '../features/checkout/accounts/payment-account-store.ts';
import {
  makePaymentAccounts,
  type AccountWithKeys,
} from '../features/checkout/accounts/payment-accounts.ts';
import type { TryPaymentKeys } from '../features/checkout/accounts/payment-account-changes.ts';
import type { KeySet } from '../features/checkout/accounts/sealed-keys.ts';
import { makeSecretBox } from '../platform/auth/secret-box.ts';
import {
  createAdyenPayments,
  type AdyenConfig,
} from '../providers/payment/adyen/adyen-payments.ts';
import type { PaymentPort } from '../providers/payment/payment-port.ts';
import { paymentsOfKeySets } from '../providers/payment/payments-of-key-sets.ts';
import { ProviderError } from '../providers/payment/provider-error.ts';
import { providerOf } from './payment-provider.ts';
import type { Platform } from './platform.ts';
import { tracePayments } from './tracing.ts';

const SIMULATOR_API = '/simulator/adyen/v72';
const ADYEN_TEST_API = 'https://checkout-test.adyen.com/v72';
export const WEBHOOK_PATH = '/webhooks/adyen';

type PaymentDeps = Pick<
  Platform,
  'http' | 'config' | 'now' | 'tracing' | 'address' | 'db' | 'seed'
>;

/** The deployment's own account, where it has one, and those of companies (O-19). */
export async function composePayments(deps: PaymentDeps) {
  const { config, tracing, db, now } = deps;
  const { payment } = config;
  const isLive = payment ? payment.isLive : config.isLive;
  const request = payment?.isSimulated ? await openSimulator(deps, payment) : fetch;
  const portOf = (given: AdyenConfig) =>
    tracePayments(createAdyenPayments(given, request), tracing);
  const ownPort = ({ merchantAccount, isLive: isLiveAccount }: AccountFacts, keys: KeySet) => {
    const apiBase = apiBaseOf(payment, keys.livePrefix);
    return portOf({ ...keys, merchantAccount, isLive: isLiveAccount, apiBase });
  };
  const accounts = makePaymentAccounts({
    db,
    now,
    box: makeSecretBox(deps.seed),
    deploymentProvider: payment
      ? providerOf(
          portOf({ ...payment, apiBase: apiBaseOf(payment, null) }),
          payment.merchantAccount,
        )
      : null,
    providerWith: ({ keySets: [newest, ...older], ...account }) =>
      providerOf(
        paymentsOfKeySets([
          ownPort(account, newest),
          ...older.map((keys) => ownPort(account, keys)),
        ]),
        account.merchantAccount,
      ),
  });
  const tryKeys: TryPaymentKeys = ({ merchantAccount, isLive: isLiveAccount, ...keys }) =>
    tryPort(ownPort({ merchantAccount, isLive: isLiveAccount }, keys));
  return { accounts, tryKeys, cards: { clientToken: payment?.clientToken ?? null, isLive } };
}

/** What the provider says to keys that nobody has used yet (SETUP-17). */
async function tryPort(port: PaymentPort): ReturnType<TryPaymentKeys> {
  try {
    return (await port.countPaymentMethods()) > 0 ? null : 'merchantAccount';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.code !== 'REJECTED') return 'UNREACHABLE';
    return error.status === 401 ? 'apiKey' : 'merchantAccount';
  }
}

type AccountFacts = Pick<AccountWithKeys, 'merchantAccount' | 'isLive'>;

/** Adyen gives each live account an address of its own; everybody's test account answers at the same one. */
function apiBaseOf(payment: PaymentConfig | null, livePrefix: string | null): string {
  if (payment?.isSimulated) return `http://simulator.invalid${SIMULATOR_API}`;
  if (livePrefix !== null)
    return `https://${livePrefix}-checkout-live.adyenpayments.com/checkout/v72`;
  return payment?.apiBase ?? ADYEN_TEST_API;
}

/**
 * One payment path: the same adapter talks to Adyen, or to the simulator in this very process (D-76).
 * `origin` is asked late, because a port of 0 is known only once the server listens.
 */
async function openSimulator(
  { http, config, now, address, db }: PaymentDeps,
  payment: PaymentConfig,
): Promise<typeof fetch> {
  const origin = () => address.origin;
  const simulator = openPaymentSimulator({
    credentials: { ...payment, clientKey: payment.clientToken },
    otherMerchants: [OWN_MERCHANT],
    webhookUrl: async (merchantAccount) => {
      const isOurs = merchantAccount === payment.merchantAccount;
      const companyId = isOurs ? null : await companyOfMerchant(db, merchantAccount);
      return `${origin()}${WEBHOOK_PATH}${companyId ? `/${companyId}` : ''}`;
    },
    journalFolder: join(config.dataDir, 'payment-simulator'),
    hasControlApi: config.environment === 'test',
    // The same clock as ours: a session must not live longer at the provider than here.
    now: () => new Date(now().epochMilliseconds),
  });
  await http.register(paymentSimulator, { simulator });
  return (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${origin()}${pathname}${search}`, init);
  };
}
