import { QueryClient } from '@tanstack/react-query';
import { UnreachableError } from '@tallrik/contract/client/api-error';

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 15 * 60_000,
        // Whether there is a network is found out by asking; browsers often only guess (D-140).
        networkMode: 'always',
        retry: (failures, error) => error instanceof UnreachableError && failures < 2,
      },
    },
  });
