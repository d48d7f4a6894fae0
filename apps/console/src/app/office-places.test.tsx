import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/contacts/ContactsScreen.tsx';
import '../features/administration/setup/SetupScreen.tsx';
import '../features/administration/tables/TablesScreen.tsx';
import { aVenue } from '../features/administration/venues/testing/office-venue.ts';
import '../features/administration/venues/VenuesScreen.tsx';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import './OfficePages.tsx';
import { companyAdmin, fill, openConsole, smash, tap } from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const venues = {
  OfficeVenues: () => ({ officeVenues: [aVenue(), aVenue({ id: 'soho', name: 'Soho' })] }),
};

describe('[OFFICE-04] the pages of one restaurant', () => {
  it('a restaurant leads to its own hours and tables, with all of them chosen in the rail', async () => {
    await openConsole(companyAdmin, '/office/places/soho?venue=all', venues, 'Soho');
    // The head of the page has the same names, for whatever is chosen in the rail.
    const ways = (name: string) =>
      screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
    expect(ways('Opening hours')).toContain('/office/places/hours?venue=soho');
    expect(ways('Tables')).toContain('/office/places/tables?venue=soho');
  });

  it.each([
    ['tables', 'Tables', 'VenueTables', { venueTables: [] }],
    ['contacts', 'Contacts', 'VenueContacts', { venueContacts: [] }],
  ])('%s are those of the one chosen in the rail', async (path, heading, operation, answer) => {
    const { sent } = await openConsole(
      companyAdmin,
      `/office/places/${path}?venue=soho`,
      { ...venues, [operation]: () => answer },
      heading,
    );
    await waitFor(() => expect(sent(operation)).toEqual([{ venueId: 'soho' }]));
    expect(screen.queryByLabelText('Restaurant')).toBeNull();
  });

  it.each([
    ['tables', 'Tables', 'VenueTables', { venueTables: [] }],
    ['contacts', 'Contacts', 'VenueContacts', { venueContacts: [] }],
  ])('%s are picked with all of them chosen', async (path, heading, operation, answer) => {
    const { sent } = await openConsole(
      companyAdmin,
      `/office/places/${path}?venue=all`,
      { ...venues, [operation]: () => answer },
      heading,
    );
    await waitFor(() => expect(sent(operation)).toEqual([{ venueId: 'camden' }]));
    expect(screen.getByLabelText<HTMLSelectElement>('Restaurant').value).toBe('camden');
  });
});

it('[SETUP-10] [SETUP-28] the first restaurant has its board at once, without signing in again', async () => {
  let made: { id: string; name: string }[] = [];
  const setupState = {
    version: 1,
    isLive: false,
    path: '/smash',
    address: 'https://eat.example/smash',
    displayName: 'Smash',
    supportEmail: 'ada@smash.example',
    ownerEmail: null,
    serviceTypes: ['TAKE_AWAY'],
    enableQrOrders: false,
    steps: [{ step: 'RESTAURANT', minutes: 4, isDone: false }],
    against: [{ code: 'NO_VENUE', subjectId: null, name: null }],
    itemCount: 0,
    itemsWithoutPicture: 0,
  };
  await openConsole(
    { ...companyAdmin, venues: [] },
    '/office/setup',
    {
      StaffMe: () => ({ staffMe: { ...companyAdmin, venues: made } }),
      AdministeredCompany: () => ({ administeredCompany: { ...smash, venues: made } }),
      SetupState: () => ({ setupState }),
      CreateRestaurant: () => {
        made = [{ id: 'quay', name: 'Quay' }];
        return { createRestaurant: { error: null, field: null, setup: setupState } };
      },
    },
    'Setup',
  );
  await screen.findByRole('heading', { name: 'Your restaurant' });
  fill('Street', 'Kajen 1');
  fill('Postcode', 'N1 9GU');
  fill('City', 'London');
  await tap('Save and go on');
  const rail = within(screen.getAllByRole('navigation', { name: 'Back office' })[0]!);
  await rail.findByText('Quay');
  fireEvent.click(rail.getByRole('link', { name: 'Orders' }));
  const board = await screen.findByRole('link', { name: 'Open the board' }, { timeout: 10_000 });
  expect(board.getAttribute('href')).toBe('/quay');
});
