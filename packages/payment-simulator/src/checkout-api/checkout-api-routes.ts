import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { forbidden, outage, unauthorised, type Reply } from '../adyen-error.ts';
import type { ModificationKind } from '../books/book-entry.ts';
import type { PaymentSimulator } from '../open-payment-simulator.ts';
import { forgetCard } from '../payments/forget-card.ts';
import { modifyPayment } from '../payments/modify-payment.ts';
import { openSession } from '../payments/open-session.ts';
import { readSessionResult } from '../payments/session-status.ts';
import { submitServerDetails } from '../payments/submit-details.ts';

export const CHECKOUT_API_PATH = '/simulator/adyen/v72';

const NO_CONTENT = 204;
const MODIFICATIONS: readonly ModificationKind[] = ['captures', 'cancels', 'refunds'];

/** Checkout API v72, the part that a merchant's server calls. */
export function checkoutApiRoutes(app: FastifyInstance, simulator: PaymentSimulator): void {
  const { simulation } = simulator;

  app.post(`${CHECKOUT_API_PATH}/sessions`, (request, reply) =>
    answer(request, reply, () => openSession(simulation, request.body)),
  );
  app.post(`${CHECKOUT_API_PATH}/paymentMethods`, (request, reply) =>
    answer(request, reply, () => ({
      entries: [],
      status: 200,
      body: {
        paymentMethods: [{ type: 'scheme', name: 'Cards', brands: ['visa', 'mc', 'amex'] }],
      },
    })),
  );
  app.get<{ Params: { id: string }; Querystring: { sessionResult?: string } }>(
    `${CHECKOUT_API_PATH}/sessions/:id`,
    (request, reply) =>
      answer(request, reply, (merchant) =>
        readSessionResult(
          simulation,
          merchant,
          request.params.id,
          request.query.sessionResult ?? '',
        ),
      ),
  );
  app.post(`${CHECKOUT_API_PATH}/payments/details`, (request, reply) =>
    answer(request, reply, (merchant) => submitServerDetails(simulation, merchant, request.body)),
  );
  for (const kind of MODIFICATIONS)
    app.post<{ Params: { psp: string } }>(
      `${CHECKOUT_API_PATH}/payments/:psp/${kind}`,
      (request, reply) =>
        answer(request, reply, (merchant) => {
          const modified = { pspReference: request.params.psp, kind };
          return modifyPayment(simulation, merchant, modified, request.body);
        }),
    );

  app.delete<{
    Params: { reference: string };
    Querystring: { merchantAccount?: string; shopperReference?: string };
  }>(`${CHECKOUT_API_PATH}/storedPaymentMethods/:reference`, (request, reply) =>
    answer(request, reply, (merchant) => {
      const { merchantAccount, shopperReference = '' } = request.query;
      return merchantAccount === merchant
        ? forgetCard(simulation, { shopperReference, reference: request.params.reference })
        : forbidden('901', 'Invalid Merchant Account');
    }),
  );

  function answer(request: FastifyRequest, reply: FastifyReply, work: Work): FastifyReply {
    const { status, body } = simulator.commit(checked(request, work));
    const key = idempotencyKeyOf(request);
    if (key !== undefined) reply.header('idempotency-key', key);
    reply.code(status).header('cache-control', 'no-store');
    return status === NO_CONTENT ? reply.send() : reply.send(body);
  }

  function checked(request: FastifyRequest, work: Work): Reply {
    const merchant = simulation.merchants.find(
      ({ apiKey }) => apiKey === request.headers['x-api-key'],
    )?.merchantAccount;
    if (merchant === undefined) return unauthorised('HTTP Status Response - Unauthorized');
    if (simulator.takeOutage()) return outage();
    if (request.method === 'POST' && merchantAccountOf(request.body) !== merchant)
      return forbidden('901', 'Invalid Merchant Account');
    return simulator.answerOnce(
      idempotencyKeyOf(request),
      { method: request.method, path: request.url, body: request.body },
      () => work(merchant),
    );
  }
}

/** By the merchant account whose key was shown. */
type Work = (merchantAccount: string) => Reply;

const idempotencyKeyOf = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key'];
  return typeof key === 'string' ? key : undefined;
};

const merchantAccountOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'merchantAccount' in body
    ? body.merchantAccount
    : undefined;
