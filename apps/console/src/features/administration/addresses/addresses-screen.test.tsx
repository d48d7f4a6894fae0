import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { Addresses, Host } from './addresses-query.ts';
import { AddressesScreen } from './AddressesScreen.tsx';

giveDialogsTheirMethods();
afterEach(cleanup);

const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
const WAITING: Host = {
  host: 'eat.smash.example',
  state: 'WAITING_FOR_DNS',
  isMain: false,
  txtName: '_tallrik.eat.smash.example',
  txtValue: 'tallrik-verification=0123',
  problem: null,
  found: null,
  checkedAt: null,
  checkedUntil: '2026-11-16T18:30:00Z',
};
const LIVE: Host = { ...WAITING, host: 'smash.example', state: 'LIVE', checkedUntil: null };
const EMPTY: Addresses = {
  path: 'smash',
  oldPaths: [],
  wasLive: true,
  platformHost: 'order.tallrik.app',
  hosts: [],
};
const answer = (addresses: Addresses, error: string | null = null) => ({
  error,
  field: error && 'host',
  suggestions: [],
  addresses,
});

const open = (addresses: Addresses, error: string | null = null) =>
  renderOffice(
    <AddressesScreen company={smash} administrator={administrator} venueId={null} />,
    {
      CompanyAddresses: () => ({ companyAddresses: addresses }),
      AddHost: () => ({ addHost: answer(addresses, error) }),
      CheckHost: () => ({ checkHost: answer(addresses) }),
      SetMainHost: () => ({ setMainHost: answer(addresses) }),
      RemoveHost: () => ({ removeHost: answer(addresses) }),
      ChangePath: () => ({ changePath: answer(addresses, error) }),
      CheckPath: () => ({ checkPath: { error: null, suggestions: [] } }),
    },
    '/office/settings/domain',
  );
const withHosts = (...hosts: Host[]) => ({ ...EMPTY, hosts });

it('[SETUP-24] a name is sent as it was typed, and what the server says of it stands beside it', async () => {
  const { sent } = open(EMPTY, 'HOST_NOT_ALLOWED');
  const field = await screen.findByLabelText('Domain name');
  fireEvent.change(field, { target: { value: 'https://eat.smash.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await screen.findAllByText(/Only a public domain name, without https/);
  expect(sent('AddHost')).toEqual([{ companyId: 'smash', host: 'https://eat.smash.example' }]);
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('[SETUP-24] a name that waits shows both records to copy, until when it is looked at, and Check now', async () => {
  const { sent } = open(withHosts(WAITING));
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  await screen.findByText('Waiting for DNS');
  expect([
    value('Name of the TXT record'),
    value('Value of the TXT record'),
    value('Name of the CNAME record'),
    value('Value of the CNAME record'),
  ]).toEqual([
    '_tallrik.eat.smash.example',
    'tallrik-verification=0123',
    'eat.smash.example',
    'order.tallrik.app',
  ]);
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(4);
  screen.getByText(/Checked every 5 minutes until/);
  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() =>
    expect(sent('CheckHost')).toEqual([{ companyId: 'smash', host: 'eat.smash.example' }]),
  );
});

it('[SETUP-24] a failed one names what was found instead, and whether anybody still looks', async () => {
  open(
    withHosts({
      ...WAITING,
      state: 'FAILED',
      problem: 'DIRECTION_OTHER',
      found: 'shops.example',
      checkedUntil: null,
    }),
  );
  await screen.findByText('Found instead: shops.example');
  expect(screen.getByText(/leads somewhere else. It is no longer checked/)).not.toBeNull();
});

it.each([
  ['VERIFIED', /Its certificate is being fetched/],
  ['CERTIFICATE_PENDING', /does not answer by https yet/],
  ['LIVE', 'Guests reach you here.'],
] as const)('[SETUP-24] %s needs no more records', async (state, text) => {
  open(withHosts({ ...WAITING, state }));
  await screen.findByText(text);
  expect(screen.queryByLabelText('Value of the TXT record')).toBeNull();
});

it('[SETUP-25] one of them is made the main one; removing asks first', async () => {
  const main = { ...LIVE, host: 'www.smash.example', isMain: true };
  const { sent } = open(withHosts(main, LIVE));
  const card = (await screen.findByRole('heading', { name: 'smash.example' })).closest('li')!;
  fireEvent.click(within(card).getByRole('button', { name: 'Make it the main one' }));
  await waitFor(() => expect(sent('SetMainHost')).toHaveLength(1));
  fireEvent.click(within(card).getByRole('button', { name: 'Remove' }));
  const question = await screen.findByRole('dialog', { name: 'Remove smash.example?' });
  expect(sent('RemoveHost')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent('RemoveHost')).toEqual([{ companyId: 'smash', host: 'smash.example' }]),
  );
});

it('[SETUP-24] an installation without a public address says so instead of asking for a name', async () => {
  open({ ...EMPTY, platformHost: null });
  await screen.findByText(/no public address yet/);
  expect(screen.queryByLabelText('Domain name')).toBeNull();
});

it('[SETUP-26] before it went live the path is changed at once', async () => {
  const { sent } = open({ ...EMPTY, wasLive: false });
  const field = await screen.findByLabelText('Path at the platform’s address');
  fireEvent.change(field, { target: { value: 'smash-london' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('ChangePath')).toEqual([{ companyId: 'smash', path: 'smash-london' }]),
  );
});

it('[SETUP-26] afterwards it asks first and says that the old one leads to it; old ones are listed', async () => {
  const { sent } = open({ ...EMPTY, oldPaths: ['burgers'] });
  await screen.findByText('Also lead here: order.tallrik.app/burgers');
  fireEvent.change(screen.getByLabelText('Path at the platform’s address'), {
    target: { value: 'smash-london' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('dialog', { name: 'Change the path to smash-london?' });
  within(question).getByText(/order.tallrik.app\/smash leads to order.tallrik.app\/smash-london/);
  expect(sent('ChangePath')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Change path' }));
  await waitFor(() => expect(sent('ChangePath')).toHaveLength(1));
});
