import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveDialogsTheirMethods } from '../../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../../testing/render-office.tsx';
import { aVenue, tap, type } from '../../venues/testing/office-venue.ts';
import type { Catalogue, OfficeMenu } from '../catalogue.ts';
import { category, item, officeCatalogue, text } from '../testing/office-catalogue.ts';
import { MenusScreen } from './MenusScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const DAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
const onDays = (days: readonly (typeof DAYS)[number][], start: string, end: string) =>
  days.map((dayOfWeek) => ({ dayOfWeek, start, end }));
const allDay: OfficeMenu = officeCatalogue().menus[0]!;
const lunch: OfficeMenu = {
  ...allDay,
  id: 'lunch',
  name: 'Lunch',
  hours: onDays(DAYS.slice(0, 5), '11:00', '14:00'),
};
const entry = (menuId: string, price = 1_000) => ({ menuId, price, vatRate: null, instant: null });
const CATALOGUE = officeCatalogue({
  categories: [
    category('grill', { name: text('Grill') }),
    category('drinks', { name: text('Drinks') }),
  ],
  items: [
    item('burger', { title: text('Burger'), entries: [entry('all-day'), entry('lunch', 800)] }),
    item('fries', { title: text('Fries') }),
    item('cola', { title: text('Cola'), categoryIds: ['drinks'] }),
  ],
  menus: [allDay, lunch],
});

async function openMenus(
  path = '',
  catalogue: Catalogue = CATALOGUE,
  hours = onDays(DAYS, '10:00', '22:00'),
) {
  let state = catalogue;
  const world = renderOffice(
    <MenusScreen
      company={smash}
      administrator={{ id: 'ada', role: 'COMPANY_ADMIN' }}
      venueId="camden"
    />,
    {
      OfficeCatalogue: () => ({ officeCatalogue: state }),
      OfficeVenues: () => ({ officeVenues: [aVenue({ hours })] }),
      SaveMenu: ({ menu: fields, id }) => {
        const menu = {
          ...state.menus.find((one) => one.id === id)!,
          ...(fields as object),
          version: 2,
        };
        state = { ...state, menus: state.menus.map((one) => (one.id === id ? menu : one)) };
        return { saveMenu: { error: null, field: null, auditId: 'entry', menu } };
      },
      CreateMenu: ({ menu: fields, id, venueId }) => {
        const menu = { ...allDay, ...(fields as object), id: String(id), venueId: String(venueId) };
        state = { ...state, menus: [...state.menus, menu] };
        return { createMenu: { error: null, field: null, auditId: 'entry', menu } };
      },
      SaveEntries: ({ itemId }) => ({
        saveEntries: {
          error: null,
          field: null,
          auditId: 'entry',
          item: { ...state.items.find(({ id }) => id === itemId)!, version: 2 },
        },
      }),
      EditItems: () => ({
        editItems: {
          error: null,
          field: null,
          auditId: 'entry',
          changed: 1,
          sample: [],
          conflicts: [],
        },
      }),
    },
    `/office/menu/menus${path}`,
  );
  await screen.findByRole('heading', { name: 'Which menu when' });
  return world;
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const tick = async (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));

describe('menus by time', () => {
  it('[CATALOG-26] draws the week, lists the menus and says that every opening hour has one', async () => {
    await openMenus();
    expect(screen.getByText('Every opening hour has one menu.')).toBeTruthy();
    expect(
      screen.getByRole('link', { name: /Lunch.*Mon–Fri 11:00 to 14:00.*1 dish/ }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: /All day.*Always.*3 dishes/ })).toBeTruthy();
  });

  it('[CATALOG-26] names the menu that counts at a day and time, and its dishes', async () => {
    await openMenus();
    const seen = panel('What guests see');
    await act(
      async () =>
        void fireEvent.change(seen.getByLabelText('Day'), { target: { value: 'TUESDAY' } }),
    );
    await type(seen.getByRole('textbox', { name: 'Time' }), '12:00');
    expect(seen.getByRole('status').textContent).toBe('Lunch · 1 dish');
    expect(seen.getByText('£8')).toBeTruthy();
    await type(seen.getByRole('textbox', { name: 'Time' }), '15:00');
    expect(seen.getByRole('status').textContent).toBe('All day · 3 dishes');
    await type(seen.getByRole('textbox', { name: 'Time' }), '23:00');
    expect(seen.getByRole('status').textContent).toContain('closed then');
  });

  it('[CATALOG-26] marks hours without any menu, and overlaps with the one that wins', async () => {
    const brunch = {
      ...lunch,
      id: 'brunch',
      name: 'Brunch',
      hours: onDays(['FRIDAY'], '09:00', '15:00'),
    };
    await openMenus('', { ...CATALOGUE, menus: [lunch, brunch] });
    expect(
      screen.getByText('Mon 10:00 to 11:00: open, but no menu. Guests cannot order.'),
    ).toBeTruthy();
    expect(screen.getByText('Fri 11:00 to 14:00: Lunch counts, not Brunch.')).toBeTruthy();
    await tap('Eat here');
    expect(screen.getByText(/^and \d+ more$/)).toBeTruthy();
  });

  it('[CATALOG-26] [CATALOG-28] a lunch menu takes two taps; categories can be left at home and prices lowered', async () => {
    const world = await openMenus('', { ...CATALOGUE, menus: [allDay] });
    await tap('New menu');
    await tap('Drinks 1');
    await type(screen.getByLabelText(/^Prices by/), '-10');
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DishBeforeAfter',
      'Burger£10£9',
      'Fries£10£9',
    ]);
    expect(world.sent('CreateMenu')).toEqual([]);
    await tap('Create menu');
    expect(world.sent('CreateMenu')).toEqual([
      {
        companyId: 'smash',
        id: expect.any(String),
        venueId: 'camden',
        menu: {
          name: 'Lunch',
          serviceTypes: ['EAT_HERE', 'TAKE_AWAY'],
          hours: onDays(DAYS.slice(0, 5), '11:00', '14:00'),
        },
        fromMenuId: 'all-day',
        itemIds: ['burger', 'fries'],
        multiplyPrice: 0.9,
        rounding: 'TO_1',
      },
    ]);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lunch, Smash Camden' }),
    ).toBeTruthy();
  });

  it('[CATALOG-27] hours that leave an opening hour without a menu warn before they are saved, and are saved', async () => {
    const world = await openMenus(
      '/lunch',
      { ...CATALOGUE, menus: [lunch] },
      onDays(['MONDAY'], '11:00', '14:00'),
    );
    expect(screen.getByText('Every opening hour has one menu.')).toBeTruthy();
    await type(screen.getByRole('textbox', { name: 'Monday until' }), '13:30');
    expect(
      screen.getByText('Mon 13:30 to 14:00: open, but no menu. Guests cannot order.'),
    ).toBeTruthy();
    await tap('Save');
    expect(world.sent('SaveMenu')).toMatchObject([
      {
        id: 'lunch',
        version: 1,
        menu: { hours: [{ start: '11:00', end: '13:30' }, {}, {}, {}, {}] },
      },
    ]);
    expect((await screen.findAllByText('Menu saved')).length).toBeGreaterThan(0);
  });

  it('[CATALOG-27] no way of ordering is refused before it is sent', async () => {
    const world = await openMenus('/lunch');
    const ways = panel('Name and use');
    await act(async () => void fireEvent.click(ways.getByRole('button', { name: 'Eat here' })));
    await act(async () => void fireEvent.click(ways.getByRole('button', { name: 'Take away' })));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(world.sent('SaveMenu')).toEqual([]);
    expect(screen.getByRole('alert').textContent).not.toBe('');
  });

  it('[CATALOG-09] dishes are ticked one by one at their usual price, or a category at once', async () => {
    const world = await openMenus('/lunch');
    await tick('Fries');
    expect(world.sent('SaveEntries')).toMatchObject([
      { itemId: 'fries', entries: [{ menuId: 'lunch', price: 1_000 }] },
    ]);
    await tick('All of Drinks');
    expect(world.sent('EditItems')).toEqual([
      {
        companyId: 'smash',
        items: [{ id: 'cola', version: 1 }],
        edit: { addToMenuIds: ['lunch'] },
        isTrial: false,
      },
    ]);
  });
});
