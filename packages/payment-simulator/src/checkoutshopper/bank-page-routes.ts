import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound, reply as answered } from '../adyen-error.ts';
import type { AuthenticationAnswer } from '../books/book-entry.ts';
import type { PaymentRecord } from '../books/books.ts';
import type { PaymentSimulator } from '../open-payment-simulator.ts';
import { CHALLENGE_PASSWORD } from '../outcomes/test-cards.ts';
import { parseBase64Json } from '../payments/submit-details.ts';
import { sealToken } from '../sealed-token.ts';
import { tokenSecret } from '../simulation.ts';
import { challengePage, messagePage, methodPage, redirectPage } from './bank-pages.ts';
import { SHOPPER_PATH } from './shopper-path.ts';
import { pageTextsFor, type PageTexts } from './page-texts.ts';

const pagePolicy = (shopOrigins: readonly string[]): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // The redirect page's form ends in the shop.
    ['form-action', `'self'`, ...shopOrigins].join(' '),
    `base-uri 'none'`,
    // The shop frames these pages; nobody else may.
    ['frame-ancestors', `'self'`, ...shopOrigins].join(' '),
  ].join('; ');

const challengeRequest = z.object({ creq: z.string() });
const creqSchema = z.object({ threeDSServerTransID: z.string() });
const challengeAnswer = z.object({
  threeDSServerTransID: z.string(),
  answer: z.string().default(''),
  go: z.enum(['yes', 'cancel']),
});
const redirectAnswer = z.object({ go: z.enum(['yes', 'no', 'cancel']) });
const REDIRECT_ANSWERS = { yes: 'Y', no: 'N', cancel: 'U' } as const satisfies Record<
  z.infer<typeof redirectAnswer>['go'],
  AuthenticationAnswer
>;

/** The pages of the cardholder's bank: 3-D Secure method, challenge, and the redirect page. */
export function bankPageRoutes(app: FastifyInstance, simulator: PaymentSimulator): void {
  const { simulation } = simulator;
  const policy = pagePolicy(simulator.shopOrigins);
  const sendPage = (reply: FastifyReply, html: string): FastifyReply =>
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .send(html);

  app.post(`${SHOPPER_PATH}acs/method`, (_request, reply) => sendPage(reply, methodPage()));
  app.post(`${SHOPPER_PATH}threeDSMethodNotification.shtml`, (_request, reply) =>
    sendPage(reply, messagePage({ type: 'fingerPrintResult', result: { threeDSCompInd: 'Y' } })),
  );
  app.post(`${SHOPPER_PATH}acs/challenge`, (request, reply) => {
    const parsed = challengeRequest.safeParse(request.body);
    const creq = creqSchema.safeParse(parsed.success ? parseBase64Json(parsed.data.creq) : null);
    const payment = creq.success ? paymentInChallenge(creq.data.threeDSServerTransID) : undefined;
    if (payment === undefined) return sendUnknown(reply);
    return sendPage(reply, challengePage(textsOf(payment), payment.threeDSServerTransID));
  });
  app.post(`${SHOPPER_PATH}3dnotif.shtml`, (request, reply) => {
    const given = challengeAnswer.safeParse(request.body);
    const payment = given.success ? paymentInChallenge(given.data.threeDSServerTransID) : undefined;
    if (!given.success || payment === undefined) return sendUnknown(reply);
    const isRight = given.data.answer === CHALLENGE_PASSWORD;
    const transStatus = given.data.go === 'cancel' ? 'U' : isRight ? 'Y' : 'N';
    authenticated(payment, transStatus);
    return sendPage(reply, messagePage({ type: 'challengeResult', result: { transStatus } }));
  });
  app.get<{ Params: { psp: string } }>(`${SHOPPER_PATH}redirect/:psp`, (request, reply) => {
    const payment = simulation.books.payments.get(request.params.psp);
    if (payment?.authentication !== 'REDIRECT') return sendUnknown(reply);
    return sendPage(reply, redirectPage(textsOf(payment)));
  });
  app.post<{ Params: { psp: string } }>(`${SHOPPER_PATH}redirect/:psp`, (request, reply) => {
    const payment = simulation.books.payments.get(request.params.psp);
    const session = payment && simulation.books.sessions.get(payment.sessionId);
    const given = redirectAnswer.safeParse(request.body);
    if (payment?.authentication !== 'REDIRECT' || !session || !given.success)
      return sendUnknown(reply);
    authenticated(payment, REDIRECT_ANSWERS[given.data.go]);
    const back = new URL(session.returnUrl);
    back.searchParams.set('sessionId', session.id);
    back.searchParams.set(
      'redirectResult',
      sealToken(tokenSecret(simulation), 'redirectResult', payment.pspReference),
    );
    return reply.redirect(back.href, 303);
  });

  function paymentInChallenge(threeDSServerTransID: string): PaymentRecord | undefined {
    return [...simulation.books.payments.values()].find(
      (payment) =>
        payment.authentication === 'CHALLENGE' &&
        payment.threeDSServerTransID === threeDSServerTransID,
    );
  }

  function authenticated(payment: PaymentRecord, answer: AuthenticationAnswer): void {
    // The first answer stands: going back to the bank's page must not turn a no into a yes.
    if (payment.answer !== null) return;
    const { pspReference } = payment;
    simulator.commit(answered(200, {}, [{ type: 'SHOPPER_AUTHENTICATED', pspReference, answer }]));
  }

  function textsOf(payment: PaymentRecord): PageTexts {
    return pageTextsFor(simulation.books.sessions.get(payment.sessionId)?.shopperLocale ?? 'en-US');
  }
}

const sendUnknown = (reply: FastifyReply): FastifyReply => {
  const { status, body } = notFound('The simulated bank knows no such payment');
  return reply.code(status).send(body);
};
