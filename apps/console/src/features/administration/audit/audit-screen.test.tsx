import { readCsv } from '@tallrik/domain/menu/editing/csv';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { AuditScreen } from './AuditScreen.tsx';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const entry = (id: string, more: object = {}) => ({
  id,
  at: '2026-03-04T12:00:00Z',
  actor: 'STAFF',
  staffId: 'kim',
  staffName: '=Kim',
  action: 'saveItem',
  subjectId: 'soup',
  subject: { kind: 'ITEM', title: 'Soup' },
  details: { kind: 'ITEM', changes: { defaultPrice: { before: 7_900, after: 8_500 } } },
  ...more,
});
const bySystem = entry('8', {
  actor: 'SERVER',
  staffId: null,
  staffName: null,
  action: 'rejectUnansweredOrder',
  subjectId: 'o1',
  subject: { kind: 'ORDER', title: '0417' },
  details: {},
});

const open = (
  path = '/office/team/log',
  role: 'COMPANY_ADMIN' | 'VENUE_MANAGER' = 'COMPANY_ADMIN',
) =>
  renderOffice(
    <AuditScreen company={smash} administrator={{ id: 'ada', role }} />,
    {
      AuditLog: () => ({ auditLog: { entries: [entry('9'), bySystem], nextCursor: null } }),
      AuditExport: ({ cursor }) => ({
        auditExport: cursor
          ? { entries: [bySystem], nextCursor: null }
          : { entries: [entry('9')], nextCursor: '9' },
      }),
      StaffMembers: () => ({ staffMembers: [{ id: 'kim', name: 'Kim' }] }),
    },
    path,
  );

describe('the audit log', () => {
  it('[TEAM-11] [TEAM-12] says who did what to which thing, with the way to it, and marks jobs', async () => {
    open();
    const [price, rejected] = (await screen.findAllByRole('listitem')).map((row) => within(row));
    expect(price!.getByText('Changed a dish')).toBeInstanceOf(HTMLElement);
    expect(price!.getByRole('link', { name: 'Soup' }).getAttribute('href')).toBe(
      '/office/menu/items/soup',
    );
    expect(price!.getByText('£79')).toBeInstanceOf(HTMLElement);
    expect(price!.queryByText('Automatic')).toBeNull();
    expect(rejected!.getByText('Rejected an order nobody answered')).toBeInstanceOf(HTMLElement);
    expect(rejected!.getByText('0417')).toBeInstanceOf(HTMLElement);
    expect(rejected!.getByText('Automatic')).toBeInstanceOf(HTMLElement);
  });

  it('[TEAM-11] is narrowed down by person, kind, thing and days, which stand in the address', async () => {
    const { sent } = open('/office/team/log?kind=ITEM&from=2026-03-01&until=2026-03-04');
    await screen.findAllByRole('listitem');
    expect(sent('AuditLog').at(-1)).toEqual({
      companyId: 'smash',
      kind: 'ITEM',
      from: '2026-03-01T00:00:00Z',
      until: '2026-03-05T00:00:00Z',
      cursor: null,
    });
    await screen.findByRole('option', { name: 'Kim' });
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'kim' } });
    await waitFor(() => expect(sent('AuditLog').at(-1)).toMatchObject({ staffId: 'kim' }));
    fireEvent.change(screen.getByLabelText('Who'), { target: { value: 'SERVER' } });
    await waitFor(() => expect(sent('AuditLog').at(-1)).toMatchObject({ actor: 'SERVER' }));
    const only = await screen.findByRole('button', { name: 'Only what was done to Soup' });
    await act(async () => void fireEvent.click(only));
    expect(sent('AuditLog').at(-1)).toMatchObject({ subjectId: 'soup', kind: 'ITEM' });
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear filters' })),
    );
    expect(screen.getByLabelText('Who')).toHaveProperty('value', '');
  });

  it('[TEAM-11] [O-28] is exported as a file that a spreadsheet takes for text, page by page', async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:x') }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
    const { sent } = open('/office/team/log?kind=ITEM');
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' })),
    );
    await waitFor(() => expect(blobs).toHaveLength(1));
    expect(sent('AuditExport')).toEqual([
      { companyId: 'smash', kind: 'ITEM', cursor: null },
      { companyId: 'smash', kind: 'ITEM', cursor: '9' },
    ]);
    const text = await blobs[0]!.text();
    expect(text).toContain("'=Kim");
    expect(readCsv(text)).toEqual([
      ['When (UTC)', 'Who', 'On behalf of', 'What', 'Thing', 'Field', 'Before', 'After'],
      ['2026-03-04 12:00:00', '=Kim', 'Company', 'Changed a dish', 'Soup', 'Price', '£79', '£85'],
      [
        '2026-03-04 12:00:00',
        'Automatic',
        'Automatic',
        'Rejected an order nobody answered',
        '0417',
        '',
        '',
        '',
      ],
    ]);
  });

  it('[TEAM-11] [O-02] who reads only the own entries has nobody to choose', async () => {
    open('/office/team/log', 'VENUE_MANAGER');
    await screen.findAllByRole('listitem');
    expect(screen.queryByLabelText('Who')).toBeNull();
    expect(screen.getByLabelText('Kind of thing')).toBeInstanceOf(HTMLElement);
  });
});
