import { useQuery } from '@tanstack/react-query';
import { OrderTimelineDocument } from '../../shared/graphql-client/generated/graphql.ts';
import { useServices } from '../../shared/services.tsx';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { OrderStoryView } from './OrderStoryView.tsx';
import { storyLine } from '../../shared/story/story-line.ts';

/** For whoever has the guest on the phone: what the guest, the money and the kitchen did. */
export function OrderStory(props: { orderId: string; version: number; timeZone: string }) {
  const { api } = useServices();
  const t = useTranslate();
  const { orderId, version } = props;
  const story = useQuery({
    // A move makes a new version, and with it a longer story.
    queryKey: ['order-story', orderId, version],
    queryFn: async ({ signal }) =>
      (await api.call(OrderTimelineDocument, { orderId }, signal)).orderTimeline.entries,
    retry: false,
    // Webhooks and jobs write on without a move.
    staleTime: 0,
  });
  return (
    <OrderStoryView
      lines={story.data?.map((entry) => storyLine(t, entry)) ?? null}
      timeZone={props.timeZone}
      error={story.error ? errorText(t, codeOf(story.error)) : null}
      onRetry={() => void story.refetch()}
    />
  );
}
