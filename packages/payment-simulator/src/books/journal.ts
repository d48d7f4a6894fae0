import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type { BookEntry } from './book-entry.ts';

const JOURNAL_FILE = 'payment-simulator.jsonl';

export type Journal = {
  earlier: readonly BookEntry[];
  append: (entries: readonly BookEntry[]) => void;
};

export const forgetfulJournal: Journal = { earlier: [], append: () => undefined };

/**
 * Money that a killed server had taken must still be there when it comes back, or the demo would
 * lose paid orders that a real provider would never lose.
 */
export function openJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, JOURNAL_FILE);
  return {
    earlier: existsSync(file) ? readWholeLines(file) : [],
    // One write per batch, before the answer leaves: `kill -9` cannot fall between its lines.
    append: (entries) =>
      appendFileSync(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')),
  };
}

/** A line cut off by a power failure is dropped from the file too, or the next line would be glued to it. */
function readWholeLines(file: string): BookEntry[] {
  const bytes = readFileSync(file);
  const end = bytes.lastIndexOf('\n') + 1;
  if (end < bytes.length) truncateSync(file, end);
  return bytes
    .subarray(0, end)
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as BookEntry);
}
