// A receiver of Tallrik's webhooks, in plain Node without a dependency. Take it as it is, or as an example.
//
//   WEBHOOK_SECRET=whsec_… PORT=8090 node webhook-receiver.mjs
//
// It speaks Standard Webhooks (https://www.standardwebhooks.com): any library for that standard does the same.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

/** A message older or younger than this is a copy that somebody kept, or a clock that is wrong. */
const MOST_SECONDS = 5 * 60;
const LONGEST_BODY = 256 * 1024;

/** Whether the message is signed with the secret and was sent just now. */
export function isGenuine(secret, headers, body, now = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given } = headers;
  if (!id || !timestamp || !given) return false;
  const seconds = Number(timestamp);
  if (!(Math.abs(now / 1000 - seconds) <= MOST_SECONDS)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  // While a secret is being changed there are two signatures, with a space between.
  return given.split(' ').some((one) => {
    const [version, signature = ''] = one.split(',');
    const bytes = Buffer.from(signature, 'base64');
    return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

/**
 * Calls `take` once for each event, whatever is sent twice, and answers 204 when it has been taken. Anything else than
 * 200 to 299 makes Tallrik send it again.
 */
export function makeReceiver({ secret, take, now = Date.now }) {
  // In your program: a table in its database, written in the transaction that takes the event.
  const accepted = new Set();

  async function statusFor(request) {
    if (request.method !== 'POST') return 405;
    let body = '';
    request.setEncoding('utf8');
    for await (const chunk of request) {
      body += chunk;
      if (body.length > LONGEST_BODY) return 413;
    }
    if (!isGenuine(secret(), request.headers, body, now())) return 401;
    const id = request.headers['webhook-id'];
    if (!accepted.has(id)) await take({ id, ...JSON.parse(body) });
    accepted.add(id);
    return 204;
  }

  return createServer((request, response) => {
    const answer = (status) => response.writeHead(status).end();
    statusFor(request).then(answer, () => answer(500));
  });
}

if (import.meta.main ?? process.argv[1]?.endsWith('webhook-receiver.mjs')) {
  const secret = process.env.WEBHOOK_SECRET;
  if (!secret) throw new Error('Set WEBHOOK_SECRET to the secret that the office has shown');
  makeReceiver({
    secret: () => secret,
    take: ({ type, timestamp, data }) => console.log(timestamp, type, JSON.stringify(data)),
  }).listen(Number(process.env.PORT ?? 8090), '127.0.0.1');
}
