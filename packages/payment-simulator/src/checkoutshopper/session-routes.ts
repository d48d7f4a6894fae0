import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalid, reply as answered, unauthorised, type Reply } from '../adyen-error.ts';
import type { SimulatedSession } from '../books/book-entry.ts';
import type { PaymentSimulator } from '../open-payment-simulator.ts';
import { paySession } from '../payments/pay-session.ts';
import { statusOfSession } from '../payments/session-status.ts';
import { submitSessionDetails } from '../payments/submit-details.ts';
import { TEST_EXPIRY } from '../outcomes/test-cards.ts';
import { openToken, sealToken } from '../sealed-token.ts';
import { merchantOf, tokenSecret } from '../simulation.ts';
import { shopperBaseOf, SHOPPER_PATH } from './shopper-path.ts';
import { pageTextsFor } from './page-texts.ts';
import { continueThreeDS } from './three-ds-fingerprint.ts';

type SessionRoute = { Params: { id: string }; Querystring: { clientKey?: string } };

/** The calls of the sessions flow that the drop-in makes from the page. */
export function sessionRoutes(app: FastifyInstance, simulator: PaymentSimulator): void {
  const { simulation } = simulator;
  const sessionPath = `${SHOPPER_PATH}v1/sessions/:id`;

  app.post<SessionRoute>(`${sessionPath}/setup`, (request, reply) =>
    forSession(request, reply, (session) => answered(200, setupAnswer(session))),
  );
  app.post<SessionRoute>(`${sessionPath}/payments`, (request, reply) =>
    forSession(request, reply, (session) =>
      statusOfSession(simulation, session) === 'active'
        ? paySession(simulation, session, request.body, shopperBaseOf(request))
        : invalid('14_0415', 'The session takes no payment any more'),
    ),
  );
  // No look at the status: a reload after success must be told the same result again.
  app.post<SessionRoute>(`${sessionPath}/paymentDetails`, (request, reply) =>
    forSession(request, reply, (session) =>
      submitSessionDetails(simulation, session, request.body),
    ),
  );
  app.post(`${SHOPPER_PATH}v1/submitThreeDS2Fingerprint`, (request, reply) =>
    send(reply, continueThreeDS(simulation, request.body, shopperBaseOf(request))),
  );
  // The drop-in calls here even with analytics switched off, and again with an id below the path.
  for (const path of ['v3/analytics', 'v3/analytics/:attempt'])
    app.post(`${SHOPPER_PATH}${path}`, () => ({ checkoutAttemptId: randomUUID() }));

  function forSession(
    request: FastifyRequest<SessionRoute>,
    reply: FastifyReply,
    work: (session: SimulatedSession) => Reply,
  ): FastifyReply {
    const session = simulation.books.sessions.get(request.params.id);
    const merchant = session ? merchantOf(simulation, session) : null;
    const isKnown = simulation.merchants.some(
      ({ clientKey, merchantAccount }) =>
        clientKey === request.query.clientKey && (!merchant || merchant === merchantAccount),
    );
    if (!isKnown) return send(reply, unauthorised('Invalid clientKey'));
    if (session === undefined || sessionIdIn(request.body) !== session.id)
      return send(reply, invalid('14_0413', 'Invalid session'));
    return send(reply, work(session));
  }

  function send(reply: FastifyReply, answer: Reply): FastifyReply {
    const { status, body } = simulator.commit(answer);
    return reply.code(status).header('cache-control', 'no-store').send(body);
  }

  /** Any data ever given out for a session opens it: a page that mounts twice sets up twice. */
  function sessionIdIn(body: unknown): string | null {
    if (typeof body !== 'object' || body === null || !('sessionData' in body)) return null;
    return openToken(tokenSecret(simulation), 'sessionData', String(body.sessionData));
  }

  function storedMethodsOf({ shopperReference }: SimulatedSession): object[] {
    return [...simulation.books.cards.values()]
      .filter((card) => card.shopperReference === shopperReference)
      .map(({ reference, brand, lastFour, holderName }) => ({
        type: 'scheme',
        id: reference,
        name: brand.toUpperCase(),
        brand,
        lastFour,
        holderName,
        expiryMonth: TEST_EXPIRY.month,
        expiryYear: TEST_EXPIRY.year,
        supportedShopperInteractions: ['Ecommerce'],
        supportedRecurringProcessingModels: ['CardOnFile'],
      }));
  }

  function setupAnswer(session: SimulatedSession): object {
    return {
      id: session.id,
      sessionData: sealToken(tokenSecret(simulation), 'sessionData', session.id),
      amount: session.amount,
      countryCode: session.countryCode,
      shopperLocale: session.shopperLocale,
      expiresAt: session.expiresAt,
      returnUrl: session.returnUrl,
      configuration: { enableStoreDetails: session.asksToStore ?? false },
      paymentMethods: {
        storedPaymentMethods: storedMethodsOf(session),
        paymentMethods: [
          {
            type: 'scheme',
            name: pageTextsFor(session.shopperLocale).cards,
            brands: ['visa', 'mc', 'amex'],
          },
        ],
      },
    };
  }
}
