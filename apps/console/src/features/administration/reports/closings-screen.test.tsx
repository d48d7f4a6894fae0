import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { closingsCsv } from './closings-csv.ts';
import type { Closing } from './closings-query.ts';
import { ClosingsScreen } from './ClosingsScreen.tsx';
import { vatCsv, VatScreen } from './VatScreen.tsx';

afterEach(cleanup);

const aClosing = (fields: Partial<Closing> = {}): Closing => ({
  id: 'c412',
  number: 412,
  venueId: 'camden',
  venueName: 'Smash Camden',
  street: '1 Lock Place',
  city: 'London',
  organizationId: '12345678',
  timeZone: 'Europe/London',
  day: '2026-11-14',
  beginsAt: '2026-11-14T04:00:00Z',
  endsAt: '2026-11-15T04:00:00Z',
  closedAt: '2026-11-15T06:00:00Z',
  currency: 'GBP',
  orders: 48,
  dishes: 1_917_115,
  fees: 29_400,
  discount: 155_740,
  turnover: 1_790_775,
  tips: 94_600,
  sales: [{ rate: 20, gross: 1_790_775, net: 1_492_312, vat: 298_463 }],
  kinds: [{ kind: 'CARD', orders: 48, amount: 1_885_375 }],
  refunds: 1,
  refunded: 15_500,
  refundedTips: 0,
  back: [{ rate: 20, gross: 15_500, net: 12_917, vat: 2_583 }],
  rejected: [{ reason: 'OUT_OF_SUPPLIES', orders: 1, amount: 26_500 }],
  takenBack: { orders: 0, amount: 0 },
  openBills: { bills: 1, amount: 68_400 },
  chargebacks: [],
  firstOrder: '92',
  lastOrder: '42',
  ...fields,
});
const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
const props = { company: smash, administrator: owner, venueId: 'camden' };
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');
const lines = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => plain(cell.textContent)));

describe('closings', () => {
  it('[MONEY-22] a closed day is read as a sheet: sales, payments, VAT, refunds, what is not in it, its number', async () => {
    renderOffice(
      <ClosingsScreen {...props} />,
      {
        DayClosings: () => ({
          dayClosings: {
            closings: [aClosing({ id: 'c413', number: 413, day: '2026-11-15' }), aClosing()],
            nextCursor: null,
          },
        }),
      },
      '/office/reports/closings/c412',
    );
    await screen.findByRole('heading', { name: /^Closing of Saturday,? 14 November 2026$/ });
    expect(lines('Sales')).toEqual([
      ['Dishes at menu price', '£19 171.15'],
      ['Fees', '£294.00'],
      ['Discounts', '-£1 557.40'],
      ['Turnover, 48 orders', '£17 907.75'],
    ]);
    expect(lines('How it was paid').at(-1)).toEqual(['Taken, tips included', '£18 853.75']);
    expect(lines('VAT of the turnover').at(-1)).toEqual([
      'Together',
      '£17 907.75',
      '£14 923.12',
      '£2 984.63',
    ]);
    expect(lines('1 refund made this day')).toHaveLength(3);
    expect(lines('Not in the turnover')).toEqual([
      ['Rejected: out of supplies, 1', '£265.00'],
      ['Open bills, 1', '£684.00'],
    ]);
    expect(
      screen.getByText(/Order numbers 92 to 42.*Day from 04:00 to 04:00, London time/),
    ).toBeTruthy();
  });

  it('[MONEY-24] the days that are shown come out as a file, with their VAT and harmless names', async () => {
    const days = [aClosing({ venueName: '=cmd' }), aClosing({ id: 'c411', number: 411 })];
    expect(closingsCsv(((key: string) => key) as never, days, { country: 'SE' })).toBe(
      [
        '\ufeffAdmin.Sales.By.DAY;Admin.Sales.By.VENUE;Admin.Closing.Number;Admin.Company.Currency;Admin.Figures.Orders',
        ';Admin.Closing.Dishes;Admin.Sales.Fees;Admin.Sales.Discounts;Admin.Figures.Turnover;Admin.Orders.VatSum',
        ';Admin.Orders.Tip;Admin.Orders.Refunded;Admin.Orders.Refunded, Admin.Orders.VatSum\r\n',
        "2026-11-14;'=cmd;412;GBP;48;19171,15;294,00;1557,40;17907,75;2984,63;946,00;155,00;25,83\r\n",
        '2026-11-14;Smash Camden;411;GBP;48;19171,15;294,00;1557,40;17907,75;2984,63;946,00;155,00;25,83\r\n',
      ].join(''),
    );
    renderOffice(
      <ClosingsScreen {...props} />,
      { DayClosings: () => ({ dayClosings: { closings: days, nextCursor: null } }) },
      '/office/reports/closings',
    );
    expect(await screen.findAllByRole('button', { name: 'Export' })).toHaveLength(1);
  });

  it('[O-37] says that it is no cash register', async () => {
    renderOffice(
      <ClosingsScreen {...props} />,
      { DayClosings: () => ({ dayClosings: { closings: [aClosing()], nextCursor: null } }) },
      '/office/reports/closings',
    );
    expect(await screen.findByText(/no certified cash register/)).toBeTruthy();
  });

  it('[MONEY-23] [MONEY-24] VAT by month and rate, sales and refunds apart, on the page and in a file', async () => {
    const month = {
      month: '2026-11',
      days: 14,
      sales: [{ rate: 20, gross: 120_000, net: 100_000, vat: 20_000 }],
      back: [{ rate: 20, gross: 1_200, net: 1_000, vat: 200 }],
    };
    const world = renderOffice(
      <VatScreen {...props} />,
      { VatReport: () => ({ vatReport: [month] }) },
      '/office/reports/vat?year=2026',
      ({ timers }) => {
        timers.now = () => Date.UTC(2026, 10, 15);
      },
    );
    await screen.findByText('November 2026');
    expect(world.sent('VatReport')).toMatchObject([{ fromMonth: '2026-01', toMonth: '2026-12' }]);
    expect(lines('Sales').at(-1)).toEqual(['Together', '£1 200.00', '£1 000.00', '£200.00']);
    expect(lines('Refunds').at(-1)).toEqual(['Together', '£12.00', '£10.00', '£2.00']);
    expect(
      vatCsv((key) => key, [month], smash)
        .split('\r\n')
        .slice(0, 3),
    ).toEqual([
      '\uFEFFAdmin.Sales.By.MONTH,Admin.Vat.Kind,Admin.Closing.Rate,Admin.Orders.WithVat (GBP),Admin.Orders.WithoutVat (GBP),Admin.Orders.VatSum (GBP)',
      '2026-11,Admin.Sales.Title,20,1200.00,1000.00,200.00',
      '2026-11,Admin.Vat.Refunds,20,12.00,10.00,2.00',
    ]);
  });
});
