import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getOperationAST, parse } from 'graphql';
import type { LogEvent } from 'kysely';
import type { Execute } from '../platform/graphql/executor.ts';
import type { RegisteredOperations } from '../platform/graphql/registered-operations.ts';
import type { JobHandlers, JobName } from '../platform/jobs/jobs.ts';
import {
  inSpan,
  type OpenSpan,
  type SpanAttributes,
  type Tracing,
} from '../platform/tracing/tracing-port.ts';
import type { PaymentPort } from '../providers/payment/payment-port.ts';

/** Asked all day by machines: nobody looks for them, and everybody would pay for keeping them. */
const UNTOLD = new Set(['/healthz', '/readyz', '/metrics']);

/** A span for each request, by its route: an address may hold an id, a route does not. */
export function traceRequests(http: FastifyInstance, tracing: Tracing | null): void {
  if (tracing === null) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  http.addHook('onRequest', (request, _reply, done) => {
    const { url: route } = request.routeOptions;
    if (route !== undefined && UNTOLD.has(route)) return done();
    const method = route === undefined ? 'ANY' : request.method;
    const attributes = {
      'http.request.method': method,
      'http.route': route ?? 'none',
      'tallrik.trace_id': request.id,
    };
    const name = `${method} ${route ?? 'none'}`;
    spans.set(request, tracing.begin({ name, kind: 'SERVER', attributes }));
    return done();
  });
  // Not earlier: a body is read outside of what surrounded its request.
  http.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.run(done);
    else done();
  });
  http.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    spans.get(request)?.end({
      isFailed: statusCode >= 500,
      attributes: { 'http.response.status_code': statusCode },
    });
    done();
  });
}

const namesOf = (registered: RegisteredOperations): Map<string, string> =>
  new Map(
    [...registered.values()].map((text) => [
      text,
      getOperationAST(parse(text, { noLocation: true }))?.name?.value ?? 'unnamed',
    ]),
  );

/** A span for each operation. Only names that we registered are told: any other is somebody's invention. */
export function traceOperations<Context extends { traceId: string }>(
  execute: Execute<Context>,
  registered: RegisteredOperations,
  tracing: Tracing | null,
): Execute<Context> {
  if (tracing === null) return execute;
  const names = namesOf(registered);
  return (request, context) => {
    const name = names.get(request.text);
    const attributes: SpanAttributes = name ? { 'graphql.operation.name': name } : {};
    return inSpan(
      tracing,
      { name: name ? `operation ${name}` : 'operation', kind: 'INTERNAL', attributes },
      () => execute(request, context),
      ({ errors }) => {
        const codes = (errors ?? []).map(({ extensions }) => String(extensions['code']));
        const isFailed = codes.includes('INTERNAL_SERVER_ERROR');
        const [code] = codes;
        return code === undefined ? { isFailed } : { isFailed, attributes: { 'error.type': code } };
      },
    );
  };
}

/** A span for each job that runs. */
export function traceJobs(handlers: JobHandlers, tracing: Tracing | null): JobHandlers {
  if (tracing === null) return handlers;
  const traced = (Object.keys(handlers) as JobName[]).map((job) => {
    const handle = handlers[job] as (payload: unknown) => Promise<void>;
    const facts = { name: `job ${job}`, kind: 'INTERNAL', attributes: { job } } as const;
    return [job, (payload: unknown) => inSpan(tracing, facts, () => handle(payload))];
  });
  return Object.fromEntries(traced) as JobHandlers;
}

/** A span for each call of the payment provider, by what it is asked for. */
export function tracePayments(port: PaymentPort, tracing: Tracing | null): PaymentPort {
  if (tracing === null) return port;
  const traced =
    <Words extends unknown[], Answer>(name: string, call: (...words: Words) => Promise<Answer>) =>
    (...words: Words): Promise<Answer> =>
      inSpan(tracing, { name: `payment ${name}`, kind: 'CLIENT', attributes: {} }, () =>
        call(...words),
      );
  return {
    openSession: traced('openSession', port.openSession),
    sessionStatus: traced('sessionStatus', port.sessionStatus),
    submitDetails: traced('submitDetails', port.submitDetails),
    capture: traced('capture', port.capture),
    cancel: traced('cancel', port.cancel),
    refund: traced('refund', port.refund),
    forgetCard: traced('forgetCard', port.forgetCard),
    countPaymentMethods: traced('countPaymentMethods', port.countPaymentMethods),
    readNotifications: port.readNotifications,
  };
}

/** A span for each statement below another span: its text, in which values are `$1`, and never the values. */
export const statementsInto =
  (tracing: Tracing) =>
  ({ query, queryDurationMillis, level }: LogEvent): void =>
    tracing.ended(
      {
        name: 'statement',
        kind: 'CLIENT',
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql },
      },
      { milliseconds: queryDurationMillis, isFailed: level === 'error' },
    );
