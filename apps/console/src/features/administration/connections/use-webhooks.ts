import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  CreateWebhookDocument,
  RemoveWebhookDocument,
  RenewWebhookSecretDocument,
  ReplayWebhookDocument,
  SaveWebhookDocument,
  TryWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
  type WebhookDeliveriesQuery,
  type WebhookDeliveryState,
  type WebhookInput,
  type WebhookPartsFragment,
} from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';

export type Webhook = WebhookPartsFragment;
/** What a sheet is opened for. */
export type AskedOfWebhook = 'renew' | 'remove' | 'log';
export type Delivery = WebhookDeliveriesQuery['webhookDeliveries']['deliveries'][number];

const webhooksKey = (companyId: string) => ['admin', 'webhooks', companyId] as const;
const deliveriesKey = (companyId: string) => ['admin', 'webhook-deliveries', companyId] as const;

/** What an address is called: the rest of it may be a secret of its own. */
export const hostOf = ({ address }: Pick<Webhook, 'address'>): string => new URL(address).host;

export function useWebhooks(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: webhooksKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(WebhooksDocument, { companyId }, signal)).webhooks,
  });
}

/** What was sent to one of them, newest first, page by page. */
export function useDeliveries(
  companyId: string,
  webhookId: string,
  state: WebhookDeliveryState | null,
) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...deliveriesKey(companyId), webhookId, state],
    queryFn: async ({ pageParam, signal }) => {
      const given = { companyId, webhookId, state, cursor: pageParam };
      return (await api.call(WebhookDeliveriesDocument, given, signal)).webhookDeliveries;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** @param onSecret a secret is there, to be shown once */
export function useWebhookChanges(
  companyId: string,
  onSecret: (shown: { secret: string; oldUntil: string | null }) => void,
) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [webhooksKey(companyId), deliveriesKey(companyId)];
  const show = (answer: { secret: string | null; webhook: Webhook | null }) => {
    if (answer.secret !== null)
      onSecret({ secret: answer.secret, oldUntil: answer.webhook?.oldSecretUntil ?? null });
  };
  return {
    create: useChange({
      send: async (given: { id: string; webhook: WebhookInput }) =>
        (await api.call(CreateWebhookDocument, { companyId, ...given })).createWebhook,
      refreshes,
      onDone: show,
    }),
    save: useChange({
      send: async (given: { id: string; version: number; webhook: WebhookInput }) =>
        (await api.call(SaveWebhookDocument, { companyId, ...given })).saveWebhook,
      refreshes,
      done: () => t('Admin.Hook.Saved'),
    }),
    renew: useChange({
      send: async ({ id, version }: Webhook) =>
        (await api.call(RenewWebhookSecretDocument, { companyId, id, version })).renewWebhookSecret,
      refreshes,
      onDone: show,
    }),
    remove: useChange({
      send: async ({ id }: Webhook) =>
        (await api.call(RemoveWebhookDocument, { companyId, id })).removeWebhook,
      refreshes,
      done: (_result, webhook) => t('Admin.Hook.Removed', { host: hostOf(webhook) }),
    }),
  };
}

export function useWebhookSends(companyId: string, id: string) {
  const t = useAdminText();
  const { api } = useServices();
  const refreshes = [webhooksKey(companyId), deliveriesKey(companyId)];
  return {
    test: useChange({
      send: async (_none: null) =>
        (await api.call(TryWebhookDocument, { companyId, id })).tryWebhook,
      refreshes,
      done: () => t('Admin.Hook.Tried'),
    }),
    /** Null: all that was missed. */
    replay: useChange({
      send: async (deliveryIds: string[] | null) =>
        (await api.call(ReplayWebhookDocument, { companyId, id, deliveryIds })).replayWebhook,
      refreshes,
      done: () => t('Admin.Hook.Sending'),
    }),
  };
}
