import type { Currency } from '@tallrik/domain/money/currency';
import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import type { Sales } from './sales-query.ts';
import { columnsOf, rowName, type Words } from './sales-words.ts';

/** What is shown, as a file: one heading in the person's words with the currency, then the rows (MONEY-24). */
export function salesCsv(
  words: Words,
  report: Sales,
  company: { country: string; currency: Currency },
): string {
  const style = csvStyleOf(company.country);
  const columns = columnsOf(words, report, company.currency);
  const isDay = report.by === 'DAY';
  const zone = [...new Set(report.clocks.map(({ timeZone }) => timeZone))].join(', ');
  const heading = words.t(`Admin.Sales.By.${report.by}`);
  // A spreadsheet has no other place that says which money it is.
  const headingOf = ({ title, isMoney }: (typeof columns)[number]): string =>
    isMoney ? `${title} (${company.currency})` : title;
  const cellText = (cell: ReturnType<(typeof columns)[number]['cell']>): string => {
    if (typeof cell === 'string') return cell;
    if ('count' in cell) return cell.count === null ? '' : String(cell.count);
    return cell.money === null
      ? ''
      : (Math.round(cell.money) / 100).toFixed(2).replace('.', style.decimal);
  };
  return writeCsv(
    [
      [isDay ? `${heading} (${zone})` : heading, ...columns.map(headingOf)],
      ...report.rows.map((row) => [
        isDay ? row.key : rowName(words, report.by, row),
        ...columns.map(({ cell }) => cellText(cell(row))),
      ]),
    ],
    style,
  );
}
