import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import type { Setup } from './setup-query.ts';
import { SetupScreen } from './SetupScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const EMPTY: Setup = {
  version: 1,
  isLive: false,
  path: '/smash',
  address: 'https://eat.example/smash',
  displayName: 'Smash',
  supportEmail: null,
  ownerEmail: 'ada@smash.example',
  serviceTypes: ['TAKE_AWAY'],
  enableQrOrders: true,
  steps: [
    { step: 'RESTAURANT', minutes: 4, isDone: false },
    { step: 'MENU', minutes: 10, isDone: false },
  ],
  against: [
    { code: 'NO_VENUE', subjectId: null, name: null },
    { code: 'NO_ORDERABLE_ITEM', subjectId: null, name: null },
  ],
  itemCount: 0,
  itemsWithoutPicture: 0,
};
const TYPED = { Street: 'Kajen 1', Postcode: 'N1 9GU', City: 'London' };

async function openForm(answer: (restaurant: { keepsOrganizationId: boolean }) => object) {
  const world = renderOffice(
    <SetupScreen
      company={{ ...smash, venues: [] }}
      administrator={{ id: 'ada', role: 'COMPANY_ADMIN' }}
      venueId={null}
    />,
    {
      SetupState: () => ({ setupState: EMPTY }),
      CreateRestaurant: (given) => ({
        createRestaurant: answer((given as { restaurant: never }).restaurant),
      }),
    },
    '/office/setup',
  );
  await screen.findByRole('heading', { name: 'Your restaurant' });
  return world;
}
const type = (texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }));

it('[SETUP-10] the first page asks for the restaurant, with name and mail filled in, and makes it in one call', async () => {
  const { sent } = await openForm(() => ({ error: null, field: null, setup: EMPTY }));
  type(TYPED);
  save();
  await waitFor(() =>
    expect(sent('CreateRestaurant')).toEqual([
      {
        companyId: 'smash',
        id: expect.any(String),
        version: 1,
        restaurant: {
          displayName: 'Smash',
          street: 'Kajen 1',
          zip: 'N1 9GU',
          city: 'London',
          phone: null,
          organizationId: null,
          keepsOrganizationId: false,
          supportEmail: 'ada@smash.example',
          serviceTypes: ['TAKE_AWAY'],
        },
      },
    ]),
  );
});

it('[SETUP-10] what is missing is marked, and nothing is sent', async () => {
  const { sent } = await openForm(() => ({ error: null, field: null, setup: EMPTY }));
  type({ ...TYPED, City: '' });
  save();
  expect(screen.getByLabelText('City').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText('Street').getAttribute('aria-invalid')).toBe('false');
  expect(sent('CreateRestaurant')).toEqual([]);
});

it('[SETUP-11] a number of another form is said, and kept after Save anyway', async () => {
  const { sent } = await openForm(({ keepsOrganizationId }) => ({
    error: keepsOrganizationId ? null : 'ORGANIZATION_ID_UNUSUAL',
    field: keepsOrganizationId ? null : 'organizationId',
    setup: EMPTY,
  }));
  type({ ...TYPED, 'Organisation number': '12' });
  save();
  fireEvent.click(await screen.findByRole('button', { name: 'Save anyway' }));
  await waitFor(() => expect(sent('CreateRestaurant')).toHaveLength(2));
  const [first, second] = sent('CreateRestaurant') as { id: string }[];
  expect(second).toMatchObject({ id: first?.id, restaurant: { keepsOrganizationId: true } });
});

it('[SETUP-21] that there is no restaurant leads to the first field that is empty', async () => {
  await openForm(() => ({}));
  Element.prototype.scrollIntoView = () => undefined;
  fireEvent.click(screen.getByRole('button', { name: 'There is no restaurant yet' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Street'));
});
