import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { Setup } from './setup-query.ts';
import { TestOrderScreen } from './TestOrderScreen.tsx';

afterEach(cleanup);

const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
const SETUP: Setup = {
  version: 4,
  isLive: false,
  path: '/smash',
  address: 'https://eat.example',
  displayName: 'Smash',
  supportEmail: 'hi@smash.example',
  ownerEmail: null,
  serviceTypes: ['TAKE_AWAY'],
  enableQrOrders: false,
  steps: [],
  against: [],
  itemCount: 1,
  itemsWithoutPicture: 0,
};
const ORDER = {
  id: 'o1',
  easyId: '7',
  venueId: 'soho',
  status: 'PENDING',
  createdAt: '2026-11-13T18:30:00Z',
};

const open = (setup: Setup, orders: object[] = []) =>
  renderOffice(
    <TestOrderScreen company={smash} administrator={administrator} venueId={null} />,
    {
      SetupState: () => ({ setupState: setup }),
      TestOrders: () => ({ testOrders: orders }),
      OpenTestOrder: () => ({
        openTestOrder: {
          error: null,
          path: '/staff/test-order?token=t',
          until: '2026-11-13T20:30:00Z',
        },
      }),
    },
    '/office/setup/test',
  );

it('[SETUP-19] makes a link for this device, to copy, and as a code for a phone', async () => {
  const { sent } = open(SETUP);
  fireEvent.click(await screen.findByRole('button', { name: 'Make a link' }));
  const here = await screen.findByRole('link', { name: 'Open on this device' });
  expect(here.getAttribute('href')).toBe('/staff/test-order?token=t');
  expect(screen.queryByRole('img', { name: 'Code that opens the test on a phone' })).not.toBeNull();
  expect(screen.queryByText(/^Works until /)).not.toBeNull();
  await waitFor(() => expect(sent('OpenTestOrder')).toEqual([{ companyId: 'smash' }]));
});

it('[SETUP-20] lists what was rehearsed, and leads to the board while it is not done', async () => {
  open(SETUP, [ORDER, { ...ORDER, id: 'o0', easyId: '6', status: 'COMPLETED' }]);
  expect(await screen.findByText('Order 7')).not.toBeNull();
  expect(screen.queryByText('Waits on the board')).not.toBeNull();
  expect(screen.queryByText('Completed')).not.toBeNull();
  const boards = screen.getAllByRole('link', { name: 'Open the board' });
  expect(boards.map((link) => link.getAttribute('href'))).toEqual(['/soho']);
});

it('[SETUP-19] is for before: in an open app there is nothing to press, and while something is missing neither', async () => {
  open({ ...SETUP, isLive: true });
  await screen.findByText('The app is open for guests. Test orders are for before.');
  expect(screen.queryByRole('button', { name: 'Make a link' })).toBeNull();
  cleanup();
  open({ ...SETUP, against: [{ code: 'HOURS_MISSING', subjectId: null, name: null }] });
  const make = await screen.findByRole<HTMLButtonElement>('button', { name: 'Make a link' });
  expect(make.disabled).toBe(true);
});
