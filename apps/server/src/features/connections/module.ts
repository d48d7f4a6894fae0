import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { JobHandlers } from '../../platform/jobs/jobs.ts';
import type { ApiReads } from './api/api-reads.ts';
import { apiRoutes, type ApiRouteDeps } from './api/api-routes.ts';
import { makeEndpoints } from './api/endpoints.ts';
import { makeApiKeyChanges } from './keys/api-key-changes.ts';
import { makeHashApiKey } from './keys/api-key.ts';
import { apiKeyResolvers } from './staff-resolvers/api-key-resolvers.ts';
import { webhookResolvers } from './staff-resolvers/webhook-resolvers.ts';
import { makeMailWebhookOff } from './webhooks/mail-webhook-off.ts';
import {
  enqueueDueWebhooks,
  makeSendWebhooks,
  type SendWebhooksDeps,
} from './webhooks/send-webhooks.ts';
import { makeWebhookChanges, type WebhookChangesDeps } from './webhooks/webhook-changes.ts';
import { forgetOldEvents } from './webhooks/webhook-store.ts';

/** A company's own programs: what they are told (D-730), and what they may read (D-770). */
export function makeConnections(
  deps: WebhookChangesDeps &
    SendWebhooksDeps &
    Parameters<typeof makeMailWebhookOff>[0] &
    Pick<ApiRouteDeps, 'countCall' | 'countKeyCall'> & {
      seed: string;
      apiReads: ApiReads;
      /** What a menu is, as the feature that writes it says. */
      menuAnswer: z.ZodType;
    },
) {
  const hashApiKey = makeHashApiKey(deps.seed);
  const webhooks = webhookResolvers(makeWebhookChanges(deps));
  const keys = apiKeyResolvers(makeApiKeyChanges({ ...deps, hashApiKey }));
  return {
    staffResolvers: {
      Query: { ...webhooks.Query, ...keys.Query },
      Mutation: { ...webhooks.Mutation, ...keys.Mutation },
    },
    routes: (http: FastifyInstance) => {
      const endpoints = makeEndpoints(deps.apiReads, deps.menuAnswer);
      void http.register(apiRoutes({ ...deps, hashApiKey, endpoints }));
    },
    jobs: {
      'send-webhooks': makeSendWebhooks(deps),
      'mail-webhook-off': makeMailWebhookOff(deps),
      'forget-webhook-log': () => forgetOldEvents(deps.db, deps.now()),
    } satisfies Partial<JobHandlers>,
    dueJobs: [enqueueDueWebhooks],
  };
}
