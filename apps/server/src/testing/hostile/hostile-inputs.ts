import { createHmac } from 'node:crypto';
import { clientCartEventSchema } from '@tallrik/contract/cart-event-schema';
import guestTypeDefs from '@tallrik/contract/schema.graphql?raw';
import { clientMessageSchema } from '@tallrik/contract/socket-messages';
import staffTypeDefs from '@tallrik/contract/staff-schema.graphql?raw';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { buildSchema } from 'graphql';
import { seededRandom } from '../../demo/pictures/seeded-random.ts';
import { callsOf, leafOf, type CallArgument, type GraphCall } from '../fuzz/graph-calls.ts';
import { nastyText, nastyValue, spoil, type Json } from '../fuzz/nasty-values.ts';
import { sampleJson, type TextFor } from '../fuzz/sample-json.ts';
import { PUT_EVENTS } from '../guest-orders.ts';

export type HostileInput =
  | { kind: string; path: string; method: string; headers: Record<string, string>; body?: string }
  | { kind: 'socket message'; payload: string | Buffer };

const JSON_TYPE = { 'content-type': 'application/json' };
const GUEST = callsOf(buildSchema(guestTypeDefs));
const STAFF = callsOf(buildSchema(staffTypeDefs));

/** All of them from one seed: what went wrong once goes wrong again. */
export function makeHostileInputs(seed: string, ids: readonly string[]) {
  const random = seededRandom(seed);
  const chance = () => random.next();
  const pick = <Value>(list: readonly Value[]): Value =>
    list[Math.floor(chance() * list.length)] as Value;
  const randomId = () =>
    'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replace(/x/g, () =>
      Math.floor(chance() * 16).toString(16),
    );
  const textFor: TextFor = (field) => {
    if (/event/i.test(field)) return randomId();
    if (/id$|ids$|reference|variations/i.test(field))
      return chance() < 0.9 ? pick(ids) : randomId();
    return chance() < 0.5 ? `text ${Math.floor(chance() * 9)}` : nastyText(random);
  };

  const valueFor = ({ name, type }: CallArgument): Json => {
    const { isList, scalar, choices } = leafOf(type);
    const one = (): Json => {
      if (choices.length > 0) return pick(choices);
      if (scalar === 'CartEvent') return sampleJson(clientCartEventSchema, random, textFor);
      if (scalar === 'ID') return chance() < 0.8 ? pick(ids) : randomId();
      if (scalar === 'Boolean') return chance() < 0.5;
      if (scalar === 'Int' || scalar === 'Float') return pick([0, 1, 7, 3_900]);
      return scalar === 'JSON' ? { details: 'x' } : textFor(name);
    };
    return isList ? [one(), one()] : one();
  };
  const variablesFor = (call: GraphCall): Json => {
    const good = Object.fromEntries(call.arguments.map((arg) => [arg.variable, valueFor(arg)]));
    return chance() < 0.3 ? good : spoil(good, random);
  };
  const post = (kind: string, path: string, body: Json, headers = {}): HostileInput => ({
    kind,
    path,
    method: 'POST',
    headers: { ...JSON_TYPE, ...headers },
    body: JSON.stringify(body) ?? '',
  });
  const endpoint = () =>
    chance() < 0.7
      ? { path: '/graphql', call: pick(GUEST) }
      : { path: '/staff/graphql', call: pick(STAFF) };

  function operation(): HostileInput {
    const { path, call } = endpoint();
    const operationName = chance() < 0.2 ? nastyText(random).slice(0, 50) : null;
    return post('operation', path, {
      query: call.text,
      variables: variablesFor(call),
      ...(operationName === null ? {} : { operationName }),
    });
  }

  /** Texts that are long, deep, wide, doubled or cut off. */
  function document(): HostileInput {
    const { path, call } = endpoint();
    const size = 1 + Math.floor(chance() * 3_000);
    const query = pick([
      () => call.text.slice(0, Math.floor(chance() * call.text.length)),
      () => `query { ${'a { '.repeat(size)}${'}'.repeat(size)} }`,
      () =>
        `query { ${Array.from({ length: size }, (_none, at) => `a${at}: currentTime`).join(' ')} }`,
      () => `${'fragment F on Query { ...F } '.repeat(1 + (size % 20))} query { ...F }`,
      () => `query { currentTime ${'@skip(if: false) '.repeat(size)} }`,
      () =>
        `query (${Array.from({ length: size }, (_none, at) => `$v${at}: ID`).join(' ')}) { currentTime }`,
      () => `query { currentTime } #${'#'.repeat(size * 50)}`,
      () => `query { currentTime(x: "${nastyText(random).slice(0, 3_000)}") }`,
      () => `${call.text} ${call.text}`,
      () => '{'.repeat(size * 10),
      () => '"'.repeat(size * 10),
      () => `query { __schema { types { fields { type { fields { name } } } } } }`,
      () => nastyText(random),
    ])();
    return post('document', path, { query, variables: {} });
  }

  function cartEvents(): HostileInput {
    const events = Array.from({ length: 1 + Math.floor(chance() * 4) }, () => {
      const event = sampleJson(clientCartEventSchema, random, textFor);
      return chance() < 0.4 ? event : spoil(event, random);
    });
    return post('cart events', '/graphql', { query: PUT_EVENTS, variables: { events } });
  }

  /** Bodies that are no requests at all. */
  function body(): HostileInput {
    const size = 1 + Math.floor(chance() * 60_000);
    const written = pick([
      () => '['.repeat(size),
      () => `${'['.repeat(size)}${']'.repeat(size)}`,
      () => `${'{"a":'.repeat(size / 10)}1${'}'.repeat(size / 10)}`,
      () => `{"query":"${'a'.repeat(size)}`,
      () => `{"query":"{ currentTime }","variables":{${'"a":1,'.repeat(size / 6)}"b":2}}`,
      () => JSON.stringify(nastyValue(random)) ?? '',
      () => 'x'.repeat(300_000),
      () => `{"__proto__":{"query":"{ currentTime }"},"query":"{ currentTime }"}`,
      () => '',
    ])();
    const type = pick([
      ...Object.values(JSON_TYPE),
      'text/plain',
      'application/x-www-form-urlencoded',
      '',
    ]);
    return {
      kind: 'body',
      path: pick(['/graphql', '/staff/graphql', '/webhooks/adyen', '/log', '/nowhere']),
      method: 'POST',
      headers: type === '' ? {} : { 'content-type': type },
      body: written,
    };
  }

  /** Signed by the provider's key for money that is not ours, or not signed, or spoilt after signing. */
  function webhook(): HostileInput {
    const { merchantAccount, hmacKey, webhookUser, webhookPassword } = TEST_CREDENTIALS;
    const item = {
      pspReference: randomId().replaceAll('-', '').slice(0, 16).toUpperCase(),
      originalReference: chance() < 0.3 ? randomId() : '',
      merchantAccountCode: chance() < 0.9 ? merchantAccount : nastyText(random).slice(0, 100),
      merchantReference: chance() < 0.5 ? randomId() : nastyText(random).slice(0, 1_000),
      amount: { currency: pick(['SEK', 'TRY', 'XXX']), value: pick([0, 1, 3_900, -5, 2 ** 40]) },
      eventCode: pick([
        'AUTHORISATION',
        'CAPTURE',
        'REFUND',
        'CANCELLATION',
        'REPORT_AVAILABLE',
        'X',
      ]),
      success: pick(['true', 'false', 'maybe']),
      eventDate: '2026-11-13T18:30:00Z',
      reason: nastyText(random).slice(0, 500),
    };
    const signed = [
      item.pspReference,
      item.originalReference,
      item.merchantAccountCode,
      item.merchantReference,
      item.amount.value,
      item.amount.currency,
      item.eventCode,
      item.success,
    ].join(':');
    const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex'))
      .update(signed)
      .digest('base64');
    const isSigned = chance() < 0.6;
    const whole = {
      live: 'false',
      notificationItems: [
        { NotificationRequestItem: { ...item, additionalData: isSigned ? { hmacSignature } : {} } },
      ],
    };
    const login = Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64');
    const headers = chance() < 0.8 ? { authorization: `Basic ${login}` } : {};
    const sent = chance() < 0.6 ? whole : spoil(whole, random);
    return post(isSigned ? 'signed webhook' : 'unsigned webhook', '/webhooks/adyen', sent, headers);
  }

  function address(): HostileInput {
    const odd = encodeURIComponent(
      nastyText(random)
        .slice(0, 800)
        .replace(/[\ud800-\udfff]/g, ''),
    );
    return {
      kind: 'address',
      path: pick([
        `/${odd}`,
        `/order?t=${odd}`,
        `/?s=${odd}`,
        `/media/${odd}/560x368.webp`,
        `/graphql?hash=${'a'.repeat(64)}&variables=${odd}`,
        `/orderstatus/${odd}`,
        `/${'a/'.repeat(1 + Math.floor(chance() * 2_000))}`,
        `/console/${odd}`,
        `/%2e%2e/%2e%2e/etc/passwd`,
        '//',
      ]),
      method: pick(['GET', 'GET', 'GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS']),
      headers: {
        cookie: `${'a=b; '.repeat(Math.floor(chance() * 500))}tallrik_company=${odd}`,
        'accept-language': 'x,'.repeat(Math.floor(chance() * 500)),
        'x-language': odd.slice(0, 100),
        'x-trace-id': odd.slice(0, 100),
        authorization: `Bearer ${pick(['a.b.c', '='.repeat(2_000), odd])}`,
      },
    };
  }

  function socketMessage(): HostileInput {
    const good = sampleJson(clientMessageSchema, random, textFor);
    const payload = pick<() => string | Buffer>([
      () => JSON.stringify(good),
      () => JSON.stringify(spoil(good, random)),
      () => JSON.stringify(spoil(good, random)),
      () => JSON.stringify(nastyValue(random)) ?? '',
      () => nastyText(random),
      () => '['.repeat(1 + Math.floor(chance() * 50_000)),
      () => Buffer.from(nastyText(random)),
      () => (chance() < 0.1 ? 'x'.repeat(300_000) : '{'),
    ])();
    return { kind: 'socket message', payload };
  }

  const KINDS: readonly [number, () => HostileInput][] = [
    [0.26, operation],
    [0.12, document],
    [0.16, cartEvents],
    [0.08, body],
    [0.14, webhook],
    [0.06, address],
    [0.18, socketMessage],
  ];
  return (): HostileInput => {
    let left = chance();
    for (const [share, make] of KINDS) {
      left -= share;
      if (left < 0) return make();
    }
    return operation();
  };
}
