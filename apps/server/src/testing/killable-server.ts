import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { startPaymentSimulator } from '@tallrik/payment-simulator/start-payment-simulator';
import type { FaultPoint } from '../platform/faults.ts';
import { adyenVariables } from './adyen-variables.ts';
import { startChildServer, type ChildServer } from './child-server.ts';
import { createTestDatabase } from './test-database.ts';
import type { GraphAnswer } from './test-server.ts';
import { findWorkLeft, makeAllDue } from './work-left.ts';

const PUBLIC_ORIGIN = 'http://restaurant.test';
const LOOK_AGAIN_MS = 100;
const PATIENCE_MS = 60_000;

/**
 * A server that is killed at one fault point after the other. Whoever calls it finds it down, waits and tries again,
 * as phones and providers do; the provider itself goes on living.
 */
export async function openKillableServer(
  file: string,
  points: readonly FaultPoint[],
  env: Record<string, string> = {},
) {
  const database = await createTestDatabase();
  const reached: FaultPoint[] = [];
  let child: (ChildServer & { address: string }) | null = null;
  const simulator = await startPaymentSimulator({
    webhookUrl: () => `${child?.address ?? 'http://127.0.0.1:9'}/webhooks/adyen`,
  });
  const armed = () => points[reached.length];
  let crash: Error | null = null;

  let raising: Promise<{ address: string }> | null = null;
  /** Many may find it down at once: it is raised once. */
  function alive(): Promise<{ address: string }> {
    raising ??= raise().finally(() => {
      raising = null;
    });
    return raising;
  }

  async function raise(): Promise<{ address: string }> {
    // Raised again it would look as if nothing had happened: a server that ends by itself is a fault, not a test's doing.
    while (!child) {
      if (crash) throw crash;
      const point = armed();
      const started = startChildServer(file, {
        DATABASE_URL: database.url,
        PUBLIC_ORIGIN,
        TOKEN_SECRET_SEED: '0'.repeat(64),
        ...adyenVariables(simulator.apiUrl),
        ...env,
        ...(point && { FAULT_POINT: point }),
      });
      started.gone.then(
        (signal) => {
          if (point && signal === 'SIGKILL') reached.push(point);
          child = null;
        },
        (error: Error) => {
          crash = error;
          child = null;
        },
      );
      const address = await started.origin;
      // Killed before it could say where it listens: what the last one left behind led to the next fault point.
      if (address) child = { ...started, address };
      else await started.gone;
    }
    return child;
  }

  /** Over and over until somebody answers. */
  async function post(path: string, body: object, token?: string): Promise<unknown> {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const { address } = await alive();
      try {
        const answer = await fetch(`${address}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
        });
        return await answer.json();
      } catch (error) {
        if (Date.now() > until) throw error;
        await pause(LOOK_AGAIN_MS);
      }
    }
  }

  /** Webhooks delivered and jobs done, however often the server has to be raised for it. */
  const calm = async (): Promise<void> => {
    let until = Date.now() + PATIENCE_MS;
    let deaths = reached.length;
    do {
      await alive();
      // Each death costs a start; only a server that lives and gets nowhere has lost something.
      if (reached.length > deaths) until = Date.now() + PATIENCE_MS;
      deaths = reached.length;
      await simulator.control.flush();
      if (
        simulator.control.waiting().length === 0 &&
        (await findWorkLeft(database.db)).length === 0
      )
        return;
      await pause(LOOK_AGAIN_MS);
    } while (Date.now() < until);
    throw new Error(
      `After ${reached.at(-1)} these wait for ever: ${(await findWorkLeft(database.db)).join('; ')}`,
    );
  };

  return {
    ...database,
    simulator,
    reached: () => reached,
    isImmortal: () => armed() === undefined,
    origin: PUBLIC_ORIGIN,
    /** Where it listens, for as long as nobody kills it. */
    address: async () => (await alive()).address,
    now: () => Temporal.Now.instant(),
    newId: randomUUID,
    guest: async <Data>(query: string, variables: object = {}, token?: string) =>
      (await post('/graphql', { query, variables }, token)) as GraphAnswer<Data>,
    staff: async <Data>(query: string, variables: object = {}, token?: string) =>
      (await post('/staff/graphql', { query, variables }, token)) as GraphAnswer<Data>,
    runJobs: () => calm(),
    calm,
    makeAllDue: () => makeAllDue(database.db),
    /** As an operator would; whoever asks next starts another one. */
    end: async () => child?.end(),
    close: async () => {
      await child?.stop();
      await simulator.stop();
      await database.drop();
      if (crash) throw crash;
    },
  };
}
