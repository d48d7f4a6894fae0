import { useMutation } from '@tanstack/react-query';
import {
  PauseVenueDocument,
  ResumeVenueDocument,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';

/** Stops and starts new orders; the board is fetched afterwards, because it says so to every screen. */
export function usePause(venueId: string, refresh: () => Promise<void>) {
  const { api } = useServices();
  const change = useMutation({
    // A pause and its end one after the other: sent in that order, or the last one might not win.
    scope: { id: `pause-${venueId}` },
    mutationFn: async (until: string | null) => {
      if (until === null) await api.call(ResumeVenueDocument, { venueId });
      else await api.call(PauseVenueDocument, { venueId, until });
    },
    onSettled: refresh,
  });
  return {
    pause: (until: string) => change.mutate(until),
    resume: () => change.mutate(null),
    isBusy: change.isPending,
    error: change.error,
  };
}
