import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { latePartQuery } from './late-part-query.ts';

/**
 * What the board can do without in its first moment, but not in the evening when the network goes away, is downloaded as
 * soon as the board is there. One that does not come is asked for again when it is needed, and then says so.
 */
export function usePartsSoon(parts: Readonly<Record<string, () => Promise<unknown>>>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    for (const [name, load] of Object.entries(parts))
      void queryClient.prefetchQuery(latePartQuery(name, load));
  }, [queryClient, parts]);
}
