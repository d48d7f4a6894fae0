import type { Timer, WebhookSchedule } from './webhooks/webhook-queue.ts';

export type SimulatorCredentials = {
  /** What the merchant's server sends as X-API-Key. */
  apiKey: string;
  /** Must begin with `test`: the drop-in refuses to talk to a test environment otherwise. */
  clientKey: string;
  merchantAccount: string;
  /** Hexadecimal, as the Customer Area shows it. */
  hmacKey: string;
  webhookUser: string;
  webhookPassword: string;
};

export type PaymentSimulatorOptions = {
  credentials: SimulatorCredentials;
  /** Further merchants with keys of their own; nobody else's keys are taken. */
  otherMerchants?: readonly SimulatorCredentials[];
  /** A function, because a test's own port is known only after it listens. */
  webhookUrl: (merchantAccount: string) => string | Promise<string>;
  /** A folder for the journal; null keeps the books in memory only. */
  journalFolder: string | null;
  /** Pages elsewhere that may take cards here, as a merchant lists them for its client key; none: our own origin only. */
  shopOrigins?: readonly string[];
  /** Opens `/simulator/control` to anybody who can reach the server: for tests only. */
  hasControlApi?: boolean;
  schedule?: Partial<WebhookSchedule>;
  now?: () => Date;
  timer?: Timer;
};
