import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
// Read before the first test begins: a busy machine would take its time inside of one.
import '../features/administration/people/PeopleScreen.tsx';
import '../features/administration/audit/AuditScreen.tsx';
import '../features/administration/menu/MenuScreen.tsx';
import '../features/administration/today/TodayScreen.tsx';
import './OfficePages.tsx';
import './SoldOutPage.tsx';
import { aVenue } from '../features/administration/venues/testing/office-venue.ts';
import { officeCatalogue } from '../features/administration/menu/testing/office-catalogue.ts';
import { aToday } from '../features/administration/today/testing/a-today.ts';
import {
  address,
  companyAdmin,
  openConsole,
  platformAdmin,
  smash,
  tapInSheet,
} from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const answers = {
  Today: () => ({ today: aToday() }),
  OfficeVenues: () => ({ officeVenues: [] }),
  OfficeCatalogue: () => ({ officeCatalogue: officeCatalogue() }),
  OfficeStock: () => ({ venueStock: { items: [], variationGroups: [] } }),
  StaffMembers: () => ({ staffMembers: [] }),
  AuditLog: () => ({ auditLog: { entries: [], nextCursor: null } }),
  Companies: () => ({ companies: [] }),
};
const as = (role: string, venues = smash.venues) => ({ ...companyAdmin, role, venues });
const rail = () => within(screen.getAllByRole('navigation', { name: 'Back office' })[0]!);
const entries = () =>
  rail()
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the back office', () => {
  it.each([
    ['COMPANY_ADMIN', false, '/office/setup'],
    ['COMPANY_ADMIN', true, '/office/today'],
    ['VENUE_MANAGER', true, '/office/today'],
    ['ACCOUNTANT', true, '/office/today'],
  ])(
    '[O-01] [OFFICE-01] [MONEY-01] %s, guests can order: %s, begins at %s',
    async (role, isLive, path) => {
      await openConsole(as(role, role === 'ACCOUNTANT' ? [] : smash.venues), '/', {
        ...answers,
        AdministeredCompany: () => ({ administeredCompany: { ...smash, isLive } }),
        CompanyInvoices: () => ({ companyInvoices: { invoices: [], nextCursor: null } }),
      });
      await screen.findAllByRole('navigation', { name: 'Back office' }, { timeout: 10_000 });
      expect(address()).toBe(path);
    },
  );

  it('[OFFICE-01] the platform’s people begin among the companies, and the kitchen at its board', async () => {
    await openConsole(platformAdmin, '/', answers, 'Companies');
    expect(address()).toBe('/admin');
    cleanup();
    await openConsole(as('VENUE_STAFF', [{ id: 'soho', name: 'Smash Soho' }]), '/office');
    await screen.findByText('Smash Soho');
    expect(address()).toBe('/soho');
  });

  it('[OFFICE-24] speaks the person’s own language, whatever the menu is written in', async () => {
    const me = { ...companyAdmin, language: 'se' };
    await openConsole(me, '/office/team', {
      ...answers,
      AdministeredCompany: () => ({ administeredCompany: { ...smash, languages: ['en'] } }),
    });
    await screen.findByRole('heading', { level: 1, name: 'Personal' });
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  it('[OFFICE-05] somebody of the platform enters a company, is told so on every page, and leaves', async () => {
    const zeytin = { ...smash, id: 'zeytin', displayName: 'Zeytin' };
    const companies = {
      ...answers,
      Companies: () => ({
        companies: [
          {
            id: 'zeytin',
            displayName: 'Zeytin',
            slugs: ['zeytin'],
            country: 'TR',
            currency: 'TRY',
            active: true,
            venueCount: 2,
            createdAt: '2026-11-13T18:00:00Z',
            isLive: true,
            nextStep: null,
            lastOrderAt: null,
            openFindings: 0,
            invited: [],
          },
        ],
      }),
      AdministeredCompany: () => ({ administeredCompany: zeytin }),
    };
    const world = await openConsole(platformAdmin, '/', companies, 'Companies');
    fireEvent.click(screen.getByRole('link', { name: 'Enter: Zeytin' }));
    await screen.findAllByRole('navigation', { name: 'Back office' }, { timeout: 10_000 });
    expect(world.sent('AdministeredCompany').at(-1)).toEqual({ companyId: 'zeytin' });
    const bar = () => screen.getByRole('complementary', { name: 'Another company' });
    expect(bar().textContent).toContain('You are in Zeytin');
    fireEvent.click(rail().getByRole('link', { name: 'Team' }));
    await screen.findByRole('heading', { level: 1, name: 'Team' }, { timeout: 10_000 });
    expect(world.sent('StaffMembers')).toEqual([{ companyId: 'zeytin' }]);
    fireEvent.click(within(bar()).getByRole('link', { name: 'Leave' }));
    await screen.findByRole('heading', { level: 1, name: 'Companies' });
    expect(screen.queryByRole('complementary', { name: 'Another company' })).toBeNull();
  });

  it('[OFFICE-05] an owner has one company, whatever the address says', async () => {
    const world = await openConsole(companyAdmin, '/office/team?company=zeytin', answers, 'Team');
    expect(world.sent('AdministeredCompany')).toEqual([{ companyId: 'smash' }]);
    expect(screen.queryByRole('complementary', { name: 'Another company' })).toBeNull();
  });

  it('[OFFICE-02] [OFFICE-03] draws what the role may open, and says so where the address was typed', async () => {
    await openConsole(companyAdmin, '/office/team', answers, 'Team');
    expect(entries()).toEqual([
      'Setup',
      'Today',
      'Orders',
      'Menu',
      'Sold out',
      'Offers',
      'Guests',
      'Places',
      'Branding',
      'Reports',
      'Team',
      'Settings',
    ]);
    cleanup();
    const manager = as('VENUE_MANAGER');
    await openConsole(manager, '/office/team', answers, 'You have no access to this page');
    expect(entries()).toEqual([
      'Today',
      'Orders',
      'Menu',
      'Sold out',
      'Offers',
      'Guests',
      'Places',
      'Reports',
      'Team',
      'Settings',
    ]);
    fireEvent.click(screen.getByRole('link', { name: 'To the first page you may open' }));
    await screen.findByRole('heading', { level: 1, name: 'Today' }, { timeout: 10_000 });
    cleanup();
    const path = '/office/settings';
    await openConsole(as('ACCOUNTANT', []), path, answers, 'You have no access to this page');
    expect(entries()).toEqual(['Today', 'Orders', 'Reports', 'Settings']);
  });

  it('[OFFICE-03] [O-02] an accountant reads invoices, and is offered nothing the server would refuse', async () => {
    const invoice = {
      id: 'i1',
      number: 7,
      buyerName: 'Acme',
      periodStart: '2026-02-23',
      periodEnd: '2026-03-01',
      issuedOn: '2026-03-02',
      dueOn: '2026-04-01',
      total: 12_300,
      currency: 'GBP',
      mailedAt: null,
      paidAt: null,
    };
    const invoices = {
      ...answers,
      CompanyInvoices: () => ({ companyInvoices: { invoices: [invoice], nextCursor: null } }),
    };
    const path = '/office/reports/invoices';
    const buttons = async () => {
      await screen.findByText('Acme');
      const main = within(screen.getByRole('main'));
      return main
        .getAllByRole('button')
        .map((button) => button.textContent || button.getAttribute('aria-label'));
    };
    await openConsole(as('ACCOUNTANT', []), path, invoices, 'Invoices');
    expect(await buttons()).toEqual(['Search', 'Download', 'Lines and credit', 'Mark as paid']);
    cleanup();
    await openConsole(companyAdmin, path, invoices, 'Invoices');
    expect(await buttons()).toContain('Business customers');
  });

  it('[OFFICE-04] the venue is chosen at the top, stands in the address, and the device remembers', async () => {
    const world = await openConsole(companyAdmin, '/office/team', answers, 'Team');
    const top = () => rail().getByRole('button', { name: /^Smash/ });
    expect(top().textContent).toContain('All restaurants');
    await act(async () => void fireEvent.click(top()));
    await tapInSheet('Smash Soho');
    expect(top().textContent).toContain('Smash Soho');
    expect(world.memory.get('officeVenueId')).toBe('soho');
    expect(rail().getByRole('link', { name: 'Orders' }).getAttribute('href')).toBe(
      '/office/orders?venue=soho',
    );
    expect(rail().getByRole('link', { name: 'Team' }).getAttribute('href')).toBe(
      '/office/team?venue=soho',
    );
  });

  it('[OFFICE-04] a phone’s page says above it which restaurant is chosen, and lets another be', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(max-width: 767px)',
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    await openConsole(companyAdmin, '/office/team', answers, 'Team');
    const main = within(screen.getByRole('main'));
    const above = () => main.getByRole('button', { name: /^(All restaurants|Smash Soho)$/ });
    expect(above().textContent).toBe('All restaurants');
    await act(async () => void fireEvent.click(above()));
    await tapInSheet('Smash Soho');
    expect(above().textContent).toBe('Smash Soho');
    vi.unstubAllGlobals();
  });

  it('[OFFICE-21] the office’s frame stands there before the first answer', async () => {
    await openConsole(companyAdmin, '/office/team', {
      ...answers,
      AdministeredCompany: () => new Promise<never>(() => {}),
    });
    await act(async () => {});
    const frame = screen.getByRole('status');
    expect(frame.className).toBe('office-frame');
    expect(frame.textContent).toBe('Loading');
  });

  it('[OFFICE-04] somebody else’s venue falls back to the first, and one venue opens nothing', async () => {
    await openConsole(companyAdmin, '/office/team?venue=elsewhere', answers, 'Team');
    expect(rail().getByText('Smash Camden')).toBeInstanceOf(HTMLElement);
    cleanup();
    const company = { ...smash, venues: smash.venues.slice(0, 1) };
    await openConsole(
      companyAdmin,
      '/office/team',
      { ...answers, AdministeredCompany: () => ({ administeredCompany: company }) },
      'Team',
    );
    expect(rail().getByText('Smash Camden')).toBeInstanceOf(HTMLElement);
    expect(rail().queryByRole('button', { name: /Smash/ })).toBeNull();
  });

  it('the own account stands beside the settings, for whoever may change none as well', async () => {
    await openConsole(companyAdmin, '/office/me', answers, 'Account and security');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Settings',
      'Company',
      'Domain',
      'Payment',
      'Connections',
      'Account and security',
    ]);
    cleanup();
    await openConsole(as('ACCOUNTANT', []), '/office/me', answers, 'Account and security');
    expect(rail().getByRole('link', { name: 'Settings' }).getAttribute('aria-current')).toBe(
      'page',
    );
  });

  it('[OFFICE-02] a phone has five tabs, and behind More what has none', async () => {
    await openConsole(companyAdmin, '/office/more', answers);
    await screen.findAllByRole('navigation', { name: 'Back office' }, { timeout: 10_000 });
    const tabs = within(screen.getAllByRole('navigation', { name: 'Back office' })[1]!);
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Setup',
      'Today',
      'Orders',
      'Menu',
      'More',
    ]);
    expect(tabs.getByRole('link', { name: 'More' }).getAttribute('aria-current')).toBe('page');
    const list = within(screen.getByRole('main'));
    expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Sold out',
      'Offers',
      'Guests',
      'Places',
      'Branding',
      'Reports',
      'Team',
      'Settings',
    ]);
  });

  it('[OFFICE-02] once guests can order, the set-up is among the settings and a phone has Sold out', async () => {
    const AdministeredCompany = () => ({ administeredCompany: { ...smash, isLive: true } });
    await openConsole(companyAdmin, '/office/team', { ...answers, AdministeredCompany }, 'Team');
    expect(entries()[0]).toBe('Today');
    const tabs = within(screen.getAllByRole('navigation', { name: 'Back office' })[1]!);
    expect(tabs.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Today',
      'Orders',
      'Menu',
      'Sold out',
      'More',
    ]);
    fireEvent.click(rail().getByRole('link', { name: 'Settings' }));
    const settings = await screen.findByRole(
      'navigation',
      { name: 'Settings' },
      { timeout: 10_000 },
    );
    expect(within(settings).getByRole('link', { name: 'Setup' })).toBeInstanceOf(HTMLElement);
    expect(address()).toBe('/office/settings');
  });

  it('[CATALOG-29] [OFFICE-19] what is sold out is switched here as on the board, at the venue that is chosen', async () => {
    const soup = {
      id: 'soup',
      title: 'Soup',
      soldOut: false,
      soldOutUntil: null,
      count: null,
      held: 0,
    };
    const { requests } = await openConsole(
      companyAdmin,
      '/office/sold-out?venue=soho',
      {
        ...answers,
        OfficeVenues: () => ({ officeVenues: [aVenue({ id: 'soho', name: 'Soho' })] }),
        VenueStock: () => ({ venueStock: { items: [soup], variationGroups: [] } }),
        SetItemSoldOut: () => {
          soup.soldOut = true;
          return { setItemSoldOut: { success: true, error: null } };
        },
      },
      'Sold out',
    );
    fireEvent.click(await screen.findByRole('switch', { name: /Soup/ }));
    expect(await screen.findByText('Sold out 1')).toBeInstanceOf(HTMLElement);
    const change = { venueId: 'soho', itemId: 'soup', soldOut: true, untilTomorrow: false };
    expect(requests).toContainEqual(['SetItemSoldOut', change]);
  });
});
