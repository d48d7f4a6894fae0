import { readCsv } from '@tallrik/domain/menu/editing/csv';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { giveDialogsTheirMethods } from '../../../shared/testing/native-dialog.ts';
import { renderOffice, smash } from '../testing/render-office.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';
import type { OrderRow } from './payment-text.ts';

beforeEach(giveDialogsTheirMethods);
afterEach(cleanup);

const aRow = (fields: Partial<OrderRow>): OrderRow => ({
  id: 'o47',
  easyId: '47',
  createdAt: '2026-11-15T11:24:05Z',
  venueId: 'camden',
  timeZone: 'Europe/Stockholm',
  status: 'COMPLETED',
  type: 'EAT_HERE',
  tableCode: null,
  kind: 'CARD',
  cardBrand: 'visa',
  cardEnd: '4242',
  total: 61_200,
  tip: 4_405,
  refunded: 0,
  currency: 'GBP',
  guestName: 'Elin Sandberg',
  isTest: false,
  isPayLater: false,
  isReceipt: false,
  ...fields,
});
const HOSTILE = "=cmd|' /C calc'!A0\"; \n@x";
const PAGES: Record<string, { orders: OrderRow[]; nextCursor: string | null }> = {
  first: { orders: [aRow({})], nextCursor: 'more' },
  more: {
    orders: [
      aRow({ id: 'o46', easyId: '46', type: 'TAKE_AWAY', status: 'REJECTED', cardBrand: HOSTILE }),
      aRow({ id: 'o45', easyId: '45', venueId: 'soho', refunded: 900, isTest: true }),
    ],
    nextCursor: null,
  },
};

it('[MONEY-24] [O-28] the list is exported as it is filtered, page by page, and hostile words stay words', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => (blobs.push(blob), 'blob:x') }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const company = {
    ...smash,
    country: 'SE',
    venues: [
      { id: 'camden', name: '+Smash; Camden' },
      { id: 'soho', name: '@Soho' },
    ],
  };
  const administrator = { staffId: 'ada', role: 'COMPANY_ADMIN' } as never;
  const { sent } = renderOffice(
    <OrdersScreen company={company} administrator={administrator} venueId={null} />,
    {
      OfficeOrders: () => ({ officeOrders: { orders: [], nextCursor: null } }),
      OfficeOrderSums: () => ({
        officeOrderSums: {
          orders: 3,
          counted: 1,
          inProgress: 0,
          rejected: 1,
          refunded: 1,
          discounted: 0,
          total: 61_200,
          tips: 0,
          back: 900,
        },
      }),
      OrderExport: ({ cursor }) => ({ officeOrders: PAGES[(cursor as string | null) ?? 'first'] }),
    },
    '/office/orders?show=rejected',
  );
  const button = await screen.findByRole('button', { name: 'Export as CSV' });
  await act(async () => void fireEvent.click(button));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [asked] = sent('OfficeOrders') as [{ filter: object }];
  expect(sent('OrderExport')).toEqual([
    { companyId: 'smash', filter: asked.filter, cursor: null },
    { companyId: 'smash', filter: asked.filter, cursor: 'more' },
  ]);
  const bytes = new Uint8Array(await blobs[0]!.arrayBuffer());
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const text = await blobs[0]!.text();
  expect(text).not.toContain('Sandberg');
  // Of every cell that a spreadsheet would run, the apostrophe comes first.
  for (const hostile of ['+Smash', '@Soho', '=cmd']) expect(text).toContain(`'${hostile}`);
  const rows = readCsv(text);
  expect(rows[0]?.[1]).toBe('Time (Europe/Stockholm)');
  expect(rows.slice(1).map((row) => row[0])).toEqual(['47', '46', '45']);
  expect(rows[1]).toEqual([
    '47',
    '2026-11-15 12:24:05',
    '+Smash; Camden',
    'Eat here',
    'Handed over',
    'Visa •• 4242',
    '612,00',
    '44,05',
    '0,00',
    'GBP',
    'o47',
  ]);
  expect(rows[2]?.[5]).toContain('=cmd');
  expect(rows[3]?.slice(2, 4)).toEqual(['@Soho', 'TEST Eat here']);
});
