import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import type { Administrator } from '../administered-company.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { aVenue, tap, type } from '../venues/testing/office-venue.ts';
import { TablesScreen } from './TablesScreen.tsx';
import type { VenueTable } from './use-table-changes.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const aTable = (code: string, fields: Partial<VenueTable> = {}): VenueTable => ({
  id: `table-${code}`,
  version: 2,
  code,
  supportsPayLater: true,
  active: true,
  address: `https://eat.example/?v=camden&t=table-${code}`,
  openBillSince: null,
  ...fields,
});
const TABLES = [
  aTable('1'),
  aTable('2', { openBillSince: '2026-11-17T17:55:00Z' }),
  aTable('7', { active: false, supportsPayLater: false }),
];
const changed = (tables = TABLES, error: string | null = null) => ({
  error,
  field: null,
  auditId: error ? null : 'a1',
  tables,
});
const setup = (enableQrOrders: boolean) => ({
  setupState: { version: 4, enableQrOrders, steps: [], against: [], serviceTypes: [] },
});

const owner = { id: 'ada', role: 'COMPANY_ADMIN' } as const;
function show(answers: object = {}, administrator: Administrator = owner, company = smash) {
  const world = renderOffice(
    <TablesScreen company={company} administrator={administrator} venueId="camden" />,
    {
      OfficeVenues: () => ({ officeVenues: [aVenue()] }),
      VenueTables: () => ({ venueTables: TABLES }),
      SetupState: () => setup(company.enableQrOrders),
      ...answers,
    },
    '/office/places/tables',
  );
  return world;
}
const rowOf = (name: string) => within(screen.getByText(name).closest('li')!);
const sheet = () => within(document.querySelector<HTMLElement>('dialog[open]')!);
const tapInSheet = (name: string | RegExp) =>
  act(async () => void fireEvent.click(sheet().getByRole('button', { name })));

describe('[PLACES-21] tables are made and changed on their page', () => {
  it('one after the last is offered; a row is counted before it is made', async () => {
    const { sent } = show({ CreateTables: () => ({ createTables: changed() }) });
    await screen.findByText('Table 1');
    expect(screen.getByLabelText('From').getAttribute('placeholder')).toBe('8');
    screen.getByRole('button', { name: 'Add 1 table' });
    await type(screen.getByLabelText('From'), '25');
    await type(screen.getByLabelText('To'), '32');
    await tap('Add 8 tables');
    const [given] = sent('CreateTables') as { tables: { id: string; code: string }[] }[];
    expect(given).toMatchObject({ companyId: 'smash', venueId: 'camden', supportsPayLater: true });
    expect(given!.tables.map(({ code }) => code)).toEqual([
      '25',
      '26',
      '27',
      '28',
      '29',
      '30',
      '31',
      '32',
    ]);
    expect(new Set(given!.tables.map(({ id }) => id)).size).toBe(8);
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe(''));
  });

  it('words before the number count from one; what is taken or no row is said before it is sent', async () => {
    const { sent } = show();
    await screen.findByText('Table 1');
    await type(screen.getByLabelText('Before'), 'Bar ');
    screen.getByRole('button', { name: 'Add 1 table' });
    expect(screen.getByLabelText('From').getAttribute('placeholder')).toBe('1');
    await type(screen.getByLabelText('Before'), '');
    await type(screen.getByLabelText('From'), '6');
    await type(screen.getByLabelText('To'), '9');
    screen.getByText('There is a table 7 already.');
    await type(screen.getByLabelText('To'), '3');
    screen.getByText(/the lower one first/);
    await act(async () => void fireEvent.submit(screen.getByLabelText('To').closest('form')!));
    expect(sent('CreateTables')).toEqual([]);
  });

  it('are filtered, and each says whether it is in use or has an open bill', async () => {
    show();
    await screen.findByText('Table 1');
    rowOf('Table 1').getByText('In use');
    rowOf('Table 2').getByText('Open bill since 17:55');
    rowOf('Table 7').getByText('Not in use');
    await tap('Not in use 1');
    expect(screen.queryByText('Table 1')).toBeNull();
    screen.getByText('Table 7');
  });

  it('pay later is one tap, on the version that was read', async () => {
    const { sent } = show({ SaveTable: () => ({ saveTable: changed() }) });
    await screen.findByText('Table 1');
    const payLater = rowOf('Table 1').getByRole('switch', { name: /Pay later, Table 1/ });
    await act(async () => void fireEvent.click(payLater));
    expect(sent('SaveTable')).toEqual([
      { companyId: 'smash', id: 'table-1', version: 2, table: { supportsPayLater: false } },
    ]);
  });

  it('number and use are saved together; a number that is none is not sent', async () => {
    const { sent } = show({ SaveTable: () => ({ saveTable: changed() }) });
    await screen.findByText('Table 1');
    await tap('Table 1: code, number, more');
    await type(sheet().getByLabelText('Number or name'), '  ');
    await tapInSheet('Save');
    sheet().getByText('A number has 1 to 20 characters.');
    expect(sent('SaveTable')).toEqual([]);
    await type(sheet().getByLabelText('Number or name'), 'Window');
    await act(async () => void fireEvent.click(sheet().getByRole('switch', { name: 'In use' })));
    await tapInSheet('Save');
    expect(sent('SaveTable')).toEqual([
      { companyId: 'smash', id: 'table-1', version: 2, table: { code: 'Window', active: false } },
    ]);
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
  });
});

it('[PLACES-25] a table with an open bill stays, and why is said', async () => {
  const { sent } = show({
    ArchiveTable: () => ({ archiveTable: changed(TABLES, 'TABLE_IN_USE') }),
  });
  await screen.findByText('Table 2');
  await tap('Table 2: code, number, more');
  await tapInSheet('Take the table away');
  expect(sent('ArchiveTable')).toEqual([{ companyId: 'smash', id: 'table-2', version: 2 }]);
  await waitFor(() => expect(sheet().getByRole('alert').textContent).toMatch(/bill/));
});

it('[PLACES-24] [OFFICE-16] several tables or all of them get new codes, after the effect is named', async () => {
  const { sent } = show({ RotateTables: () => ({ rotateTables: changed() }) });
  await screen.findByText('Table 1');
  await tap('New codes');
  sheet().getByText(
    /The printed code and everything opened with it stop working at once.*cannot be undone/,
  );
  expect(
    sheet().getByRole<HTMLButtonElement>('button', { name: /^New codes for 0/ }).disabled,
  ).toBe(true);
  await act(async () => void fireEvent.click(sheet().getByLabelText('Table 7')));
  sheet().getByRole('button', { name: 'New code for 1 table' });
  await act(async () => void fireEvent.click(sheet().getByLabelText('All 3 tables')));
  sheet().getByText('1 open bill moves on to the new code.');
  expect(sent('RotateTables')).toEqual([]);
  await tapInSheet('New codes for 3 tables');
  expect(sent('RotateTables')).toEqual([
    { companyId: 'smash', venueId: 'camden', tableIds: ['table-1', 'table-2', 'table-7'] },
  ]);
});

it('[PLACES-23] a table shows the code of the address that guests open', async () => {
  show();
  await screen.findByText('Table 1');
  await tap('Table 1: code, number, more');
  sheet().getByRole('img', { name: 'Code of table 1' });
  expect(sheet().getByLabelText<HTMLInputElement>('What the code opens').value).toBe(
    'https://eat.example/?v=camden&t=table-1',
  );
});

describe('[PLACES-26] ordering by code', () => {
  it('off is said, with the switch beside it', async () => {
    const { sent } = show(
      {
        SaveCompanyFacts: () => ({
          saveCompanyFacts: { error: null, field: null, auditId: 'a', setup: null },
        }),
      },
      owner,
      { ...smash, enableQrOrders: false },
    );
    await screen.findByText('Table 1');
    const ordering = await screen.findByRole('switch', {
      name: /Order from the table.*the codes open the menu only/,
    });
    expect(ordering.getAttribute('aria-checked')).toBe('false');
    await act(async () => void fireEvent.click(ordering));
    expect(sent('SaveCompanyFacts')).toEqual([
      { companyId: 'smash', version: 4, facts: { enableQrOrders: true } },
    ]);
  });

  it('a manager reads it and has no switch', async () => {
    const { sent } = show(
      {},
      { id: 'mo', role: 'VENUE_MANAGER' },
      { ...smash, enableQrOrders: false },
    );
    await screen.findByText('Table 1');
    screen.getByText('Off: the codes open the menu only.');
    expect(screen.queryByRole('switch', { name: /Order from the table/ })).toBeNull();
    expect(sent('SetupState')).toEqual([]);
  });
});

describe('[PLACES-22] codes on paper', () => {
  const answering = (answer: () => Promise<Response>) => {
    const ask = vi.fn<(path: string, request: RequestInit) => Promise<Response>>(answer);
    vi.stubGlobal('fetch', ask);
    return () => ask.mock.calls.map(([path, { body }]) => [path, JSON.parse(String(body))]);
  };

  it('those in use are requests for with paper and words, and the first page is drawn', async () => {
    const requests = answering(() => Promise.resolve(new Response('%PDF')));
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:codes' }));
    const kept = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    show();
    await screen.findByText('Table 1');
    await tap('Print codes');
    sheet().getByText(/2 codes, 1 page\./);
    await type(sheet().getByLabelText('Paper'), 'TENTS');
    await type(sheet().getByLabelText('Text'), 'Beställ härifrån');
    await type(sheet().getByLabelText('Text in a second language'), ' Order from here ');
    expect(sheet().getAllByText('Order from here')).toHaveLength(4);
    await tapInSheet('Make PDF');
    await waitFor(() => expect(document.querySelector('dialog[open]')).toBeNull());
    expect(kept).toHaveBeenCalledTimes(1);
    kept.mockRestore();
    expect(requests()).toEqual([
      [
        '/staff/code-sheets',
        {
          kind: 'TABLES',
          companyId: 'smash',
          venueId: 'camden',
          sheet: 'TENTS',
          tableIds: ['table-1', 'table-2'],
          texts: ['Beställ härifrån', 'Order from here'],
        },
      ],
    ]);
  });

  it('one that is refused says why and stays open', async () => {
    answering(() => Promise.resolve(new Response('{}', { status: 403 })));
    show();
    await screen.findByText('Table 1');
    await tap('Print codes');
    await tapInSheet('Make PDF');
    await waitFor(() => expect(sheet().getByRole('alert').textContent).not.toBe(''));
  });
});
