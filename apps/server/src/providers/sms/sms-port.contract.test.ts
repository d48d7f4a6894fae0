import { makeInbox } from '../inbox/inbox.ts';
import { makeGatewaySms } from './gateway-sms.ts';
import { makeInboxSms } from './inbox-sms.ts';
import { describeSmsPort } from './testing/sms-port.contract.ts';
import { GATEWAY_TOKEN, openTestGateway } from './testing/test-gateway.ts';

describeSmsPort('the inbox', async () => {
  const inbox = makeInbox({ now: () => Temporal.Instant.from('2026-11-13T18:30:00Z') });
  return {
    port: makeInboxSms(inbox),
    delivered: () =>
      inbox.list().map(({ to, from, text }) => ({ to, from: from ?? 'nobody', text })),
    close: async () => undefined,
  };
});

describeSmsPort('an HTTP gateway', async () => {
  const gateway = await openTestGateway();
  return {
    port: makeGatewaySms({ url: gateway.url, token: GATEWAY_TOKEN, fetch }),
    delivered: gateway.delivered,
    close: gateway.close,
  };
});
