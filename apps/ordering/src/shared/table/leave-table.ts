import { tokenExpiry } from '@tallrik/domain/accounts/token-expiry';
import type { LocalData } from '../local-data/local-data.ts';

/**
 * Whether a table's token counts no more (D-101), as it says itself. Nothing is proven by this: the server judges every
 * token, and one that says nothing of its end is left to it.
 */
export function isTableSeatExpired(token: string, nowMs: number): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && nowMs >= expiry.epochMilliseconds;
}

/**
 * A scanned code counts for four hours (D-101). Kept for longer, a phone at home would be greeted at the table it ate at
 * the evening before, and its order would go on the bill of whoever sits there.
 */
export function leaveTableInTime(localData: LocalData, nowMs: number): void {
  const token = localData.get('qrOrder');
  if (token === null || !isTableSeatExpired(token, nowMs)) return;
  localData.reset('tableGuest');
  localData.reset('tableId');
  localData.reset('qrOrder');
}
