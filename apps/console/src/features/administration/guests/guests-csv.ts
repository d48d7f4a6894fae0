import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import type { ExportGuestsMutation, GuestColumn } from '../generated/graphql.ts';
import type { AdminTranslate } from '../use-admin-text.tsx';

type ExportedGuest = ExportGuestsMutation['exportGuests']['guests'][number];

export const GUEST_FILE_COLUMNS: readonly GuestColumn[] = [
  'NAME',
  'NUMBER',
  'LEVEL',
  'POINTS',
  'ORDERS',
  'LAST_ORDER',
  'SPENT',
  'SINCE',
  'NEWS',
  'PHONE',
  'MAIL',
];

/** The chosen columns in their order, written as every report is: what guests typed runs nowhere (GUESTS-11, O-28). */
export function guestsCsv(
  t: AdminTranslate,
  guests: readonly ExportedGuest[],
  chosen: readonly GuestColumn[],
  country: string,
): string {
  const style = csvStyleOf(country);
  const cells: Readonly<Record<GuestColumn, (guest: ExportedGuest) => string>> = {
    NAME: ({ name }) => name ?? '',
    NUMBER: ({ easyId }) => easyId ?? '',
    LEVEL: ({ level }) => level ?? '',
    POINTS: ({ points }) => String(points ?? ''),
    ORDERS: ({ orders }) => String(orders ?? ''),
    LAST_ORDER: ({ lastOrderAt }) => lastOrderAt ?? '',
    SPENT: ({ spent12Months }) =>
      (Math.round(spent12Months ?? 0) / 100).toFixed(2).replace('.', style.decimal),
    SINCE: ({ createdAt }) => createdAt ?? '',
    NEWS: ({ takesNews }) => t(takesNews ? 'Admin.Value.Yes' : 'Admin.Value.No'),
    PHONE: ({ phone }) => phone ?? '',
    MAIL: ({ email }) => email ?? '',
  };
  const columns = GUEST_FILE_COLUMNS.filter((column) => chosen.includes(column));
  return writeCsv(
    [
      columns.map((column) => t(`Admin.Guests.Column.${column}`)),
      ...guests.map((guest) => columns.map((column) => cells[column](guest))),
    ],
    style,
  );
}
