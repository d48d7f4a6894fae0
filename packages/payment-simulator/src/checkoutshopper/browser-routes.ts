import type { FastifyInstance } from 'fastify';
import type { PaymentSimulator } from '../open-payment-simulator.ts';
import { answerShopsElsewhere } from './shops-elsewhere.ts';
import { bankPageRoutes } from './bank-page-routes.ts';
import { binLookupRoutes } from './bin-lookup-routes.ts';
import { pictureRoutes } from './picture-routes.ts';
import { securedFieldRoutes } from './secured-field-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { translationRoutes } from './translation-routes.ts';

/** Everything the drop-in itself calls, loads or frames. */
export function browserRoutes(app: FastifyInstance, simulator: PaymentSimulator): void {
  answerShopsElsewhere(app, simulator.shopOrigins);
  sessionRoutes(app, simulator);
  bankPageRoutes(app, simulator);
  binLookupRoutes(app);
  securedFieldRoutes(app, simulator);
  pictureRoutes(app);
  translationRoutes(app);
}
