import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** No host name is longer. */
const LONGEST_HOST = 253;
const querySchema = z.object({ domain: z.string().min(1).max(LONGEST_HOST) });

/**
 * What a proxy asks before it has a certificate made for a name (`ask` of Caddy's on-demand TLS). Without it anybody
 * who points a name at us makes us use up what the authority allows, and the next real company gets none.
 */
export function hostRoute(
  app: FastifyInstance,
  deps: { isOurs: (host: string) => Promise<boolean> },
): void {
  app.get('/health/host', async (request, reply) => {
    const query = querySchema.safeParse(request.query);
    const isOurs = query.success && (await deps.isOurs(query.data.domain.toLowerCase()));
    return reply
      .header('cache-control', 'no-store')
      .status(isOurs ? 200 : 404)
      .send({ status: isOurs ? 'ours' : 'unknown' });
  });
}
