import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { DevicesScreen } from './DevicesScreen.tsx';
import { DeviceSignInScreen } from './DeviceSignInScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const administrator = { id: 'ada', role: 'COMPANY_ADMIN' as const };
const wall = {
  id: 'wall',
  name: 'Wall',
  venueIds: ['camden'],
  isSignedIn: true,
  codeEndsAt: null as string | null,
  lastSeenAt: null,
};
const waiting = { ...wall, isSignedIn: false, codeEndsAt: '2099-01-01T12:00:00.000Z' };
const openDevices = (answers: Parameters<typeof renderOffice>[1] = {}) =>
  renderOffice(
    <DevicesScreen company={smash} administrator={administrator} venueId={null} />,
    { StaffDevices: () => ({ staffDevices: [wall] }), ...answers },
    '/office/team/devices',
  );

it('[TEAM-07] an owner adds a tablet for a restaurant and reads its code; without a name or a restaurant nothing is sent', async () => {
  const { sent } = openDevices({
    AddDevice: () => ({
      addDevice: {
        error: null,
        code: 'ABCD2345',
        device: { ...waiting, id: 'pass', name: 'Pass' },
      },
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Add device' }));
  const sheet = screen.getByRole('dialog', { name: 'Add device' });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Make code' }));
  expect(within(sheet).getByRole('alert').textContent).not.toBe('');
  fireEvent.change(within(sheet).getByLabelText('Name'), { target: { value: 'Pass' } });
  fireEvent.click(within(sheet).getByRole('button', { name: 'Make code' }));
  expect(sent('AddDevice')).toEqual([]);
  fireEvent.click(within(sheet).getByLabelText('Smash Soho'));
  fireEvent.click(within(sheet).getByRole('button', { name: 'Make code' }));
  expect(await screen.findByText('ABCD 2345')).toBeInstanceOf(HTMLElement);
  expect(screen.getByText(/\/device$/)).toBeInstanceOf(HTMLElement);
  expect(sent('AddDevice')).toMatchObject([
    { companyId: 'smash', name: 'Pass', venueIds: ['soho'] },
  ]);
});

it('[TEAM-07] a tablet is ended from the list after a question, and given a new code', async () => {
  let listed = wall;
  const { sent } = openDevices({
    StaffDevices: () => ({ staffDevices: [listed] }),
    EndDevice: () => ({ endDevice: { error: null } }),
    RenewDeviceCode: () => {
      listed = waiting;
      return { renewDeviceCode: { error: null, code: 'EFGH6789', device: waiting } };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'End Wall' }));
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'End Wall?' })).getByRole('button', { name: 'End' }),
  );
  await waitFor(() => expect(sent('EndDevice')).toEqual([{ companyId: 'smash', id: 'wall' }]));
  fireEvent.click(screen.getByRole('button', { name: 'New code for Wall' }));
  fireEvent.click(
    within(screen.getByRole('dialog', { name: 'New code for Wall?' })).getByRole('button', {
      name: 'New code',
    }),
  );
  expect(await screen.findByText('EFGH 6789')).toBeInstanceOf(HTMLElement);
});

it('[TEAM-07] on the tablet the code lets in; what cannot be one is said and not sent', async () => {
  const onSignedIn = vi.fn();
  const { sent, session } = renderOffice(
    <DeviceSignInScreen onSignedIn={onSignedIn} onBack={() => {}} />,
    { SignInDevice: () => ({ signInDevice: { error: null, token: 'token-of-wall' } }) },
    '/device',
  );
  const type = (text: string) => {
    fireEvent.change(screen.getByLabelText('Code of 8 characters'), { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  type('ABCD 234');
  expect(screen.getByRole('alert').textContent).toMatch(/wrong, used up/);
  expect(sent('SignInDevice')).toEqual([]);
  type('abcd 2345');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent('SignInDevice')).toEqual([{ code: 'ABCD2345' }]);
  expect(session.state().token).toBe('token-of-wall');
});
