import { readCsv } from './csv.ts';
import { columnOf, type ImportColumn } from './import-columns.ts';

const NO_MENUS: ReadonlySet<string> = new Set();

export type PastedTable = { rows: string[][]; columns: (ImportColumn | null)[] };

/** What was copied from a spreadsheet or out of the own export: its headings say so. Null: lines of a menu. */
export function readPastedTable(text: string): PastedTable | null {
  const rows = readCsv(text);
  const [headings = []] = rows;
  const columns = headings.map((heading) => columnOf(heading, NO_MENUS));
  const named = columns.filter((column) => column !== null);
  const isTable = rows.length > 1 && named.length > 1 && named.some(({ kind }) => kind === 'TITLE');
  return isTable ? { rows, columns } : null;
}
