import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { REHEARSAL_COOKIE } from '../../platform/auth/rehearsal-cookie.ts';
import type { Tokens } from '../../platform/auth/tokens.ts';
import type { SetupPorts } from './setup-state.ts';
import { TEST_ORDER_PATH } from './open-test-order.ts';

const querySchema = z.object({ token: z.string().max(1_000) });

/** Where a link is made anew. */
const SETUP_PAGE = '/console/office/setup/test';

/**
 * Opens the guest app of a closed company on this device. The right stays in a cookie that no script reads and that
 * ends with the link; whether it still counts is asked of it each time (O-21).
 */
export const testOrderRoute =
  (deps: {
    tokens: Pick<Tokens, 'read'>;
    findConfigurationOf: SetupPorts['findConfigurationOf'];
    publicOrigin: string | null;
    now: () => Temporal.Instant;
  }) =>
  (http: FastifyInstance): void => {
    http.get(TEST_ORDER_PATH, async (request, reply) => {
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      const token = querySchema.safeParse(request.query).data?.token ?? '';
      const now = deps.now();
      const claims = await deps.tokens.read('test-order', token, now);
      const shop = claims && (await deps.findConfigurationOf(claims.companyId));
      if (!claims || !shop) return reply.redirect(SETUP_PAGE, 302);
      const seconds = Math.floor(claims.expiresAt.since(now).total('seconds'));
      const isSecure = (deps.publicOrigin ?? request.protocol).startsWith('https');
      reply.header(
        'set-cookie',
        `${REHEARSAL_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${isSecure ? '; Secure' : ''}`,
      );
      return reply.redirect(`/${shop.slug}`, 302);
    });
  };
