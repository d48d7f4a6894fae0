import { useState } from 'react';
import {
  emptySince,
  narrowColumns,
  WIDE_COLUMNS,
  type EmptySince,
  type WideColumn,
} from './empty-columns.ts';

/** The columns whose width the others take now. `counts` is null before the first board. */
export function useNarrowColumns(
  counts: Readonly<Record<WideColumn, number>> | null,
  nowMs: number,
): readonly WideColumn[] {
  const [before, setBefore] = useState<EmptySince | null>(null);
  if (counts === null) return [];
  const since = emptySince(before, counts, nowMs);
  if (before === null || WIDE_COLUMNS.some((column) => before[column] !== since[column]))
    setBefore(since);
  return narrowColumns(since, nowMs);
}
