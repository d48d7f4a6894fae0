import type { ReceiptRow, ReceiptView } from './receipt-view.ts';

const WIDTH = 44;

/** The receipt for readers that show no HTML; amounts stand in one column where the letters are equally wide. */
export function receiptText(view: ReceiptView): string {
  const row = ({ label, amount }: ReceiptRow): string =>
    `${label}${' '.repeat(Math.max(2, WIDTH - label.length - amount.length))}${amount}`;
  const rule = '-'.repeat(WIDTH);
  const dishes = view.lines.flatMap(({ quantity, title, details, amount }) => [
    row({ label: `${quantity} x ${title}`, amount }),
    ...details.map((detail) => `    ${detail}`),
  ]);
  return [
    view.senderName,
    view.title,
    '',
    row(view.orderNumber),
    ...view.facts,
    ...view.notes,
    rule,
    ...dishes,
    rule,
    ...view.sums.map(row),
    row(view.total),
    '',
    ...view.vat.map(row),
    rule,
    ...view.store,
    '',
    view.thanks,
    view.why,
  ].join('\n');
}
