import { TEST_CARDS } from '@tallrik/payment-simulator/outcomes/test-cards';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import {
  startPaymentSimulator,
  TEST_CREDENTIALS,
} from '@tallrik/payment-simulator/start-payment-simulator';
import Fastify from 'fastify';
import { createAdyenPayments, type AdyenConfig } from '../adyen/adyen-payments.ts';
import type { PaymentNotification } from '../payment-notification.ts';
import { sessionRequest, type ProviderWorld } from './payment-port.contract.ts';

/** The adapter, the simulator and a webhook listener, each on a loopback port of its own. */
export async function openSimulatorWorld(): Promise<ProviderWorld> {
  const inbox: PaymentNotification[] = [];
  const listener = Fastify();
  listener.post('/webhooks/adyen', async (request, reply) => {
    const notifications = port.readNotifications(request.body, request.headers.authorization);
    if (!notifications.ok) return reply.code(401).send();
    inbox.push(...notifications.value);
    return reply.code(202).send();
  });
  const listening = await listener.listen({ host: '127.0.0.1', port: 0 });
  const simulator = await startPaymentSimulator({
    webhookUrl: () => `${listening}/webhooks/adyen`,
  });
  const config: AdyenConfig = { ...TEST_CREDENTIALS, apiBase: simulator.apiUrl, isLive: false };
  const port = createAdyenPayments(config);
  const shopper = createSimulatedShopper(
    shopperOverHttp(simulator.origin),
    TEST_CREDENTIALS.clientKey,
  );
  let references = 0;

  return {
    port,
    portWithWrongKey: createAdyenPayments({ ...config, apiKey: 'not-the-key' }),
    newReference: () => `order-${(references += 1)}`,
    authorisedPayment: async (reference) => {
      const session = await port.openSession(sessionRequest(reference), `${reference}-session`);
      await shopper.pay(session);
      const line = simulator.ledger().find((one) => one.sessionId === session.id);
      return line?.pspReference ?? '';
    },
    guest: {
      pays: (session, how) =>
        shopper.pay(session, { number: TEST_CARDS.visa, holderName: HOLDER_NAME[how] }),
      returnsFromBank: async (session, answer) =>
        (await shopper.goToBank(session, answer)).redirectResult,
      notifications: async () => {
        const attempts = await simulator.control.flush();
        const refused = attempts.filter((attempt) => attempt.status !== 202);
        if (refused.length > 0) throw new Error(`Not taken: ${JSON.stringify(refused)}`);
        return inbox.splice(0);
      },
    },
    close: async () => {
      await simulator.stop();
      await listener.close();
    },
  };
}

const HOLDER_NAME = { AUTHORISED: 'Sofia Lindqvist', REFUSED: 'DECLINED', PENDING: 'PENDING' };
