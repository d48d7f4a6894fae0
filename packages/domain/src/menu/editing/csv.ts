/** Which CSV a country's spreadsheet opens right (O-28). */
export type CsvStyle = { separator: ',' | ';'; decimal: '.' | ',' };

const POINT_COUNTRIES = new Set(['GB', 'IE', 'US']);

export const csvStyleOf = (country: string): CsvStyle =>
  POINT_COUNTRIES.has(country)
    ? { separator: ',', decimal: '.' }
    : { separator: ';', decimal: ',' };

const BYTE_ORDER_MARK = '\ufeff';
// A spreadsheet runs what begins with these: exported text is guests' and owners' text.
const FORMULA_SIGNS = new Set('=+-@\t\r');
const isFormula = (cell: string): boolean => FORMULA_SIGNS.has(cell[0] ?? '');

/** Digits with one decimal sign at most: a number below zero is to be summed, not to be read as a text. */
function isNumber(cell: string): boolean {
  if (cell.length > LONGEST_NUMBER) return false;
  const [whole = '', decimals] = (cell.startsWith('-') ? cell.slice(1) : cell).split(/[.,]/, 3);
  const areDigits = (text: string) =>
    text !== '' && [...text].every((sign) => sign >= '0' && sign <= '9');
  return (
    areDigits(whole) &&
    (decimals === undefined || areDigits(decimals)) &&
    cell.split(/[.,]/).length <= 2
  );
}
const LONGEST_NUMBER = 20;

/** UTF-8 with byte order mark, lines by CRLF, formulas disarmed by an apostrophe (O-28). */
export const writeCsv = (rows: readonly (readonly string[])[], style: CsvStyle): string =>
  BYTE_ORDER_MARK +
  rows
    .map((row) => row.map((cell) => writeCell(cell, style)).join(style.separator) + '\r\n')
    .join('');

function writeCell(cell: string, { separator }: CsvStyle): string {
  const harmless = isFormula(cell) && !isNumber(cell) ? `'${cell}` : cell;
  const isQuoted = ['"', '\r', '\n', separator].some((sign) => harmless.includes(sign));
  return isQuoted ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of cells, with comma, semicolon or tab, whichever the first line has most of; blank lines are left out. */
export function readCsv(text: string): string[][] {
  const body = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
  const separator = separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell);
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((content) => content.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < body.length; at += 1) {
    const sign = body[at] ?? '';
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') endRow();
    else if (sign !== '\r') cell += sign;
  }
  endRow();
  return rows;
}

function separatorOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const count = (sign: string) => heading.split(sign).length;
  return [';', ',', '\t'].toSorted((one, other) => count(other) - count(one))[0] ?? ',';
}
