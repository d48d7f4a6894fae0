import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { aToday } from './testing/a-today.ts';
import { TodayScreen } from './TodayScreen.tsx';
import type { Today } from './today-query.ts';

afterEach(cleanup);

const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
async function show(fields: Partial<Today> = {}, administrator: Administrator = owner) {
  const world = renderOffice(
    <TodayScreen company={smash} administrator={administrator} venueId="camden" />,
    { Today: () => ({ today: aToday(fields) }), OfficeVenues: () => ({ officeVenues: [] }) },
    '/office/today',
  );
  await screen.findByText('Right now');
  return world;
}
/** The card of a figure, as it reads. */
const card = (name: string) =>
  screen
    .getAllByText(name)
    .map((term) => (term.tagName === 'DT' ? term.parentElement?.textContent : null))
    .find((text) => text != null)
    ?.replaceAll('\u00a0', ' ');
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('today', () => {
  it('[MONEY-01] shows four figures, each beside the same weekday last week', async () => {
    const world = await show();
    expect(world.sent('Today')).toEqual([{ companyId: 'smash', venueId: 'camden' }]);
    expect(card('Turnover')).toBe('Turnover£18 43012 % more than last Sunday');
    expect(card('Orders')).toBe('Orders1239 more than last Sunday');
    expect(card('Average time to ready')).toBe(
      'Average time to ready14 min 20 s1 min 5 s faster than last Sunday',
    );
    expect(card('Rejected')).toBe('Rejected21 out of supplies, 1 too many orders');
    expect(card('Preparing')).toBe('Preparing4');
    expect(card('Overdue')).toBe('Overdue1');
  });

  it('[MONEY-01] without last week’s figures no comparison is drawn', async () => {
    await show({ lastWeek: null, rejections: [] });
    expect(card('Turnover')).toBe('Turnover£18 430');
    expect(card('Average time to ready')).toBe('Average time to ready14 min 20 s');
    expect(screen.queryByText(/last Sunday/i)).toBeNull();
  });

  it('[MONEY-01] the bars of the hours are a table for who does not see them', async () => {
    await show();
    const table = within(screen.getByRole('table', { name: 'Orders per hour' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'HourTodayLast Sunday',
      '171916',
      '181726',
      '19031',
    ]);
  });

  it('[MONEY-01] before the first order of the day it says so, and when it came last week', async () => {
    await show({
      items: [],
      itemCount: 0,
      now: { turnover: 0, orders: 0, secondsToReady: null, rejected: 0 },
      rejections: [],
    });
    expect(screen.getByRole('heading', { name: 'No orders yet today' })).toBeTruthy();
    expect(screen.getByText(/the first order came at/)).toBeTruthy();
    expect(card('Turnover')).toBe('Turnover£0Last Sunday: £16 455');
    expect(card('Average time to ready')).toContain('None yet');
  });

  it('[MONEY-02] names what needs somebody in its order, each with its link', async () => {
    await show();
    const panel = within(screen.getByRole('region', { name: 'Needs somebody' }));
    expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Order 17 is overdue',
      '2 invoices are overdue',
    ]);
    expect(link('Order 17 is overdue')).toContain('/office/orders/o17');
    expect(link('2 invoices are overdue')).toContain('/office/reports/invoices');
    expect(link('All 42 dishes')).toContain('/office/reports?by=ITEM&days=today');
  });

  it('[MONEY-02] [D-700] money to be handed back at the counter leads to its receipt', async () => {
    const owed = {
      kind: 'COUNTER_OWED',
      count: 1,
      subjectId: 'o48',
      name: '48',
      until: null,
      timeZone: null,
      amount: 12_000,
      day: null,
    } as const;
    await show({ needs: [owed] });
    const found = screen.getByRole('link', {
      name: /^Give back .*120.* at the counter, receipt 48/,
    });
    expect(found.getAttribute('href')).toContain('/office/orders/o48');
  });

  it('[MONEY-02] a holiday that nobody has decided about leads to the hours', async () => {
    const holiday = {
      kind: 'HOLIDAY',
      count: 2,
      subjectId: null,
      name: 'CHRISTMAS_EVE',
      until: null,
      timeZone: null,
      amount: null,
      day: '2026-12-24',
    } as const;
    await show({ needs: [holiday] });
    expect(link('Decide the hours of Christmas Eve, 24 December')).toContain(
      '/office/places/hours',
    );
  });

  it('[MONEY-32] a dispute leads to its order, or to the findings, and says by when to answer', async () => {
    const dispute = {
      kind: 'CHARGEBACK',
      count: 1,
      subjectId: 'o48',
      name: '48',
      until: '2026-12-01T22:30:00Z',
      timeZone: 'Europe/Stockholm',
      amount: 12_000,
      day: null,
    } as const;
    await show({ needs: [dispute, { ...dispute, subjectId: null, until: null }] });
    const found = screen.getByRole('link', {
      name: /disputes .*120.*, order 48: answer by Tue,? 1 December 2026/,
    });
    expect(found.getAttribute('href')).toContain('/office/orders/o48');
    const other = screen.getByRole('link', { name: /disputes .*120.*, order 48$/ });
    expect(other.getAttribute('href')).toContain('/office/reports/findings');
  });

  it('[MONEY-02] nothing to do says so', async () => {
    await show({ needs: [] });
    expect(screen.getByText('Nothing needs you right now')).toBeTruthy();
  });

  it('[MONEY-02] [OFFICE-03] who may not open a page reads it without a link', async () => {
    const sold = {
      kind: 'SOLD_OUT',
      count: 3,
      subjectId: null,
      name: null,
      until: null,
      timeZone: null,
      amount: null,
      day: null,
    } as const;
    const world = await show({ needs: [sold] }, { id: 'bo', role: 'ACCOUNTANT' });
    expect(screen.getByText('3 dishes are sold out')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '3 dishes are sold out' })).toBeNull();
    expect(world.sent('OfficeVenues')).toEqual([]);
  });
});
