import type { DayClosing } from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { html } from '../../../platform/web/html.ts';

type Values = Partial<Record<'day' | 'venue' | 'amount' | 'rate', string>> & {
  count?: number;
  number?: number;
};
export type ClosingMailTexts = (
  key:
    | 'Mail.Closing.Subject'
    | 'Mail.Closing.Title'
    | 'Mail.Closing.Turnover'
    | 'Mail.Closing.Vat'
    | 'Mail.Closing.Tips'
    | 'Mail.Closing.Discounts'
    | 'Mail.Closing.Refunds'
    | 'Mail.Closing.Rejected'
    | 'Mail.Closing.OpenBills'
    | 'Mail.Closing.CARD'
    | 'Mail.Closing.INVOICE'
    | 'Mail.Closing.FREE'
    | 'Mail.Closing.COUNTER'
    | 'Mail.Closing.Other'
    | 'Mail.Closing.Open'
    | 'Mail.Closing.Why',
  values: Values,
) => string;

const KINDS = ['CARD', 'INVOICE', 'FREE', 'COUNTER'] as const;

/** A closed day in the lines of a mail (MONEY-22): what is nothing is left out, the turnover never. */
export function closingMail(
  closing: DayClosing,
  texts: ClosingMailTexts,
  address: string,
): { subject: string; text: string; html: string } {
  const money = (amount: number) => formatMoneyExact(minor(amount), closing.currency as Currency);
  const { day, venueName: venue, number } = closing;
  const rejected = closing.rejected.reduce((sum, { orders }) => sum + orders, 0);
  const line = (name: string, amount: number) => ({
    name,
    amount: money(amount),
    isShown: amount !== 0,
  });
  const rows = [
    {
      ...line(texts('Mail.Closing.Turnover', { count: closing.orders }), closing.turnover),
      isShown: true,
    },
    ...closing.sales.map(({ rate, vat }) =>
      line(texts('Mail.Closing.Vat', { rate: String(rate) }), vat),
    ),
    line(texts('Mail.Closing.Discounts', {}), -closing.discount),
    line(texts('Mail.Closing.Tips', {}), closing.tips),
    ...closing.kinds.map(({ kind, amount }) => {
      const known = KINDS.find((one) => one === kind);
      return line(texts(`Mail.Closing.${known ?? 'Other'}`, {}), amount);
    }),
    line(
      texts('Mail.Closing.Refunds', { count: closing.refunds }),
      -(closing.refunded + closing.refundedTips),
    ),
    line(
      texts('Mail.Closing.Rejected', { count: rejected }),
      closing.rejected.reduce((sum, { amount }) => sum + amount, 0),
    ),
    line(
      texts('Mail.Closing.OpenBills', { count: closing.openBills.bills }),
      closing.openBills.amount,
    ),
  ].filter(({ isShown }) => isShown);
  const title = texts('Mail.Closing.Title', { day, venue, number });
  const why = texts('Mail.Closing.Why', { venue });
  const place = [closing.street, closing.city].filter(Boolean).join(', ');
  return {
    subject: texts('Mail.Closing.Subject', { day, venue, amount: money(closing.turnover) }),
    text: `${[
      title,
      place,
      '',
      ...rows.map(({ name, amount }) => `${name}: ${amount}`),
      '',
      address,
      '',
      why,
    ].join('\n')}\n`,
    html: html`<h1 style="font-size:18px">${title}</h1>
      <p>${place}</p>
      <table role="presentation" cellpadding="4">
        ${rows.map(
          ({ name, amount }) =>
            html`<tr>
              <td>${name}</td>
              <td align="right">${amount}</td>
            </tr>`,
        )}
      </table>
      <p><a href="${address}">${texts('Mail.Closing.Open', {})}</a></p>
      <p>${why}</p>`.markup,
  };
}
