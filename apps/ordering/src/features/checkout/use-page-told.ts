import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaymentFlowProps } from './payment-flow-props.ts';
import type { PaymentState } from './use-payment-state.ts';

/** The server's words for what the page can name dish by dish (TIME-27, CART-34). */
const NAMED_BY_PAGE = new Map<string, { told: 'MENU' | 'STOCK'; query: string }>([
  ['ITEM_NOT_ON_MENU', { told: 'MENU', query: 'menus' }],
  ['MENU_EXPIRED', { told: 'MENU', query: 'menus' }],
  ['OUT_OF_STOCK', { told: 'STOCK', query: 'inventory' }],
]);
const ABOUT_THE_CART = new Set(['ErrorASD', 'SessionError']);

/**
 * One dialog at a time (F-48): what the page names itself is not said a second time above it, and what the server has
 * to say of something else waits until the page has been answered. True while it waits.
 */
export function usePageTold(told: PaymentFlowProps['told'], state: PaymentState): boolean {
  const queryClient = useQueryClient();
  const named = NAMED_BY_PAGE.get(state.notice?.code ?? '');
  if (named && named.told === told) state.close();
  // The server knows of a newer menu or stock than this page: with it the page can name what is missing.
  const stale = named?.query;
  useEffect(() => {
    if (stale) void queryClient.invalidateQueries({ queryKey: [stale] });
  }, [stale, queryClient]);
  return Boolean(told) && ABOUT_THE_CART.has(state.notice?.modal ?? '');
}
