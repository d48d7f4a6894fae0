import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startPaymentSimulator } from '@tallrik/payment-simulator/start-payment-simulator';
import { closeDatabase, openDatabase } from '../../platform/database/database.ts';
import { adyenVariables } from '../adyen-variables.ts';
import type { GraphAnswer } from '../test-server.ts';
import { findWorkLeft } from '../work-left.ts';
import { startBalancer } from './balancer.ts';
import { openChaosDatabase } from './chaos-database.ts';
import { openChaosRedis } from './chaos-redis.ts';
import { openChaosServers } from './chaos-servers.ts';
import { openSlowLine } from './slow-line.ts';

const SERVERS = 3;
const PUBLIC_ORIGIN = 'http://restaurant.test';
const LOOK_AGAIN_MS = 100;
/** Longer than any outage: a phone tries again until somebody answers. */
const PATIENCE_MS = 120_000;

export type ChaosWorld = Awaited<ReturnType<typeof openChaosWorld>>;

/**
 * Three servers behind a balancer, their database, their Redis and the payment provider, each a party of its own that
 * can be killed or hindered while the others go on. Only the provider lives through everything.
 */
export async function openChaosWorld(file: string) {
  const [database, redis] = await Promise.all([openChaosDatabase(), openChaosRedis()]);
  const line = await openSlowLine(database.port);
  const lineUrl = new URL(database.url);
  lineUrl.port = String(line.port);
  let webhookOrigin = 'http://127.0.0.1:9';
  const simulator = await startPaymentSimulator({
    webhookUrl: () => `${webhookOrigin}/webhooks/adyen`,
  });
  const servers = await openChaosServers(file, SERVERS, {
    DATABASE_URL: lineUrl.href,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN,
    TOKEN_SECRET_SEED: '0'.repeat(64),
    RATE_LIMIT_PER_CALLER: '0',
    RATE_LIMIT_PER_ADDRESS: '0',
    ...adyenVariables(simulator.apiUrl),
  });
  await servers.ready();
  const balancer = await startBalancer(servers.ports);
  webhookOrigin = balancer.origin;
  const opened = openDatabase(database.url, { poolSize: 4 });

  /** Over and over until somebody answers, as phones do; an error without an answer may be an outage behind the server. */
  async function post<Data>(
    path: string,
    body: object,
    token?: string,
  ): Promise<GraphAnswer<Data>> {
    const until = Date.now() + PATIENCE_MS;
    let complaint = '';
    while (Date.now() < until) {
      try {
        const answer = await fetch(`${balancer.origin}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
        });
        const text = await answer.text();
        complaint = `${answer.status} ${text}`;
        if (answer.ok) {
          const found = JSON.parse(text) as GraphAnswer<Data>;
          if (found.data) return found;
        }
      } catch (error) {
        complaint = String(error);
      }
      await pause(LOOK_AGAIN_MS);
    }
    throw new Error(`Nobody answered in time: ${complaint}`);
  }

  return {
    database,
    redis,
    line,
    servers,
    simulator,
    db: opened.db,
    origin: PUBLIC_ORIGIN,
    now: () => Temporal.Now.instant(),
    newId: randomUUID,
    guest: <Data>(query: string, variables: object = {}, token?: string) =>
      post<Data>('/graphql', { query, variables }, token),
    staff: <Data>(query: string, variables: object = {}, token?: string) =>
      post<Data>('/staff/graphql', { query, variables }, token),
    /** Webhooks delivered and jobs done. */
    calm: async (): Promise<void> => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        await simulator.control.flush();
        const left = await findWorkLeft(opened.db);
        if (simulator.control.waiting().length === 0 && left.length === 0) return;
        if (Date.now() > until) throw new Error(`These wait for ever: ${left.join('; ')}`);
        await pause(LOOK_AGAIN_MS);
      }
    },
    close: async (): Promise<void> => {
      await servers.close();
      await balancer.close();
      await simulator.stop();
      await closeDatabase(opened);
      await line.close();
      await database.close();
      await redis.kill();
    },
  };
}
