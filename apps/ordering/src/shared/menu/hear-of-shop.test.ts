import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { hearOfShop } from './hear-of-shop.ts';

describe('[O-29] what the socket says of the shop', () => {
  it('[CATALOG-12] has stock and venue read before their turn, and nothing else', async () => {
    const queryClient = new QueryClient();
    const reads: string[] = [];
    for (const key of ['inventory', 'venue', 'menus']) {
      queryClient.setQueryData([key, 'soho'], {});
      new QueryObserver(queryClient, {
        queryKey: [key, 'soho'],
        staleTime: Infinity,
        queryFn: () => {
          reads.push(key);
          return {};
        },
      }).subscribe(() => undefined);
    }
    expect(hearOfShop(queryClient)({ domain: 'SHOP_CHANGED', data: { companyId: 'c' } })).toBe(
      true,
    );
    await vi.waitFor(() => expect(reads).toEqual(['inventory', 'venue']));
  });

  it('leaves everything else to the cart', () => {
    const hear = hearOfShop(new QueryClient());
    for (const message of [null, 7, 'SHOP_CHANGED', { domain: 'EVENT_CONFIRMED' }])
      expect(hear(message)).toBe(false);
  });
});
