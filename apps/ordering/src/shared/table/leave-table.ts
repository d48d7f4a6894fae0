import { isSeatOver } from '@tallrik/domain/tables/seat-end';
import type { LocalData } from '../local-data/local-data.ts';

/**
 * A scanned code counts for four hours (D-101). Kept for longer, a phone at home would be greeted at the table it ate at
 * the evening before, and its order would go on the bill of whoever sits there.
 */
export function leaveTableInTime(localData: LocalData, nowMs: number): void {
  const token = localData.get('qrOrder');
  if (token === null || !isSeatOver(token, nowMs)) return;
  localData.reset('tableGuest');
  localData.reset('tableId');
  localData.reset('qrOrder');
}
