import { answerOnce, type ApiRequest } from './checkout-api/idempotency.ts';
import type { Reply } from './adyen-error.ts';
import { openBooks } from './books/books.ts';
import { forgetfulJournal, openJournal } from './books/journal.ts';
import { readLedger, type LedgerLine } from './books/ledger.ts';
import { createSimulatorControl, type SimulatorControl } from './control/simulator-control.ts';
import type { PaymentSimulatorOptions } from './simulator-options.ts';
import type { Simulation } from './simulation.ts';
import { createWebhookQueue, type Timer } from './webhooks/webhook-queue.ts';
import { postWebhook, webhookRequest } from './webhooks/webhook-request.ts';

export type PaymentSimulator = {
  simulation: Simulation;
  hasControlApi: boolean;
  shopOrigins: readonly string[];
  /** For tests: how webhooks travel, outages, and what a scheme does days later. */
  control: SimulatorControl;
  /** For tests: how much of whose money is where. */
  ledger: () => LedgerLine[];
  /** Writes an answer's consequences down before the answer leaves, and sends what has to be sent. */
  commit: <Body extends object>(reply: Reply<Body>) => Reply<Body>;
  answerOnce: (key: string | undefined, request: ApiRequest, work: () => Reply) => Reply;
  takeOutage: () => boolean;
  /** Delivers what an earlier process left undelivered. */
  resume: () => void;
  close: () => void;
};

// `unref`: a webhook that waits for its next try must not keep a stopped server alive.
const processTimer: Timer = (run, delayMs) => {
  const timeout = setTimeout(run, delayMs).unref();
  return () => clearTimeout(timeout);
};

export function openPaymentSimulator(options: PaymentSimulatorOptions): PaymentSimulator {
  const { credentials, now = () => new Date() } = options;
  const merchants = [credentials, ...(options.otherMerchants ?? [])];
  const journal =
    options.journalFolder === null ? forgetfulJournal : openJournal(options.journalFolder);
  const books = openBooks(journal.earlier, journal.append);
  const queue = createWebhookQueue({
    books,
    post: async (item) => {
      const { merchantAccountCode } = item;
      const merchant = merchants.find((one) => one.merchantAccount === merchantAccountCode);
      const request = webhookRequest(item, merchant ?? credentials);
      return postWebhook(await options.webhookUrl(merchantAccountCode), request);
    },
    timer: options.timer ?? processTimer,
    schedule: { mode: 'PROMPT', delayMs: 0, ...options.schedule },
  });
  let notificationCopies = 1;
  let outages = 0;
  const simulation: Simulation = {
    books,
    credentials,
    merchants,
    now,
    notificationCopies: () => notificationCopies,
    refusals: { left: 0 },
  };

  const commit: PaymentSimulator['commit'] = (reply) => {
    if (reply.entries.length > 0) books.record(reply.entries);
    if (reply.entries.some((entry) => entry.type === 'NOTICE_QUEUED')) queue.kick();
    return reply;
  };
  return {
    simulation,
    hasControlApi: options.hasControlApi ?? false,
    shopOrigins: options.shopOrigins ?? [],
    control: createSimulatorControl({
      simulation,
      queue,
      commit: (entries) => commit({ status: 200, body: {}, entries }),
      setNotificationCopies: (copies) => (notificationCopies = copies),
      setOutages: (calls) => (outages = calls),
    }),
    ledger: () => readLedger(books),
    commit,
    answerOnce: (key, request, work) => answerOnce(books, key, request, work),
    takeOutage: () => outages > 0 && outages-- > 0,
    resume: queue.kick,
    close: queue.stop,
  };
}
