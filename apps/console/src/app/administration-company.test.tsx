import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aVenue } from '../features/administration/venues/testing/office-venue.ts';
import { giveDialogsTheirMethods } from '../shared/testing/native-dialog.ts';
import type { Answers } from '../shared/testing/render-with.tsx';
import {
  companyAdmin,
  fill,
  openConsole,
  sheet,
  tap,
  tapInSheet,
} from './testing/open-administration.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const done = { success: true, error: null };
const open = (section: string, heading: string, answers: Answers) =>
  openConsole(companyAdmin, `/admin/companies/smash/${section}`, answers, heading);

describe('[F-85] [D-290] the terms under which a company takes orders', () => {
  const terms = (answers: Answers = {}) =>
    open('terms', 'Order terms', {
      CompanyOrderTerms: () => ({
        companyOrderTerms: { unansweredOrderMinutes: 10, capturesAtOnce: false },
      }),
      SetCompanyOrderTerms: () => ({ setCompanyOrderTerms: done }),
      ...answers,
    });

  it('[D-82] [D-92] are shown and changed', async () => {
    const { sent } = await terms();
    const minutes = await screen.findByLabelText<HTMLInputElement>('Minutes to answer an order');
    expect(minutes.value).toBe('10');
    fill('Minutes to answer an order', '15');
    fireEvent.click(screen.getByRole('switch', { name: 'Take the money with the order' }));
    await tap('Save');
    expect(sent('SetCompanyOrderTerms')).toEqual([
      { companyId: 'smash', unansweredOrderMinutes: 15, capturesAtOnce: true },
    ]);
    expect(screen.getByText('Saved.')).toBeInstanceOf(HTMLElement);
  });

  it.each(['', '0', '121', '7.5', 'ten'])('[D-92] %j minutes are not sent', async (typed) => {
    const { sent } = await terms();
    await screen.findByLabelText('Minutes to answer an order');
    fill('Minutes to answer an order', typed);
    await tap('Save');
    expect(screen.getByText('Whole minutes, 1 to 120.')).toBeInstanceOf(HTMLElement);
    expect(sent('SetCompanyOrderTerms')).toEqual([]);
  });

  it('[D-143] what may not be read says so and can be asked for again', async () => {
    const { sent } = await terms({
      CompanyOrderTerms: () => {
        throw new Error('offline');
      },
    });
    await screen.findByText(/Something went wrong/);
    await tap('Try again');
    expect(sent('CompanyOrderTerms')).toHaveLength(2);
  });
});

describe('[F-85] [D-290] the tables of a restaurant', () => {
  const table = (id: string, code: string) => ({
    id,
    version: 1,
    code,
    supportsPayLater: true,
    active: true,
    address: `/smash?v=camden&t=${id}`,
    openBillSince: null,
  });
  const venues = { OfficeVenues: () => ({ officeVenues: [aVenue(), aVenue({ id: 'soho' })] }) };
  it('[D-101] one gets a new code after a question', async () => {
    let tables = [table('t-old', '4')];
    const { sent } = await open('tables', 'Tables', {
      ...venues,
      VenueTables: () => ({ venueTables: tables }),
      RotateTable: () => {
        tables = [table('t-new', '4')];
        return { rotateTable: done };
      },
    });
    await screen.findByText('Table 4');
    await tap('Table 4: code, number, more');
    expect(sheet().getByLabelText<HTMLInputElement>('What the code opens').value).toMatch(
      /t=t-old$/,
    );
    await tapInSheet('New code');
    expect(sent('RotateTable')).toEqual([]);
    await tapInSheet('New code');
    expect(sent('RotateTable')).toEqual([{ venueId: 'camden', tableId: 't-old' }]);
    await tap('Table 4: code, number, more');
    await vi.waitFor(() =>
      expect(sheet().getByLabelText<HTMLInputElement>('What the code opens').value).toMatch(
        /t=t-new$/,
      ),
    );
  });

  it('are those of the chosen restaurant', async () => {
    const { sent } = await open('tables', 'Tables', {
      ...venues,
      VenueTables: () => ({ venueTables: [] }),
    });
    await screen.findByText('This restaurant has no tables.');
    fireEvent.change(screen.getByLabelText('Restaurant'), { target: { value: 'soho' } });
    await vi.waitFor(() =>
      expect(sent('VenueTables')).toEqual([{ venueId: 'camden' }, { venueId: 'soho' }]),
    );
  });

  it('a company without restaurants says so', async () => {
    await open('tables', 'Tables', { OfficeVenues: () => ({ officeVenues: [] }) });
    expect(await screen.findByText('The company has no restaurants yet.')).toBeInstanceOf(
      HTMLElement,
    );
  });
});

describe('[F-85] [D-290] the audit log', () => {
  const entry = (id: string, action: string) => ({
    id,
    at: '2026-11-13T18:30:00Z',
    staffName: 'Ada',
    action,
    subjectId: `subject-${id}`,
    details: { role: 'VENUE_STAFF' },
  });

  it('[D-294] tells in words what was done, page by page', async () => {
    const { sent } = await open('audit', 'Audit log', {
      AuditLog: ({ cursor }) => ({
        auditLog:
          cursor === null
            ? { entries: [entry('9', 'inviteStaffMember')], nextCursor: '9' }
            : { entries: [entry('8', 'somethingNewer')], nextCursor: null },
      }),
    });
    expect(await screen.findByText('Invited somebody')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('13/11/2026 18:30')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText(/subject-9/)).toBeInstanceOf(HTMLElement);
    await tap('Show more');
    expect(await screen.findByText('somethingNewer')).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Invited somebody')).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(sent('AuditLog')).toEqual([
      { companyId: 'smash', cursor: null },
      { companyId: 'smash', cursor: '9' },
    ]);
  });
});

describe('[F-85] [D-290] invoices and business customers', () => {
  const invoice = {
    id: 'i-1',
    number: 12,
    buyerName: 'Acme',
    periodStart: '2025-01-05',
    periodEnd: '2025-01-11',
    issuedOn: '2025-01-12',
    dueOn: '2025-02-11',
    total: 123_450,
    currency: 'GBP',
    targetId: 't-1',
    credited: 0,
    state: 'OVERDUE',
    daysOverdue: 3,
    mailedAt: null,
    paidAt: null,
  };
  const invoices = async (answers: Answers = {}) => {
    const world = await open('invoices', 'Invoices', {
      CompanyInvoices: () => ({
        companyInvoices: { invoices: [invoice], nextCursor: null, unpaid: 123_450 },
      }),
      InvoiceCustomers: () => ({ invoiceCustomers: [] }),
      SetInvoicePaid: () => ({ setInvoicePaid: done }),
      ApproveInvoiceCustomer: () => ({ approveInvoiceCustomer: done }),
      EndInvoiceCustomer: () => ({ endInvoiceCustomer: done }),
      ...answers,
    });
    await screen.findByText('Acme');
    return world;
  };

  it('one is shown with its sum and marked as paid', async () => {
    const { sent } = await invoices();
    expect(
      screen.getByText('£1 234.50'.replace(' ', '\u00a0'), { normalizer: (text) => text }),
    ).toBeInstanceOf(HTMLElement);
    expect(screen.getByText('Overdue since 11/02/2025')).toBeInstanceOf(HTMLElement);
    await tap('Mark invoice 12 as paid');
    fill('Day the money came', '2025-03-01');
    await tapInSheet('Mark as paid');
    expect(sent('SetInvoicePaid')).toEqual([
      { invoiceId: 'i-1', paid: true, paidOn: '2025-03-01' },
    ]);
    expect(sent('CompanyInvoices')).toHaveLength(2);
  });

  it('only the unpaid ones are asked for', async () => {
    const { sent } = await invoices();
    await act(
      async () => void fireEvent.click(screen.getByRole('switch', { name: 'Only unpaid' })),
    );
    expect(sent('CompanyInvoices').at(-1)).toEqual({
      companyId: 'smash',
      isUnpaidOnly: true,
      targetId: null,
      state: null,
      cursor: null,
    });
  });

  it('its document is fetched with the token in a header, never in an address', async () => {
    const fetched = vi.fn(async () => new Response('%PDF'));
    vi.stubGlobal('fetch', fetched);
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    URL.createObjectURL = () => 'blob:document';
    URL.revokeObjectURL = () => {};
    await invoices();
    await tap('Download invoice 12');
    expect(fetched).toHaveBeenCalledWith('/staff/invoices/i-1/document', {
      headers: { authorization: 'Bearer token-1' },
    });
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce());
    clicked.mockRestore();
  });

  it('[D-143] a document that is refused is said in words', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
    await invoices();
    await tap('Download invoice 12');
    expect(await screen.findByText('Your account may not do this.')).toBeInstanceOf(HTMLElement);
  });

  const fillCustomer = (limit: string) => {
    fill('Guest’s phone number', '+46 70 174 06 05');
    fill('Name on the invoice', 'Acme');
    fill('Email for invoices', 'bills@acme.example');
    fill('Credit limit in GBP', limit);
  };

  it('[D-89] a business customer is approved up to a limit in minor units', async () => {
    const { sent } = await invoices();
    await tap('Business customers');
    fillCustomer('5 000');
    fill('City (optional)', 'London');
    await tapInSheet('Approve customer');
    expect(sent('ApproveInvoiceCustomer')).toEqual([
      {
        companyId: 'smash',
        phone: '+46701740605',
        customer: {
          name: 'Acme',
          organizationId: null,
          email: 'bills@acme.example',
          street: null,
          zip: null,
          city: 'London',
          creditLimit: 500_000,
        },
      },
    ]);
    expect(screen.getByText(/Approved: this guest may order/)).toBeInstanceOf(HTMLElement);
  });

  it.each(['', '12.50', '-1', '99999999999', '1e5'])('a limit of %j is not sent', async (limit) => {
    const { sent } = await invoices();
    await tap('Business customers');
    fillCustomer(limit);
    await tapInSheet('Approve customer');
    expect(screen.getByText('The limit is an amount in whole GBP.')).toBeInstanceOf(HTMLElement);
    expect(sent('ApproveInvoiceCustomer')).toEqual([]);
  });

  it('credit is ended by the phone number alone', async () => {
    const { sent } = await invoices();
    await tap('Business customers');
    await tapInSheet('End credit');
    expect(screen.getByText(/not a phone number with country code/)).toBeInstanceOf(HTMLElement);
    fill('Guest’s phone number', '+46701740605');
    await tapInSheet('End credit');
    expect(sent('EndInvoiceCustomer')).toEqual([{ companyId: 'smash', phone: '+46701740605' }]);
    expect(screen.getByText(/Ended: nothing more is lent/)).toBeInstanceOf(HTMLElement);
  });

  it('[D-143] a number without an account is said', async () => {
    await invoices({
      EndInvoiceCustomer: () => ({
        endInvoiceCustomer: { success: false, error: 'NO_SUCH_GUEST' },
      }),
    });
    await tap('Business customers');
    fill('Guest’s phone number', '+46701740605');
    await tapInSheet('End credit');
    expect(screen.getByText(/No guest has an account/)).toBeInstanceOf(HTMLElement);
  });
});
