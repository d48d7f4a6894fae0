import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { aVenue, tap, type } from '../venues/testing/office-venue.ts';
import { HoursScreen } from './HoursScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const WEEK = [
  { dayOfWeek: 'MONDAY', start: '11:00', end: '14:00' },
  { dayOfWeek: 'MONDAY', start: '17:00', end: '22:00' },
  { dayOfWeek: 'FRIDAY', start: '16:00', end: '01:00' },
];

/** The page of a venue whose server keeps what it is sent. */
async function openHours(fields: object = {}, reasons: string[] = [], others: object[] = []) {
  let venue = aVenue({ hours: WEEK, ...fields });
  const change = (changed: object) => {
    venue = { ...venue, ...changed, version: venue.version + 1 };
    return {
      error: null,
      field: null,
      auditId: 'entry',
      venue,
      venues: [venue],
      affectedOrders: [],
    };
  };
  const world = renderOffice(
    <HoursScreen
      company={smash}
      administrator={{ id: 'ada', role: 'COMPANY_ADMIN' }}
      venueId="camden"
    />,
    {
      OfficeVenues: () => ({ officeVenues: [venue, ...others] }),
      SaveOpeningHours: ({ hours }) => ({ saveOpeningHours: change({ hours }) }),
      SaveHoursException: ({ id, exception }) => ({
        saveHoursException: change({ exceptions: [{ id, ...(exception as object) }] }),
      }),
      RemoveHoursException: () => ({ removeHoursException: change({ exceptions: [] }) }),
      WhyNotThen: () => ({
        whyNotThen: { canBeOrdered: reasons.length === 0, reasons, waitMinutes: 15 },
      }),
    },
    '/office/places/hours',
  );
  await screen.findByRole('heading', { name: 'Week' });
  return world;
}
const field = (name: string) => screen.getAllByRole<HTMLInputElement>('textbox', { name });
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('opening hours', () => {
  it.each([
    ['Lunch on weekdays', 5, '11:00', '14:00'],
    ['Dinner', 7, '17:00', '22:00'],
    ['All week 11 to 22', 7, '11:00', '22:00'],
    ['Around the clock', 7, '00:00', '00:00'],
  ])(
    '[SETUP-12] a week begins with %s, and nothing is saved by that',
    async (name, days, start, end) => {
      const world = await openHours();
      await tap(name);
      expect(world.sent('SaveOpeningHours')).toEqual([]);
      await tap('Save');
      const [{ hours }] = world.sent('SaveOpeningHours') as [{ hours: object[] }];
      expect(hours).toHaveLength(days);
      expect(hours[0]).toEqual({ dayOfWeek: 'MONDAY', start, end });
    },
  );

  it('[PLACES-08] takes times as they are typed and saves the whole week at once', async () => {
    const world = await openHours();
    expect(screen.getByText('until 01:00 on Saturday')).toBeTruthy();
    await type(field('Monday until')[1]!, '2330');
    fireEvent.blur(field('Monday until')[1]!);
    expect(field('Monday until')[1]!.value).toBe('23:30');
    expect(screen.getByText('Monday changed, not saved')).toBeTruthy();
    await tap('Add hours on Sunday');
    await tap('Save');
    expect(world.sent('SaveOpeningHours')).toEqual([
      {
        companyId: 'smash',
        venueId: 'camden',
        version: 3,
        hours: [
          WEEK[0],
          { ...WEEK[1], end: '23:30' },
          WEEK[2],
          { dayOfWeek: 'SUNDAY', start: '11:00', end: '22:00' },
        ],
      },
    ]);
    expect((await screen.findAllByText('Opening hours saved')).length).toBeGreaterThan(0);
    expect(screen.queryByText(/not saved/)).toBeNull();
  });

  it('[PLACES-08] steps by quarters of an hour with the arrow keys, and closes or opens a whole day', async () => {
    await openHours();
    fireEvent.keyDown(field('Friday from')[0]!, { key: 'ArrowUp' });
    expect(field('Friday from')[0]!.value).toBe('16:15');
    await tap('Copy Friday to other days');
    await tap('Open 24 hours');
    expect(field('Friday from')[0]!.value).toBe('00:00');
    await tap('Copy Friday to other days');
    expect(screen.getByRole('dialog', { description: 'Open 24 hours' })).toBeTruthy();
    await tap('Close');
    await tap('Remove 00:00 to 00:00 on Friday');
    expect(screen.queryAllByRole('textbox', { name: 'Friday from' })).toEqual([]);
  });

  it('[PLACES-09] [OFFICE-10] shows an overlap in place and joins it with one tap; too short is only a warning', async () => {
    const world = await openHours();
    await type(field('Monday from')[1]!, '13:00');
    expect(screen.getByText('Overlaps with other hours.')).toBeTruthy();
    await tap('Save');
    // [OFFICE-10] Nothing is sent: what is wrong comes first.
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true'));
    expect(world.sent('SaveOpeningHours')).toEqual([]);
    await tap('Join');
    expect(field('Monday from').map(({ value }) => value)).toEqual(['11:00']);
    expect(field('Monday until').map(({ value }) => value)).toEqual(['22:00']);
    await type(field('Monday until')[0]!, '11:05');
    expect(screen.getByText(/nobody can order then/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(false);
  });

  it('[PLACES-10] draws a range past midnight as one bar, as long as it is', async () => {
    await openHours();
    const drawing = screen.getByRole('region', { name: 'The week drawn' });
    const bars = [...drawing.querySelectorAll('b')].map((bar) => bar.getAttribute('style'));
    expect(bars).toHaveLength(WEEK.length);
    expect(bars.at(-1)).toContain('37.5%');
  });

  it('[PLACES-10] copies a day to the days that are chosen', async () => {
    const world = await openHours();
    await tap('Copy Monday to other days');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await tap('Copy to 3 days');
    await tap('Save');
    const [{ hours }] = world.sent('SaveOpeningHours') as [{ hours: { dayOfWeek: string }[] }];
    expect(hours.map(({ dayOfWeek }) => dayOfWeek)).toEqual(
      'MONDAY MONDAY TUESDAY TUESDAY WEDNESDAY WEDNESDAY THURSDAY THURSDAY FRIDAY'.split(' '),
    );
  });
});

describe('days with other hours', () => {
  it('[PLACES-11] are entered, seen as guests see them, and removed', async () => {
    const world = await openHours();
    await tap('Add');
    await type(screen.getByLabelText('Name (optional)'), 'Staff trip');
    await type(screen.getByLabelText('First day'), '2026-03-06');
    const dialog = within(screen.getByRole('dialog'));
    await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Save' })));
    expect(world.sent('SaveHoursException')).toMatchObject([
      {
        venueIds: ['camden'],
        exception: {
          name: 'Staff trip',
          firstDay: '2026-03-06',
          lastDay: '2026-03-06',
          ranges: [],
        },
      },
    ]);
    const row = (await panel('What guests see').findByText(/Fri,? 6 Mar/)).closest('li')!;
    expect(row.textContent).toContain('Closed');
    expect(row.textContent).toContain('Staff trip, usually 16:00 to 01:00');
    await tap('Change Staff trip');
    await tap('Remove, as usual again');
    expect(world.sent('RemoveHoursException')).toHaveLength(1);
    expect(await screen.findByText('No days with other hours are coming.')).toBeTruthy();
  });

  it('[PLACES-12] [D-442] offers the country’s public holidays, as usual until one is closed', async () => {
    const world = await openHours();
    const holidays = panel('Public holidays');
    const group = holidays.getByRole('group', { name: /^Bank holiday, Mon,? 31 Aug/ });
    const pressed = () =>
      within(group)
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-pressed') === 'true')
        .map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['As usual']);
    const choose = async (name: string) =>
      act(async () => void fireEvent.click(within(group).getByRole('button', { name })));
    await choose('Closed');
    expect(world.sent('SaveHoursException')).toMatchObject([
      { exception: { name: 'Bank holiday', firstDay: '2026-08-31', ranges: [] } },
    ]);
    expect(pressed()).toEqual(['Closed']);
    await choose('As usual');
    expect(world.sent('RemoveHoursException')).toHaveLength(1);
    expect(pressed()).toEqual(['As usual']);
  });

  it('[PLACES-11] [PLACES-12] a holiday that restaurants share is changed here alone, and is as usual though a longer rest lies below', async () => {
    const name = 'Bank holiday';
    const day = { firstDay: '2026-08-31', lastDay: '2026-08-31', isYearly: false };
    const shared = { ...day, id: 'shared', name, ranges: [{ start: '12:00', end: '15:00' }] };
    const soho = aVenue({ id: 'soho', name: 'Soho', exceptions: [shared] });
    const choose = async (choice: string) => {
      const holidays = panel('Public holidays');
      const group = holidays.getByRole('group', { name: /^Bank holiday, Mon,? 31 Aug/ });
      await act(async () => {
        fireEvent.click(within(group).getByRole('button', { name: choice }));
      });
    };
    const world = await openHours({ exceptions: [shared] }, [], [soho]);
    await choose('Closed');
    const [saved] = world.sent('SaveHoursException') as [{ id: string; venueIds: string[] }];
    expect(saved).toMatchObject({ venueIds: ['camden'], exception: { name, ranges: [] } });
    expect(saved.id).not.toBe('shared');
    cleanup();
    const rest = { ...day, id: 'rest', name: 'Rest', firstDay: '2026-08-20', ranges: [] };
    const resting = await openHours({ exceptions: [{ ...shared, id: 'own' }, rest] });
    await choose('As usual');
    expect(resting.sent('RemoveHoursException')).toEqual([]);
    expect(resting.sent('SaveHoursException')).toMatchObject([
      {
        id: 'own',
        exception: { ranges: WEEK.slice(0, 2).map(({ start, end }) => ({ start, end })) },
      },
    ]);
  });
});

describe('why not then', () => {
  it('[PLACES-20] asks the server, tells the first reason with its cure, and that an order is taken', async () => {
    const world = await openHours({}, ['HOURS', 'MENU']);
    const why = panel('Why not 18:15?');
    expect(await why.findByText('Closed at that time.')).toBeTruthy();
    await type(screen.getByRole('textbox', { name: 'Time' }), '19');
    fireEvent.change(why.getByRole('combobox', { name: 'Day' }), {
      target: { value: '2026-03-06' },
    });
    await act(async () => {});
    expect(world.sent('WhyNotThen').at(-1)).toMatchObject({
      venueId: 'camden',
      serviceType: 'TAKE_AWAY',
      at: '2026-03-06T19:00:00Z',
    });
    cleanup();
    await openHours({}, ['MENU']);
    expect(
      (await panel('Why not 18:15?').findByRole('link', { name: 'Open the menu' })).getAttribute(
        'href',
      ),
    ).toBe('/office/menu');
    for (const reason of ['ACTIVE', 'WAIT']) {
      cleanup();
      await openHours({}, [reason]);
      const toVenue = await panel('Why not 18:15?').findByRole('link');
      expect(toVenue.getAttribute('href')).toBe('/office/places/camden');
    }
    cleanup();
    await openHours();
    expect(await screen.findByText('Guests can order for then.')).toBeTruthy();
  });
});
