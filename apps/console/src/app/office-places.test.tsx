import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/contacts/ContactsScreen.tsx';
import '../features/administration/tables/TablesScreen.tsx';
import { aVenue } from '../features/administration/venues/testing/office-venue.ts';
import '../features/administration/venues/VenuesScreen.tsx';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import './OfficePages.tsx';
import { companyAdmin, openConsole } from './testing/open-administration.tsx';

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
