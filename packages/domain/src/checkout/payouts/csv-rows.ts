export type CsvLimits = { rows: number; columns: number; cell: number };

export type CsvRead = { row: string[] } | { problem: 'TOO_MANY_ROWS' | 'TOO_WIDE' | 'NOT_CLOSED' };

/**
 * Rows of a CSV, one at a time, with commas and quotes as RFC 4180 has them. Stops at the first row or cell too many:
 * nothing is built that nobody asked for. Blank lines are left out.
 */
export function* csvRows(text: string, limits: CsvLimits): Generator<CsvRead, void> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let count = 0;
  while (at < text.length) {
    const read = readRow(text, at, limits);
    if ('problem' in read) {
      yield read;
      return;
    }
    at = read.end;
    if (read.row.length === 1 && read.row[0] === '') continue;
    count += 1;
    if (count > limits.rows) {
      yield { problem: 'TOO_MANY_ROWS' };
      return;
    }
    yield { row: read.row };
  }
}

type Row = { row: string[]; end: number } | { problem: 'TOO_WIDE' | 'NOT_CLOSED' };

function readRow(text: string, start: number, { columns, cell: longest }: CsvLimits): Row {
  const row: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? quotedCell(text, at, longest) : plainCell(text, at, longest);
    if (cell === null) return { problem: 'TOO_WIDE' };
    if (cell === 'OPEN') return { problem: 'NOT_CLOSED' };
    row.push(cell.content);
    if (row.length > columns) return { problem: 'TOO_WIDE' };
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
      continue;
    }
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    return { row, end: at };
  }
}

type Cell = { content: string; end: number };

function plainCell(text: string, start: number, longest: number): Cell | null {
  let end = start;
  while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') {
    end += 1;
    if (end - start > longest) return null;
  }
  return { content: text.slice(start, end), end };
}

function quotedCell(text: string, start: number, longest: number): Cell | null | 'OPEN' {
  let content = '';
  let at = start + 1;
  for (;;) {
    if (at >= text.length) return 'OPEN';
    const sign = text[at] ?? '';
    if (sign !== '"') content += sign;
    else if (text[at + 1] === '"') {
      content += '"';
      at += 1;
    } else break;
    if (content.length > longest) return null;
    at += 1;
  }
  at += 1;
  // What stands behind the closing quote belongs to nobody.
  return ',\r\n'.includes(text[at] ?? '\n') ? { content, end: at } : 'OPEN';
}
