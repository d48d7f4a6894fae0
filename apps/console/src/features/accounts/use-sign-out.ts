import { useQueryClient } from '@tanstack/react-query';
import { StaffSignOutEverywhereDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';

/** Nothing of one person's session may be seen by the next. */
export function useSignOut(): { here: () => void; everywhere: () => Promise<void> } {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const here = () => {
    session.end('SIGNED_OUT');
    queryClient.clear();
  };
  return {
    here,
    everywhere: async () => {
      // Not before the server knows: whoever believes a lost tablet signed out must be right.
      await api.call(StaffSignOutEverywhereDocument, {});
      here();
    },
  };
}
