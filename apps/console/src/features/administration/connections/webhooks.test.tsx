import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import type { Delivery, Webhook } from './use-webhooks.ts';

giveDialogsTheirMethods();
afterEach(cleanup);

const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
const TILL: Webhook = {
  id: 'till',
  version: 3,
  address: 'https://till.example/hook',
  events: ['ORDER_PLACED', 'DAY_CLOSED'],
  isActive: true,
  secretEnd: 'aB3=',
  oldSecretUntil: null,
  failingSince: null,
  switchedOffAt: null,
  lastDeliveredAt: '2026-11-18T10:00:00Z',
  waiting: 0,
  missed: 0,
};
const SENT: Delivery = {
  id: '7',
  eventId: 'e7',
  type: 'order.placed',
  at: '2026-11-18T10:00:00Z',
  state: 'GIVEN_UP',
  dueAt: null,
  tries: [
    { at: '2026-11-18T10:00:01Z', status: 401, problem: 'STATUS', milliseconds: 12 },
    { at: '2026-11-18T10:00:09Z', status: null, problem: 'TIMEOUT', milliseconds: 10_000 },
  ],
};
const fine = { error: null, field: null };

const open = (webhooks: Webhook[], refusal: object = fine) =>
  renderOffice(
    <ConnectionsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      ApiKeys: () => ({ apiKeys: [] }),
      Webhooks: () => ({ webhooks }),
      WebhookDeliveries: () => ({ webhookDeliveries: { nextCursor: null, deliveries: [SENT] } }),
      CreateWebhook: () => ({
        createWebhook: {
          secret: 'error' in refusal && refusal.error ? null : 'whsec_new',
          webhook: null,
          ...fine,
          ...refusal,
        },
      }),
      SaveWebhook: () => ({ saveWebhook: { ...fine, webhook: TILL } }),
      RenewWebhookSecret: () => ({
        renewWebhookSecret: {
          ...fine,
          secret: 'whsec_newer',
          webhook: { ...TILL, oldSecretUntil: '2026-11-19T10:00:00Z' },
        },
      }),
      RemoveWebhook: () => ({ removeWebhook: fine }),
      TryWebhook: () => ({ tryWebhook: fine }),
      ReplayWebhook: () => ({ replayWebhook: fine }),
    },
    '/office/settings/connections',
  );

it('[D-730] a new one is told everything unless some are taken out, and its secret is shown this once', async () => {
  const { sent } = open([]);
  await screen.findByText('No program is told anything yet.');
  fireEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add a webhook' });
  const field = within(sheet).getByLabelText('Address');
  fireEvent.change(field, { target: { value: ' https://till.example/hook ' } });
  fireEvent.click(within(sheet).getByLabelText('A day was closed'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Create' }));
  const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The secret' });
  expect(secret.value).toBe('whsec_new');
  expect(sent('CreateWebhook')).toEqual([
    {
      companyId: 'smash',
      id: expect.any(String),
      webhook: {
        address: 'https://till.example/hook',
        events: [
          'ORDER_PLACED',
          'ORDER_ACCEPTED',
          'ORDER_REJECTED',
          'ORDER_COMPLETED',
          'ORDER_REFUNDED',
        ],
        isActive: true,
      },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a webhook' }));
  expect(screen.queryByRole('textbox', { name: 'The secret' })).toBeNull();
});

it('[D-730] an address that is not called is named at its field', async () => {
  open([], { error: 'WEBHOOK_ADDRESS_REFUSED', field: 'address' });
  fireEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const sheet = await screen.findByRole('dialog', { name: 'Add a webhook' });
  const field = within(sheet).getByLabelText('Address');
  fireEvent.change(field, { target: { value: 'http://10.0.0.1' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Create' }));
  await within(sheet).findByText(/Only an https address in the open internet/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it.each([
  [{}, 'Works', null],
  [{ lastDeliveredAt: null }, 'Nothing sent yet', null],
  [{ failingSince: '2026-11-18T09:00:00Z' }, 'Does not take messages', /After three days/],
  [{ isActive: false }, 'Off', null],
  [{ isActive: false, switchedOffAt: '2026-11-18T09:00:00Z' }, 'Off', /was switched off on/],
] as const)('[D-732] how it is: %j', async (more, state, text) => {
  open([{ ...TILL, ...more }]);
  const card = (await screen.findByRole('heading', { name: TILL.address })).closest('li')!;
  within(card).getByText(state);
  if (text) within(card).getByText(text);
  expect(within(card).queryByRole('button', { name: /Send a test/ }) !== null).toBe(
    !('isActive' in more),
  );
});

it('[D-733] what was missed is sent at once; one that is off offers it when it is on again', async () => {
  const { sent } = open([{ ...TILL, missed: 4 }]);
  fireEvent.click(await screen.findByRole('button', { name: 'Send what was missed (4)' }));
  await waitFor(() =>
    expect(sent('ReplayWebhook')).toEqual([{ companyId: 'smash', id: 'till', deliveryIds: null }]),
  );
  cleanup();
  open([{ ...TILL, missed: 4, isActive: false }]);
  await screen.findByRole('heading', { name: TILL.address });
  expect(screen.queryByRole('button', { name: /Send what was missed/ })).toBeNull();
});

it('[D-733] the log says how each try went, is filtered, and sends one again', async () => {
  const { sent } = open([TILL]);
  fireEvent.click(await screen.findByRole('button', { name: 'Log of till.example' }));
  const sheet = await screen.findByRole('dialog', { name: 'Log of till.example' });
  await within(sheet).findByText(/answered 401, 12 ms/);
  within(sheet).getByText(/no answer within 10 seconds, 10000 ms/);
  fireEvent.click(within(sheet).getByRole('button', { name: /Send order.placed of .* again/ }));
  await waitFor(() =>
    expect(sent('ReplayWebhook')).toEqual([{ companyId: 'smash', id: 'till', deliveryIds: ['7'] }]),
  );
  fireEvent.change(within(sheet).getByLabelText('Show'), { target: { value: 'MISSED' } });
  await waitFor(() => expect(sent('WebhookDeliveries').at(-1)).toMatchObject({ state: 'MISSED' }));
});

it('[D-730] a new secret and a removal are asked first; it is switched off in its sheet', async () => {
  const { sent } = open([TILL]);
  fireEvent.click(await screen.findByRole('button', { name: 'New secret for till.example' }));
  const renewing = await screen.findByRole('dialog', { name: 'New secret for till.example?' });
  expect(sent('RenewWebhookSecret')).toEqual([]);
  fireEvent.click(within(renewing).getByRole('button', { name: 'New secret' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'The secret' })).value).toBe(
    'whsec_newer',
  );
  screen.getByText(/The secret before still counts until/);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change till.example' }));
  const sheet = await screen.findByRole('dialog', { name: 'Change the webhook' });
  fireEvent.click(within(sheet).getByRole('switch', { name: 'Send messages' }));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('SaveWebhook')).toMatchObject([{ version: 3, webhook: { isActive: false } }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remove till.example' }));
  const removing = await screen.findByRole('dialog', { name: 'Remove till.example?' });
  fireEvent.click(within(removing).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent('RemoveWebhook')).toHaveLength(1));
});
