import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { PaymentAccount } from './payment-query.ts';
import { PaymentScreen } from './PaymentScreen.tsx';

giveDialogsTheirMethods();
afterEach(cleanup);

const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
const PLATFORM: PaymentAccount = {
  isOwn: false,
  hasPlatformAccount: true,
  isLive: false,
  isUsable: true,
  merchantAccount: null,
  apiKeyEnd: null,
  clientKeyEnd: null,
  webhookAddress: 'https://eat.example/webhooks/adyen/smash',
  webhookUser: null,
  lastNoticeAt: null,
  changedAt: null,
};
const OWN: PaymentAccount = {
  ...PLATFORM,
  isOwn: true,
  merchantAccount: 'SmashECOM',
  apiKeyEnd: '9f2c',
  clientKeyEnd: 'Q7XZ',
  webhookUser: 'smash-hook',
  changedAt: '2026-11-13T18:30:00Z',
};
type Result = { error: string | null; field: string | null };

const open = (account: PaymentAccount, result: Result = { error: null, field: null }) =>
  renderOffice(
    <PaymentScreen company={smash} administrator={administrator} venueId={null} />,
    {
      PaymentAccount: () => ({ paymentAccount: account }),
      SavePaymentKeys: () => ({ savePaymentKeys: { ...result, account: OWN } }),
      RemovePaymentKeys: () => ({ removePaymentKeys: { ...result, account: PLATFORM } }),
    },
    '/office/settings/payment',
  );
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const PROOF = 'Your own code, or your password if you have none';
const TYPED = {
  merchantAccount: 'SmashECOM',
  apiKey: 'an-api-key',
  clientKey: 'test_ABCDEFGH',
  hmacKey: 'ab'.repeat(32),
  webhookUser: 'smash-hook',
  webhookPassword: 'hook-password',
};
const LABELS = {
  merchantAccount: 'Merchant account',
  apiKey: 'API key',
  clientKey: 'Client key',
  hmacKey: 'HMAC key',
  webhookUser: 'Webhook user',
  webhookPassword: 'Webhook password',
};
const fill = () => {
  for (const key of Object.keys(LABELS) as (keyof typeof LABELS)[]) type(LABELS[key], TYPED[key]);
};

it('[SETUP-16] where the platform’s account serves the company it says so and asks for nothing', async () => {
  open(PLATFORM);
  await screen.findByText(/through the platform’s account/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByLabelText('API key')).toBeNull();
});

it('[SETUP-16] where nobody takes cards it asks for every key of an account, the live prefix only of a live one', async () => {
  open({ ...PLATFORM, hasPlatformAccount: false, isUsable: false });
  await screen.findByText('Guests cannot pay by card');
  for (const label of Object.values(LABELS)) expect(screen.getByLabelText(label)).not.toBeNull();
  expect(screen.queryByLabelText('Live prefix')).toBeNull();
  cleanup();
  open({ ...PLATFORM, hasPlatformAccount: false, isUsable: false, isLive: true });
  await screen.findByLabelText('Live prefix');
});

it('[SETUP-17] [SETUP-18] sends the keys with the own code, and leaves the form when they were kept', async () => {
  const { sent } = open(PLATFORM);
  fireEvent.click(await screen.findByRole('button', { name: 'Use an account of your own' }));
  fill();
  type(PROOF, '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Try and save' }));
  await waitFor(() => expect(screen.queryByLabelText('API key')).toBeNull());
  expect(sent('SavePaymentKeys')).toEqual([
    { companyId: 'smash', keys: { ...TYPED, livePrefix: '' }, proof: '123456' },
  ]);
});

it('[SETUP-17] names the key that the provider refuses, at its field', async () => {
  open(PLATFORM, { error: 'PAYMENT_KEY_REFUSED', field: 'apiKey' });
  fireEvent.click(await screen.findByRole('button', { name: 'Use an account of your own' }));
  fill();
  type(PROOF, '123456');
  fireEvent.click(screen.getByRole('button', { name: 'Try and save' }));
  await screen.findByText(/^API key: Adyen does not take it/);
  expect(screen.getByLabelText('API key').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Merchant account').getAttribute('aria-invalid')).toBe('false');
});

it('[SETUP-17] shows address and user, and whether a signed notice has come', async () => {
  open(OWN);
  await screen.findByText('None yet');
  expect(screen.getByDisplayValue('https://eat.example/webhooks/adyen/smash')).not.toBeNull();
  expect(screen.getByDisplayValue('smash-hook')).not.toBeNull();
  cleanup();
  const lastNoticeAt = Temporal.Now.instant().subtract({ hours: 3 }).toString();
  open({ ...OWN, lastNoticeAt });
  await screen.findByText('Last notice: 3 h ago');
});

it('[SETUP-18] shows of a key its last four characters, and goes back after the own code alone', async () => {
  const { sent } = open(OWN);
  await screen.findByText('Ends with 9f2c');
  expect(screen.queryByText('Ends with Q7XZ')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Back to the platform’s account' }));
  type(PROOF, 'secret word');
  const buttons = screen.getAllByRole('button', { name: 'Back to the platform’s account' });
  fireEvent.click(buttons.at(-1)!);
  await waitFor(() =>
    expect(sent('RemovePaymentKeys')).toEqual([{ companyId: 'smash', proof: 'secret word' }]),
  );
});
