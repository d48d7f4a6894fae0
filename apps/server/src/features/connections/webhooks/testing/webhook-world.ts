import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { makeLog } from '../../../../platform/logging/log.ts';
import { seedOpenShop } from '../../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../../testing/seed-staff.ts';
import { openTestServer } from '../../../../testing/test-server.ts';
import { seedOrder } from '../../../orders/testing/seed-order.ts';
import { enqueueDueWebhooks } from '../send-webhooks.ts';

const RECEIVER = new URL(
  '../../../../../../../docs/connections/webhook-receiver.mjs',
  import.meta.url,
);
const WEBHOOK = `id version address events isActive secretEnd oldSecretUntil failingSince switchedOffAt
  lastDeliveredAt waiting missed`;
const MOVE = `mutation M($id: ID!, $version: Int!, $to: OrderStatus!, $reason: RejectReason) {
  it: moveOrder(id: $id, version: $version, to: $to, estimatedMinutes: 15, rejectReason: $reason) { success error } }`;
const UNDO = `mutation U($id: ID!, $version: Int!) { it: undoMove(id: $id, version: $version) { success error } }`;
export const ALL_EVENTS = [
  'ORDER_PLACED',
  'ORDER_ACCEPTED',
  'ORDER_REJECTED',
  'ORDER_COMPLETED',
  'ORDER_REFUNDED',
  'DAY_CLOSED',
];

export type Webhook = {
  id: string;
  version: number;
  isActive: boolean;
  secretEnd: string;
  failingSince: string | null;
  switchedOffAt: string | null;
  waiting: number;
  missed: number;
};
export type Result = {
  error: string | null;
  field: string | null;
  secret: string | null;
  webhook: Webhook | null;
};
export type Taken = {
  id: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
};
export type Delivery = {
  id: string;
  eventId: string;
  type: string;
  state: string;
  dueAt: string | null;
  tries: { status: number | null; problem: string | null }[];
};
type MakeReceiver = (options: {
  secret: () => string;
  take: (event: Taken) => void;
  now: () => number;
}) => Server;

/** A restaurant whose own program is the receiver of the documentation, and a clock that stands until it is moved. */
export async function openWebhookWorld() {
  const { makeReceiver } = (await import(RECEIVER.href)) as { makeReceiver: MakeReceiver };
  const lines: string[] = [];
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const server = await openTestServer(undefined, {}, undefined, makeLog('debug', to));
  const ids = await seedOpenShop(server.db, 1);
  /** What the receiver knows, does and has taken. */
  const program = { secret: '', taken: [] as Taken[], isDown: (_event: Taken) => false };
  const receiver = makeReceiver({
    secret: () => program.secret,
    now: () => server.now().epochMilliseconds,
    take: (event) => {
      if (program.isDown(event)) throw new Error('not now');
      program.taken.push(event);
    },
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', () => resolve()));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook?key=of-the-receiver`;
  let people = 0;
  let orders = 0;
  const signIn = (companyId: string, role: 'COMPANY_ADMIN' | 'VENUE_STAFF' = 'COMPANY_ADMIN') =>
    signInStaff(server, { number: (people += 1), companyId, venueIds: [ids.venue], role });
  let owner = await signIn(ids.company);

  const ask = async <Data>(text: string, given: object = {}, token = owner): Promise<Data> => {
    const { data, errors } = await server.staff<{ it: Data }>(text, given, token);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.it;
  };
  const change = (operation: string, types: string, given: object): Promise<Result> => {
    const names = [...types.matchAll(/(\w+):/g)].map(([, name]) => name);
    const passed = names.map((name) => `${name}: $${name}`).join(', ');
    return ask<Result>(
      `mutation C(${types.replaceAll(/(\w+):/g, '$$$1:')}) {
        it: ${operation}(${passed}) { error field secret webhook { ${WEBHOOK} } } }`,
      given,
    );
  };
  const input = (more: object) => ({ address, events: ALL_EVENTS, isActive: true, ...more });
  const list = () => ask<Webhook[]>(`{ it: webhooks { ${WEBHOOK} } }`);
  const read = async (): Promise<Webhook> => {
    const [first] = await list();
    if (!first) throw new Error('There is no webhook');
    return first;
  };
  const versionOf = async (id: string) =>
    (
      await server.db
        .selectFrom('orders')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).version;
  const must = ({ error }: { error: string | null }) => {
    if (error !== null) throw new Error(error);
  };

  return {
    server,
    ids,
    program,
    logged: () => lines.join(''),
    address,
    ask,
    change,
    list,
    read,
    signIn,
    create: (id: string = randomUUID(), more: object = {}) =>
      change('createWebhook', 'id: ID!, webhook: WebhookInput!', { id, webhook: input(more) }),
    save: async (more: object) => {
      const { id, version } = await read();
      const given = { id, version, webhook: input(more) };
      return change('saveWebhook', 'id: ID!, version: Int!, webhook: WebhookInput!', given);
    },
    replay: (id: string, deliveryIds: string[] | null = null) =>
      change('replayWebhook', 'id: ID!, deliveryIds: [ID!]', { id, deliveryIds }),
    deliveries: async (webhookId: string, token = owner) => {
      const text = `query D($id: ID!) { it: webhookDeliveries(webhookId: $id, limit: 100) {
        deliveries { id eventId type state dueAt tries { status problem } } } }`;
      return (await ask<{ deliveries: Delivery[] }>(text, { id: webhookId }, token)).deliveries;
    },
    /** As the look every second and the workers do. */
    tell: async () => {
      await enqueueDueWebhooks(server.db, server.now());
      await server.runJobs();
    },
    later: async (seconds: number) => {
      server.setTime(server.now().add({ seconds }).toString());
      // A session is over long before three days are.
      owner = await signIn(ids.company);
    },
    placeOrder: (more: object = {}) => {
      const createdAt = new Date(server.now().epochMilliseconds);
      const answerBy = new Date(server.now().add({ hours: 1 }).epochMilliseconds);
      orders += 1;
      return seedOrder(server.db, ids, orders, { status: 'PENDING', createdAt, answerBy, ...more });
    },
    move: async (id: string, to: string) => {
      const reason = to === 'REJECTED' ? { reason: 'TOO_MANY_ORDERS' } : {};
      must(await ask(MOVE, { id, version: await versionOf(id), to, ...reason }));
    },
    undo: async (id: string) => must(await ask(UNDO, { id, version: await versionOf(id) })),
    close: async () => {
      receiver.close();
      await server.close();
    },
  };
}
