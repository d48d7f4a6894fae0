import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import {
  bookLines,
  voucherOf,
  type AccountNumber,
  type BookedLine,
  type ClosingToBook,
  type Voucher,
} from '@tallrik/domain/orders/books/accounting';
import { toCp437 } from '@tallrik/domain/orders/books/cp437';
import { sieAmount, writeSie } from '@tallrik/domain/orders/books/sie';
import type { AdminTranslate } from '../use-admin-text.tsx';

type Booked = Voucher & { booked: BookedLine[] };

/** Oldest first; null while an account is missing. */
export function bookClosings(
  closings: readonly ClosingToBook[],
  accounts: readonly AccountNumber[],
): Booked[] | null {
  const vouchers = closings
    .map(voucherOf)
    .filter(({ lines }) => lines.length > 0)
    .toSorted(
      (one, other) =>
        one.day.localeCompare(other.day) || one.venueName.localeCompare(other.venueName),
    );
  const booked = vouchers.flatMap((voucher) => {
    const lines = bookLines(voucher, accounts);
    return lines ? [{ ...voucher, booked: lines }] : [];
  });
  return booked.length === vouchers.length ? booked : null;
}

const lineText = (t: AdminTranslate, { text, isBack }: BookedLine): string =>
  isBack ? t('Admin.Accounting.Back', { text }) : text;

/** A line a day, restaurant and account: a heading in words, then names that stay (MONEY-24, MONEY-26). */
export function accountingCsv(
  t: AdminTranslate,
  vouchers: readonly Booked[],
  country: string,
): string {
  const style = csvStyleOf(country);
  const money = (amount: number) => sieAmount(amount).replace('.', style.decimal);
  return writeCsv(
    [
      [
        t('Admin.Sales.By.DAY'),
        t('Admin.Sales.By.VENUE'),
        t('Admin.Closing.Number'),
        t('Admin.Accounting.Account'),
        t('Admin.Accounting.Text'),
        t('Admin.Accounting.Amount'),
      ],
      ['day', 'venue', 'closing', 'account', 'text', 'amount'],
      ...vouchers.flatMap(({ day, venueName, number, booked }) =>
        booked.map((line) => [
          day,
          venueName,
          String(number),
          line.account,
          lineText(t, line),
          money(line.amount),
        ]),
      ),
    ],
    style,
  );
}

export const accountingSie = (
  t: AdminTranslate,
  vouchers: readonly Booked[],
  about: { company: string; organizationId: string | null; currency: string; madeOn: string },
): Uint8Array<ArrayBuffer> =>
  toCp437(
    writeSie({
      ...about,
      vouchers: vouchers.map(({ day, venueName, number, booked }) => ({
        day,
        text: t('Admin.Accounting.Voucher', { venue: venueName, number }),
        lines: booked.map((line) => ({ ...line, text: lineText(t, line) })),
      })),
    }),
  );
