import { UNDO_WITHIN_SECONDS } from '@tallrik/domain/orders/undo-move';
import type { TabColumn } from './ColumnTabs.tsx';

export type WideColumn = Exclude<TabColumn, 'DONE'>;
export const WIDE_COLUMNS = ['PENDING', 'PREPARING', 'READY'] as const satisfies WideColumn[];

/** Since when each column is empty, by the server's clock; null while it has a card. */
export type EmptySince = Readonly<Record<WideColumn, number | null>>;

/** A column that was just emptied keeps its place: what is taken back comes into it, and nothing moves under a finger. */
const COLUMN_WIDTH_HELD_MS = UNDO_WITHIN_SECONDS * 1_000;

const LONG_AGO = Number.NEGATIVE_INFINITY;

/** `before` is null for the first board: what is empty then has been for long. */
export function emptySince(
  before: EmptySince | null,
  counts: Readonly<Record<WideColumn, number>>,
  nowMs: number,
): EmptySince {
  const since = (column: WideColumn) => {
    if (counts[column] > 0) return null;
    return before === null ? LONG_AGO : (before[column] ?? nowMs);
  };
  return { PENDING: since('PENDING'), PREPARING: since('PREPARING'), READY: since('READY') };
}

/** The columns whose width the others take; none while all are empty. */
export function narrowColumns(since: EmptySince | null, nowMs: number): readonly WideColumn[] {
  if (since === null) return [];
  const empty = WIDE_COLUMNS.filter((column) => {
    const from = since[column];
    return from !== null && nowMs - from >= COLUMN_WIDTH_HELD_MS;
  });
  return empty.length < WIDE_COLUMNS.length ? empty : [];
}
