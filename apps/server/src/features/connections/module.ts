import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import { webhookResolvers } from './staff-resolvers/webhook-resolvers.ts';
import { makeMailWebhookOff } from './webhooks/mail-webhook-off.ts';
import {
  enqueueDueWebhooks,
  makeSendWebhooks,
  type SendWebhooksDeps,
} from './webhooks/send-webhooks.ts';
import { makeWebhookChanges, type WebhookChangesDeps } from './webhooks/webhook-changes.ts';
import { forgetOldEvents } from './webhooks/webhook-store.ts';

/** A company's own programs: what they are told (D-730). */
export function makeConnections(
  deps: WebhookChangesDeps & SendWebhooksDeps & Parameters<typeof makeMailWebhookOff>[0],
) {
  return {
    staffResolvers: webhookResolvers(makeWebhookChanges(deps)),
    jobs: {
      'send-webhooks': makeSendWebhooks(deps),
      'mail-webhook-off': makeMailWebhookOff(deps),
      'forget-webhook-log': () => forgetOldEvents(deps.db, deps.now()),
    } satisfies Partial<JobHandlers>,
    dueJobs: [enqueueDueWebhooks],
  };
}
