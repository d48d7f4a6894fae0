import { useMutation } from '@tanstack/react-query';
import { SetWaitingTimeDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { WaitingTimeView } from './WaitingTimeView.tsx';

export function WaitingTime(props: {
  venueId: string;
  minutes: number | null;
  /** Fetches the board, which knows the time. */
  refresh: () => Promise<void>;
}) {
  const { api } = useServices();
  const { venueId } = props;
  const change = useMutation({
    // Quick taps one after the other: sent in that order, or the last one might not win.
    scope: { id: `waiting-time-${venueId}` },
    mutationFn: (minutes: number) => api.call(SetWaitingTimeDocument, { venueId, minutes }),
    // The tapped time stays until the board has it, or the figure would jump back and forth.
    onSettled: props.refresh,
  });
  const shown = change.isPending ? change.variables : props.minutes;
  return <WaitingTimeView minutes={shown} onChange={(minutes) => change.mutate(minutes)} />;
}
