import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { salesCsv } from './sales-csv.ts';
import type { Sales, SalesRow } from './sales-query.ts';
import { SalesScreen } from './SalesScreen.tsx';

afterEach(cleanup);

const aRow = (fields: Partial<SalesRow>): SalesRow => ({
  key: '2026-11-14',
  label: null,
  amount: 1_790_775,
  orders: 48,
  units: null,
  refunded: 0,
  secondsWaited: null,
  before: 1_788_650,
  ...fields,
});
const aReport = (fields: Partial<Sales> = {}): Sales => ({
  by: 'DAY',
  from: '2026-11-14',
  to: '2026-11-15',
  beforeFrom: '2026-11-07',
  beforeTo: '2026-11-08',
  rows: [
    aRow({}),
    aRow({
      key: '2026-11-15',
      amount: 994_900,
      orders: 23,
      refunded: 8_900,
      before: 1_205_775,
    }),
  ],
  total: {
    orders: 71,
    dishes: 2_900_000,
    fees: 29_400,
    discount: 143_725,
    turnover: 2_785_675,
    tips: 94_600,
    refunds: 1,
    refunded: 8_900,
    rejected: 2,
  },
  before: { orders: 70, turnover: 2_994_425, refunded: 0 },
  clocks: [{ timeZone: 'Europe/Stockholm', begins: 4 }],
  ...fields,
});
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
/** The 15th of November, noon. */
const NOON_MS = Date.UTC(2026, 10, 15, 12);

async function show(path = '/office/reports', fields: Partial<Sales> = {}) {
  const world = renderOffice(
    <SalesScreen company={smash} administrator={owner} venueId={null} />,
    { Sales: ({ by }) => ({ sales: aReport({ by: by as Sales['by'], ...fields }) }) },
    path,
    ({ timers }) => {
      timers.now = () => NOON_MS;
    },
  );
  await screen.findByText('The same figures as a table');
  return world;
}
const lines = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));

describe('sales', () => {
  it('[MONEY-18] asks for the last 30 days by day, beside the weeks before', async () => {
    const world = await show();
    expect(world.sent('Sales')).toEqual([
      {
        companyId: 'smash',
        venueId: null,
        from: '2026-10-17',
        to: '2026-11-15',
        by: 'DAY',
        comparedWith: 'BEFORE',
      },
    ]);
  });

  it('[MONEY-18] shows the same figures as a table, newest day first, with what went back and the change', async () => {
    await show();
    expect(lines()).toEqual([
      ['Day', 'Orders', 'Turnover', 'Average order', 'Refunded', '1 week earlier', 'Change'],
      ['Sun 15 Nov so far', '23', '£9 949.00', '£432.57', '£89.00', '£12 057.75', '−17 %'],
      ['Sat 14 Nov', '48', '£17 907.75', '£373.08', '£0.00', '£17 886.50', '+0 %'],
      ['Together', '71', '£27 856.75', '£392.35', '£89.00', '£29 944.25', '−7 %'],
    ]);
  });

  it('[MONEY-19] says what it counts, its zone and when its day begins', async () => {
    await show();
    expect(
      screen.getByText(
        /neither rejected nor a test.*VAT included.*Stockholm time, the day begins at 04:00/,
      ),
    ).toBeTruthy();
  });

  it('[MONEY-19] dishes and fees less discounts are the turnover', async () => {
    const dish = aRow({ key: 'soup', label: 'Soup', amount: 2_900_000, orders: null, units: 314 });
    await show('/office/reports?by=ITEM', { rows: [{ ...dish, refunded: null, before: null }] });
    expect(lines()).toEqual([
      ['Dish', 'Sold', 'Before discounts'],
      ['Soup', '314', '£29 000.00'],
      ['All dishes', '314', '£29 000.00'],
      ['Fees', '', '£294.00'],
      ['Discounts', '', '-£1 437.25'],
      ['Turnover', '', '£27 856.75'],
    ]);
  });

  it('[MONEY-18] what is chosen stands in the address, and an address that was kept opens it', async () => {
    const world = await show(
      '/office/reports?days=chosen&from=2026-01-01&to=2026-01-31&with=YEAR_AGO',
    );
    await act(async () => {
      fireEvent.change(screen.getByLabelText('Shown by'), { target: { value: 'HOUR' } });
    });
    expect(world.sent('Sales').map((sent) => sent)).toMatchObject([
      { from: '2026-01-01', to: '2026-01-31', by: 'DAY', comparedWith: 'YEAR_AGO' },
      { from: '2026-01-01', to: '2026-01-31', by: 'HOUR', comparedWith: 'YEAR_AGO' },
    ]);
  });

  it('[MONEY-18] days that are none of a report are asked for again, not sent', async () => {
    const world = renderOffice(
      <SalesScreen company={smash} administrator={owner} venueId={null} />,
      {},
      '/office/reports?days=chosen&from=2020-01-01&to=2026-01-31',
    );
    await screen.findByText('Choose a first and a last day, at most 24 months.');
    expect(world.sent('Sales')).toEqual([]);
  });

  it('[MONEY-24] the file has one heading with the currency, numbers of the country, and no formula', () => {
    const words = {
      t: (key: string) => (key === 'Admin.Sales.By.ITEM' ? '=Dish' : key),
      language: 'en',
      today: '2026-11-15',
    } as const;
    const dish = aRow({ key: 'x', label: '=1+1', amount: -1_050, orders: null, units: -1 });
    const report = aReport({ by: 'ITEM', rows: [{ ...dish, refunded: null, before: null }] });
    expect(salesCsv(words, report, { country: 'SE', currency: 'SEK' })).toBe(
      ["\ufeff'=Dish;Admin.Sales.Units;Admin.Sales.Gross (SEK)", "'=1+1;-1;-10,50", ''].join(
        '\r\n',
      ),
    );
  });
});
