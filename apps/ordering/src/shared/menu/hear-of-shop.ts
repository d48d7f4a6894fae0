import type { QueryClient } from '@tanstack/react-query';

/**
 * The server says that the shop on the page has changed (O-29): stock and venue are asked for before their turn, and
 * the stock's answer names the menu's version, which `watchCatalogue` follows.
 */
export const hearOfShop =
  (queryClient: QueryClient) =>
  (message: unknown): boolean => {
    if ((message as { domain?: unknown } | null)?.domain !== 'SHOP_CHANGED') return false;
    for (const key of ['inventory', 'venue'])
      void queryClient.invalidateQueries({ queryKey: [key] });
    return true;
  };
