import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { ConnectionsScreen } from './ConnectionsScreen.tsx';
import type { ApiKey } from './use-api-keys.ts';

giveDialogsTheirMethods();
afterEach(cleanup);

const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
const BOOKS: ApiKey = {
  id: 'books',
  name: 'Bookkeeping',
  keyEnd: 'aB3_',
  reads: ['BOOKS', 'MENU'],
  endsAt: null,
  lastUsedAt: null,
};
const fine = { error: null, field: null };

const open = (apiKeys: ApiKey[], refusal: object = fine) =>
  renderOffice(
    <ConnectionsScreen company={smash} administrator={administrator} venueId={null} />,
    {
      Webhooks: () => ({ webhooks: [] }),
      ApiKeys: () => ({ apiKeys }),
      CreateApiKey: () => ({
        createApiKey: {
          ...fine,
          secret: 'error' in refusal && refusal.error ? null : 'tlk_new',
          ...refusal,
        },
      }),
      RevokeApiKey: () => ({ revokeApiKey: { ...fine, ...refusal } }),
    },
    '/office/settings/connections',
  );

const fillIn = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Make a key' }));
  const sheet = await screen.findByRole('dialog', { name: 'Make a key' });
  const name = within(sheet).getByLabelText('Name');
  fireEvent.change(name, { target: { value: ' Bookkeeping ' } });
  return { sheet, name };
};

it('[D-770] a key reads everything for a year unless something else is chosen, and is shown this once', async () => {
  const { sent } = open([]);
  await screen.findByText('No program reads your figures yet.');
  const { sheet } = await fillIn();
  fireEvent.click(within(sheet).getByLabelText('The menu'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Make the key' }));
  const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'The key' });
  expect(secret.value).toBe('tlk_new');
  expect(sent('CreateApiKey')).toEqual([
    {
      companyId: 'smash',
      id: expect.any(String),
      apiKey: { name: 'Bookkeeping', reads: ['BOOKS', 'ORDERS', 'INVOICES'], endsInDays: 365 },
    },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  fireEvent.click(screen.getByRole('button', { name: 'Make a key' }));
  expect(screen.queryByRole('textbox', { name: 'The key' })).toBeNull();
});

it.each([
  ['After 90 days', 90],
  ['When I revoke it', null],
])('[D-770] its end: %s', async (word, endsInDays) => {
  const { sent } = open([]);
  const { sheet } = await fillIn();
  fireEvent.click(within(sheet).getByLabelText(word));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Make the key' }));
  await screen.findByRole('textbox', { name: 'The key' });
  expect(sent('CreateApiKey')).toMatchObject([{ apiKey: { endsInDays } }]);
});

it('[D-770] a name that is missing is said at its field', async () => {
  open([], { error: 'FIELD_INVALID', field: 'name' });
  const { sheet, name } = await fillIn();
  fireEvent.click(within(sheet).getByRole('button', { name: 'Make the key' }));
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
});

it.each([
  [{}, 'Works', 'Key ends with aB3_ · Never used · No end'],
  [{ lastUsedAt: '2026-11-18T10:00:00Z' }, 'Works', /Last used .*18/],
  [{ endsAt: '2999-01-01T00:00:00Z' }, 'Works', /Ends .*2999/],
  [{ endsAt: '2001-01-01T00:00:00Z' }, 'Ended', /Ends .*2001/],
] as const)('[D-770] how it is: %j', async (more, state, facts) => {
  open([{ ...BOOKS, ...more }]);
  const card = (await screen.findByRole('heading', { name: 'Bookkeeping' })).closest('li');
  if (!card) throw new Error('There is no card');
  for (const words of [state, facts, 'Sales, VAT, closed days and refunds · The menu'])
    expect(within(card).getAllByText(words)).toHaveLength(1);
});

it('[D-770] revoking asks first, and says what stops', async () => {
  const { sent } = open([BOOKS]);
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Bookkeeping' }));
  const question = await screen.findByRole('dialog', { name: 'Revoke Bookkeeping?' });
  within(question).getByText(/reads nothing any more/);
  expect(sent('RevokeApiKey')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Bookkeeping opens nothing any more');
  expect(sent('RevokeApiKey')).toEqual([{ companyId: 'smash', id: 'books' }]);
});

it('[D-770] one that somebody else has revoked says so', async () => {
  open([BOOKS], { error: 'API_KEY_GONE' });
  fireEvent.click(await screen.findByRole('button', { name: 'Revoke Bookkeeping' }));
  const question = await screen.findByRole('dialog', { name: 'Revoke Bookkeeping?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Revoke' }));
  expect(await within(question).findAllByText('It was revoked meanwhile.')).toHaveLength(1);
});
