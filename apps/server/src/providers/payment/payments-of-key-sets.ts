import type { PaymentPort } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';

const isKeyRefused = (error: unknown): boolean =>
  error instanceof ProviderError && (error.status === 401 || error.status === 403);

/**
 * Several sets of keys of one merchant account, newest first. Where the provider does not know a set, or lets it do
 * too little, nothing has happened yet: the set before is tried, so that no change of keys leaves money behind.
 */
export function paymentsOfKeySets(ports: readonly [PaymentPort, ...PaymentPort[]]): PaymentPort {
  const [newest, ...older] = ports;
  if (older.length === 0) return newest;

  async function withAny<Answer>(call: (port: PaymentPort) => Promise<Answer>): Promise<Answer> {
    let refusal: unknown;
    for (const port of ports) {
      try {
        return await call(port);
      } catch (error) {
        if (!isKeyRefused(error)) throw error;
        // What the newest keys were told is what an operator has to know.
        refusal ??= error;
      }
    }
    throw refusal;
  }

  return {
    openSession: (request, key) => withAny((port) => port.openSession(request, key)),
    sessionStatus: (id, result) => withAny((port) => port.sessionStatus(id, result)),
    submitDetails: (details, key) => withAny((port) => port.submitDetails(details, key)),
    capture: (change, key) => withAny((port) => port.capture(change, key)),
    cancel: (change, key) => withAny((port) => port.cancel(change, key)),
    refund: (change, key) => withAny((port) => port.refund(change, key)),
    forgetCard: (card) => withAny((port) => port.forgetCard(card)),
    countPaymentMethods: () => newest.countPaymentMethods(),
    readNotifications: (body, authorization) => {
      const first = newest.readNotifications(body, authorization);
      for (const port of older) {
        const read = first.ok ? first : port.readNotifications(body, authorization);
        if (read.ok) return read;
      }
      return first;
    },
  };
}
