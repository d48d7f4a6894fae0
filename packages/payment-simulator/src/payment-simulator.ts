import type { FastifyInstance } from 'fastify';
import { checkoutApiRoutes } from './checkout-api/checkout-api-routes.ts';
import { browserRoutes } from './checkoutshopper/browser-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import type { PaymentSimulator } from './open-payment-simulator.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Adyen on the server's own origin: `app.register(paymentSimulator, { simulator })`.
 * Registered as an encapsulated plugin, so that its form parser stays its own.
 */
export async function paymentSimulator(
  app: FastifyInstance,
  { simulator }: { simulator: PaymentSimulator },
): Promise<void> {
  if (!app.hasContentTypeParser(FORM))
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
  checkoutApiRoutes(app, simulator);
  browserRoutes(app, simulator);
  if (simulator.hasControlApi) controlRoutes(app, simulator);

  app.addHook('onListen', async () => simulator.resume());
  app.addHook('onClose', async () => simulator.close());
}
