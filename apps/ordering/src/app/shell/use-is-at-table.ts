import { useLocalValue } from '../../shared/local-data/use-local-value.ts';

/** Whether the guest came by a table's code: no side menu, and the table's bill instead (SHELL-13). */
export function useIsAtTable(): boolean {
  const tableId = useLocalValue('tableId');
  const qrOrder = useLocalValue('qrOrder');
  return tableId !== null || qrOrder !== null;
}
