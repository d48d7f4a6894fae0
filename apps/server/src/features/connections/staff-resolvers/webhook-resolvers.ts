import type { Resolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import type { WebhookChanges } from '../webhooks/webhook-changes.ts';

/** Only translated: the changes decide. */
export const webhookResolvers = (webhooks: WebhookChanges) =>
  ({
    Query: {
      webhooks: (_root, { companyId }, context) => webhooks.list(context, companyId),
      webhookDeliveries: (_root, { companyId, webhookId, state, cursor, limit }, context) =>
        webhooks.deliveries(context, companyId, webhookId, {
          state: state ?? null,
          cursor: cursor ?? null,
          limit,
        }),
    },
    Mutation: {
      createWebhook: (_root, { companyId, id, webhook }, context) =>
        webhooks.create(context, companyId, id, webhook),
      saveWebhook: (_root, { companyId, ...given }, context) =>
        webhooks.save(context, companyId, given),
      renewWebhookSecret: (_root, { companyId, ...given }, context) =>
        webhooks.renewSecret(context, companyId, given),
      removeWebhook: (_root, { companyId, id }, context) => webhooks.remove(context, companyId, id),
      tryWebhook: (_root, { companyId, id }, context) => webhooks.try(context, companyId, id),
      replayWebhook: (_root, { companyId, id, deliveryIds }, context) =>
        webhooks.replay(context, companyId, id, deliveryIds ?? null),
    },
  }) satisfies Resolvers<StaffContext>;
