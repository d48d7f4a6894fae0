import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

const KEY = randomBytes(32).toString('hex');
const PASSWORD = randomBytes(16).toString('hex');
const ACCOUNT = 'TallrikBench';
const LOGIN = `Basic ${Buffer.from(`bench:${PASSWORD}`).toString('base64')}`;

/**
 * The card provider as the server sees it: sessions and signed webhooks, nothing else. It runs beside the guests
 * and not inside the server, because a provider's own work is not the server's.
 */
export async function openProvider() {
  const references = new Map();
  const http = createServer((request, answer) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      const id = randomUUID();
      const { reference, amount } = JSON.parse(Buffer.concat(chunks).toString());
      references.set(id, { reference, amount });
      const body = JSON.stringify({ id, sessionData: 'bench', expiresAt: inAnHour() });
      answer.writeHead(201, { 'content-type': 'application/json' }).end(body);
    });
  });
  http.keepAliveTimeout = 60_000;
  await new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));
  return {
    environment: {
      ADYEN_API_KEY: 'bench-api-key',
      ADYEN_API_BASE: `http://127.0.0.1:${http.address().port}/v72`,
      ADYEN_MERCHANT_ACCOUNT: ACCOUNT,
      ADYEN_CLIENT_TOKEN: 'test_BENCH',
      ADYEN_HMAC_KEY: KEY,
      ADYEN_WEBHOOK_USER: 'bench',
      ADYEN_WEBHOOK_PASSWORD: PASSWORD,
    },
    /** What the provider says when the guest of this session has paid. */
    webhookOf: (sessionId) => {
      const paid = references.get(sessionId);
      references.delete(sessionId);
      return { body: authorisation(paid), headers: { authorization: LOGIN } };
    },
    close: () => {
      http.closeAllConnections();
      http.close();
    },
  };
}

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

function authorisation({ reference, amount }) {
  const pspReference = randomBytes(8).toString('hex').toUpperCase();
  const item = {
    eventCode: 'AUTHORISATION',
    success: 'true',
    pspReference,
    merchantAccountCode: ACCOUNT,
    merchantReference: reference,
    amount,
    eventDate: new Date().toISOString(),
    paymentMethod: 'visa',
  };
  const signed = [pspReference, '', ACCOUNT, reference, amount.value, amount.currency];
  const hmacSignature = createHmac('sha256', Buffer.from(KEY, 'hex'))
    .update([...signed, item.eventCode, item.success].join(':'))
    .digest('base64');
  const NotificationRequestItem = { ...item, additionalData: { hmacSignature } };
  return { live: 'false', notificationItems: [{ NotificationRequestItem }] };
}
