import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { DISPUTE_EVENT_CODES } from '../webhooks/notification-item.ts';
import type { PaymentSimulator } from '../open-payment-simulator.ts';

export const CONTROL_PATH = '/simulator/control';

const scheduleRequest = z.strictObject({
  mode: z.enum(['PROMPT', 'HELD']).optional(),
  delayMs: z.number().int().min(0).optional(),
  copies: z.number().int().min(1).max(5).optional(),
});
const flushRequest = z.strictObject({
  order: z.enum(['AS_QUEUED', 'REVERSED']).optional(),
  eventCode: z
    .enum([
      'AUTHORISATION',
      'CAPTURE',
      'CAPTURE_FAILED',
      'CANCELLATION',
      'REFUND',
      'REFUND_FAILED',
      'REPORT_AVAILABLE',
      ...DISPUTE_EVENT_CODES,
    ])
    .optional(),
});
const failRequest = z.strictObject({ calls: z.number().int().min(0) });
const refuseRequest = z.strictObject({ changes: z.number().int().min(0) });
const settleRequest = z.strictObject({ pspReference: z.string(), isAuthorised: z.boolean() });
const reverseRequest = z.strictObject({
  pspReference: z.string(),
  kind: z.enum(['captures', 'refunds']),
});

const disputeRequest = z.strictObject({
  pspReference: z.string(),
  eventCode: z.enum(DISPUTE_EVENT_CODES),
  value: z.number().int().positive().optional(),
  answerBy: z.iso.datetime({ offset: true }).optional(),
  isAnother: z.boolean().optional(),
});

const payoutRequest = z.strictObject({ merchantAccount: z.string().optional() });

/** The in-process control for tests that run in another process, a browser journey for instance. */
export function controlRoutes(app: FastifyInstance, simulator: PaymentSimulator): void {
  const { control } = simulator;

  app.get(`${CONTROL_PATH}/ledger`, () => simulator.ledger());
  app.get(`${CONTROL_PATH}/webhooks`, () => control.waiting());
  app.post(`${CONTROL_PATH}/schedule`, (request) => {
    const { mode, delayMs, copies } = scheduleRequest.parse(request.body);
    if (copies !== undefined) control.repeat(copies);
    if (delayMs !== undefined) control.delay(delayMs);
    if (mode === 'HELD') control.hold();
    if (mode === 'PROMPT') control.release();
    return { ok: true };
  });
  app.post(`${CONTROL_PATH}/flush`, (request) =>
    control.flush(flushRequest.parse(request.body ?? {})),
  );
  app.post(`${CONTROL_PATH}/outage`, (request) => {
    control.failNextCalls(failRequest.parse(request.body).calls);
    return { ok: true };
  });
  app.post(`${CONTROL_PATH}/refuse-changes`, (request) => {
    control.refuseNextChanges(refuseRequest.parse(request.body).changes);
    return { ok: true };
  });
  app.post(`${CONTROL_PATH}/settle`, (request) => {
    const { pspReference, isAuthorised } = settleRequest.parse(request.body);
    control.settle(pspReference, isAuthorised);
    return { ok: true };
  });
  app.post(`${CONTROL_PATH}/reverse`, (request) => {
    const { pspReference, kind } = reverseRequest.parse(request.body);
    control.reverse(pspReference, kind);
    return { ok: true };
  });
  app.post(`${CONTROL_PATH}/dispute`, (request) => {
    const { pspReference, ...wish } = disputeRequest.parse(request.body);
    return { reference: control.dispute(pspReference, wish) };
  });
  app.post(`${CONTROL_PATH}/payout`, (request) => {
    const { merchantAccount } = payoutRequest.parse(request.body ?? {});
    return { batch: control.payOut(merchantAccount) };
  });
}
