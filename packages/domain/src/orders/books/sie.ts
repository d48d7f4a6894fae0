import type { BookedLine, Voucher } from './accounting.ts';

const LONGEST_TEXT = 100;

/** In quotes on one line, whatever was typed: a quote is written with a backslash, and a backslash not at all. */
export function sieText(typed: string): string {
  const clean = Array.from(typed.slice(0, LONGEST_TEXT), (sign) => {
    const point = sign.codePointAt(0) ?? 0;
    if (point < 32 || point === 127 || (point >= 0x80 && point < 0xa0)) return ' ';
    return sign === '\\' ? '/' : sign;
  }).join('');
  // What becomes a quote in the code page is one here.
  return `"${clean.replaceAll(/[“”]/g, '"').replaceAll('"', '\\"')}"`;
}

/** With a point and two decimals. */
export const sieAmount = (amount: number): string => {
  const cents = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${cents.slice(0, -2)}.${cents.slice(-2)}`;
};

const sieDay = (day: string): string => day.replaceAll('-', '');

export type BookedVoucher = Pick<Voucher, 'day'> & { text: string; lines: readonly BookedLine[] };

/**
 * SIE 4, type 4I: vouchers to be read into an accountant's program, which gives them their numbers. To be written in
 * code page 437.
 */
export function writeSie(file: {
  company: string;
  organizationId: string | null;
  currency: string;
  madeOn: string;
  vouchers: readonly BookedVoucher[];
}): string {
  const used = new Map<string, string>();
  for (const { account, text } of file.vouchers.flatMap(({ lines }) => lines))
    if (!used.has(account)) used.set(account, text);
  const lines = [
    '#FLAGGA 0',
    '#PROGRAM "Tallrik" 1.0',
    '#FORMAT PC8',
    `#GEN ${sieDay(file.madeOn)}`,
    '#SIETYP 4',
    ...(file.organizationId === null ? [] : [`#ORGNR ${sieText(file.organizationId)}`]),
    `#FNAMN ${sieText(file.company)}`,
    `#VALUTA ${file.currency}`,
    ...[...used]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([account, text]) => `#KONTO ${account} ${sieText(text)}`),
    ...file.vouchers.flatMap(({ day, text, lines: booked }) => [
      `#VER "" "" ${sieDay(day)} ${sieText(text)}`,
      '{',
      ...booked.map(
        (line) => `   #TRANS ${line.account} {} ${sieAmount(line.amount)} "" ${sieText(line.text)}`,
      ),
      '}',
    ]),
  ];
  return `${lines.join('\r\n')}\r\n`;
}
