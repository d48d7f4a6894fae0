import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderWith, type Answers } from '../shared/testing/render-with.tsx';
import { KitchenOffice } from './KitchenOffice.tsx';

afterEach(cleanup);

const stations = {
  stations: [
    { id: 'kitchen', name: 'Kitchen', colour: 'RED' },
    { id: 'bar', name: 'Bar', colour: 'BLUE' },
  ],
  categories: [{ categoryId: 'drinks', name: 'Drinks', stationId: null }],
  items: [{ itemId: 'shake', title: 'Shake', ownStationId: null }],
};
const star = {
  id: 'star',
  name: 'Star',
  kind: 'CLOUDPRNT',
  host: null,
  port: null,
  codePage: 'WPC1252',
  paper: 80,
  copies: 1,
  moment: 'ACCEPTANCE',
  prints: 'STATION',
  stationIds: [],
  mac: null,
  trouble: null,
  missedTickets: 0,
};
const done = { success: true, error: null };

async function open(part: string, answers: Answers = {}) {
  const world = renderWith(<KitchenOffice venueId="venue-1" onBack={() => {}} />, {
    VenueStations: () => ({ venueStations: stations }),
    VenuePrinters: () => ({ venuePrinters: [star] }),
    ...answers,
  });
  const settle = () => act(() => world.clock.pass(0));
  fireEvent.click(await screen.findByRole('button', { name: part }));
  await settle();
  const sent = (name: string) =>
    world.requests.filter(([operation]) => operation === name).map(([, variables]) => variables);
  return { ...world, settle, sent };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** The first of two: the other one saves what is made where. */
const saveStations = () => fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0]!);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('[KITCHEN-01] setting up stations', () => {
  it('adds one, and says which is wrong when the server refuses', async () => {
    let answer: object = { success: false, error: 'STATION_NAME_TAKEN', position: 2 };
    const { sent, settle } = await open('Stations', {
      SetVenueStations: () => ({ setVenueStations: answer }),
    });
    press('Add station');
    const rows = screen.getAllByRole('listitem');
    fireEvent.change(within(rows[2]!).getByLabelText('Name'), { target: { value: 'Bar' } });
    saveStations();
    await settle();
    expect(screen.getByText('Two stations have the same name.')).toBeTruthy();
    answer = { ...done, position: null };
    fireEvent.change(within(rows[2]!).getByLabelText('Name'), { target: { value: 'Dessert' } });
    fireEvent.change(within(rows[2]!).getByLabelText('Colour'), { target: { value: 'GREEN' } });
    saveStations();
    await settle();
    expect(sent('SetVenueStations').at(-1)).toEqual({
      venueId: 'venue-1',
      stations: [...stations.stations, { id: null, name: 'Dessert', colour: 'GREEN' }],
    });
  });

  it('says what is made where: categories, and dishes that differ', async () => {
    const { sent, settle } = await open('Stations', {
      AssignStations: () => ({ assignStations: done }),
    });
    type('Drinks', 'bar');
    type('Shake', 'kitchen');
    fireEvent.submit(screen.getByLabelText('Drinks').closest('form')!);
    await settle();
    expect(sent('AssignStations')).toEqual([
      {
        venueId: 'venue-1',
        categories: [{ categoryId: 'drinks', stationId: 'bar' }],
        items: [{ itemId: 'shake', stationId: 'kitchen' }],
      },
    ]);
  });
});

describe('[KITCHEN-11] setting up printers', () => {
  it('adds one of the network', async () => {
    const { sent, settle } = await open('Printers', {
      AddPrinter: () => ({ addPrinter: { ...done, cloudPrntPath: null } }),
    });
    press('Add printer');
    type('Name', 'Grill');
    type('Connection', 'ESCPOS');
    type('Address in your network', '192.168.1.40');
    type('Ticket paper', '58');
    type('Copies', '2');
    fireEvent.click(screen.getByLabelText('Kitchen'));
    press('Save');
    await settle();
    expect(sent('AddPrinter')).toEqual([
      {
        venueId: 'venue-1',
        printer: {
          name: 'Grill',
          kind: 'ESCPOS',
          host: '192.168.1.40',
          port: 9100,
          codePage: 'WPC1252',
          paper: 58,
          copies: 2,
          moment: 'ACCEPTANCE',
          prints: 'STATION',
          stationIds: ['kitchen'],
        },
      },
    ]);
  });

  it('[KITCHEN-13] shows the address of a CloudPRNT printer, once', async () => {
    const { settle } = await open('Printers', {
      AddPrinter: () => ({ addPrinter: { ...done, cloudPrntPath: '/cloudprnt/a/secret' } }),
    });
    press('Add printer');
    type('Name', 'Star 2');
    press('Save');
    await settle();
    expect(screen.getByText(/\/cloudprnt\/a\/secret$/)).toBeTruthy();
  });

  it('[KITCHEN-13] asks before it takes a printer’s address from it', async () => {
    const { sent, settle } = await open('Printers', {
      RenewPrinterAddress: () => ({
        renewPrinterAddress: { ...done, cloudPrntPath: '/cloudprnt/a/other' },
      }),
    });
    press('New address');
    await settle();
    expect(sent('RenewPrinterAddress')).toEqual([]);
    expect(screen.getByText(/With the old one it prints nothing/)).toBeTruthy();
    press('New address');
    await settle();
    expect(screen.getByText(/\/cloudprnt\/a\/other$/)).toBeTruthy();
  });

  it('prints a test, asks before one is removed, and says why one cannot be removed', async () => {
    const { sent, settle } = await open('Printers', {
      PrintTestTicket: () => ({ printTestTicket: done }),
      RemovePrinter: () => ({
        removePrinter: { success: false, error: 'PRINTER_HAS_TICKETS' },
      }),
    });
    press('Print a test');
    await settle();
    expect(sent('PrintTestTicket')).toEqual([{ printerId: 'star' }]);
    expect(screen.getByRole('status').textContent).toBe('Sent to Star');
    press('Remove Star');
    await settle();
    expect(sent('RemovePrinter')).toEqual([]);
    press('Cancel');
    press('Remove Star');
    press('Remove Star');
    await settle();
    expect(sent('RemovePrinter')).toEqual([{ id: 'star' }]);
    expect(screen.getByText(/Tickets wait for this printer/)).toBeTruthy();
  });
});
