import { readCsv } from '@tallrik/domain/menu/editing/csv';
import { MENU_FILE } from '@tallrik/domain/menu/editing/menu-file';
import { rowsFromJsonLd } from '@tallrik/domain/menu/editing/menu-from-json-ld';
import { structuredDataOf } from '@tallrik/domain/menu/editing/page-data';
import { planPastedMenu } from '@tallrik/domain/menu/editing/pasted-menu';
import { readPastedTable } from '@tallrik/domain/menu/editing/pasted-table';

/** A table to be imported, its headings first. */
export type ImportRows = string[][];

export type ReadFile =
  | { kind: 'ROWS'; rows: ImportRows; hasVat: boolean }
  /** A whole menu as JSON: the server reads it. */
  | { kind: 'MENU'; file: File }
  | { kind: 'PROBLEM'; problem: 'TOO_LARGE' | 'EMPTY' | 'NO_MENU' };

/** What one call to the server takes, with room for its quotes. */
const LARGEST_BYTES = 200_000;
/** A saved page is mostly not its menu. */
const LARGEST_PAGE_BYTES = 10_000_000;

/** A file somebody chose: a table, a whole menu, or a saved page with its menu in it (schema.org). */
export async function readMenuFile(file: File): Promise<ReadFile> {
  const isPage = /\.(html?|json|jsonld)$/i.test(file.name);
  if (file.size > (isPage ? LARGEST_PAGE_BYTES : LARGEST_BYTES))
    return { kind: 'PROBLEM', problem: 'TOO_LARGE' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (isPage && isWholeMenu(text)) return { kind: 'MENU', file };
  return isPage ? readPage(text) : readTable(text);
}

/** Our own export says so in its first line; whether it can be read is for the plan to say. */
const isWholeMenu = (text: string): boolean =>
  text.slice(0, HEAD_LENGTH).includes(`"${MENU_FILE.format}"`);

const HEAD_LENGTH = 200;

/** UTF-8 and UTF-16 say so or prove it; what is neither comes from an old spreadsheet (CATALOG-40). */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function readTable(text: string): ReadFile {
  const rows = readCsv(text);
  return rows.length < 2
    ? { kind: 'PROBLEM', problem: 'EMPTY' }
    : { kind: 'ROWS', rows, hasVat: true };
}

/** Lines such as `Margherita 95` below headings (SETUP-14), or a table as the export writes it. */
export function readLines(text: string): ReadFile {
  if (text.length > LARGEST_BYTES) return { kind: 'PROBLEM', problem: 'TOO_LARGE' };
  const table = readPastedTable(text);
  if (table)
    return {
      kind: 'ROWS',
      rows: table.rows,
      hasVat: table.columns.some((column) => column?.kind === 'VAT'),
    };
  const lines = planPastedMenu(text);
  if (lines.length === 0) return { kind: 'PROBLEM', problem: 'EMPTY' };
  const rows = lines.map(({ category, title, price }) => [
    category ?? '',
    title,
    price === null ? '' : (price / 100).toFixed(2),
  ]);
  return { kind: 'ROWS', rows: [['category', 'title', 'price'], ...rows], hasVat: false };
}

/** The structured data of a page; its scripts are read as text and never run. */
export function readPage(text: string): ReadFile {
  const rows = rowsFromJsonLd(structuredDataOf(text));
  return rows.length < 2
    ? { kind: 'PROBLEM', problem: 'NO_MENU' }
    : { kind: 'ROWS', rows, hasVat: false };
}
