import { setTimeout as pause } from 'node:timers/promises';
import { minor, ZERO } from '@tallrik/domain/money/minor';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { openGuestPhone, openSessionOf } from '../guest-orders.ts';
import { openKitchen } from '../model/model-kitchen.ts';
import type { seededIds } from '../seed-company.ts';
import type { Disruption, Step } from './chaos-plan.ts';
import type { ChaosWorld } from './chaos-world.ts';

const GUESTS = 4;
const FRIES = 3_900;
const COOK_EVERY_MS = 250;
/** One order in so many is rejected. */
const REJECTED_ONE_IN = 7;

type Ids = ReturnType<typeof seededIds>;

/** Guests order and pay, and a kitchen answers, while one misfortune after the other happens. */
export async function runEvening(world: ChaosWorld, ids: Ids, steps: readonly Step[]) {
  /** Carts whose guests have done their part: each must become one order. */
  const paid: string[] = [];
  let isOver = false;
  const untilOver = async (work: () => Promise<void>): Promise<void> => {
    while (!isOver) await work();
  };
  const kitchen = await openKitchen(world, ids);
  const cooks = cook(world, kitchen);
  const work = [
    ...Array.from({ length: GUESTS }, (_none, number) =>
      untilOver(async () => {
        paid.push(await orderOnce(world, ids, paid.length + number));
      }),
    ),
    untilOver(async () => {
      // The board reads the database by itself here: what it does not find during an outage it finds after it.
      await cooks().catch(() => undefined);
      await pause(COOK_EVERY_MS);
    }),
  ];
  const misfortunes = (async () => {
    for (const { disruption, pauseMs } of steps) {
      await happen(world, disruption);
      await pause(pauseMs);
    }
    // An evening in which hardly anybody could order would prove nothing.
    while (!isOver && paid.length < steps.length) await pause(COOK_EVERY_MS);
    isOver = true;
  })();
  try {
    await Promise.all([misfortunes, ...work]);
  } finally {
    isOver = true;
  }
  return { paid, kitchen };
}

const shopperOf = (world: ChaosWorld) =>
  createSimulatedShopper(shopperOverHttp(world.simulator.origin), TEST_CREDENTIALS.clientKey);

/** From an empty cart to money that the provider holds; every third guest's phone dies before it can tell us. */
async function orderOnce(world: ChaosWorld, ids: Ids, number: number): Promise<string> {
  const phone = openGuestPhone(world, ids);
  await phone.create();
  await phone.addFries();
  const session = await openSessionOf(phone, FRIES);
  const { sessionResult } = await shopperOf(world).pay(session);
  if (number % 3 !== 0)
    await phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: session.id,
      tip: ZERO,
      amount: minor(FRIES),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: JSON.stringify({ sessionResult }),
    });
  return phone.cartId;
}

type Kitchen = Awaited<ReturnType<typeof openKitchen>>;

function cook(world: ChaosWorld, kitchen: Kitchen): () => Promise<void> {
  let taps = 0;
  return async () => {
    taps += 1;
    await world.simulator.control.flush();
    if (taps % REJECTED_ONE_IN === 0) await kitchen.moveOne(taps, 'REJECTED');
    else await kitchen.acceptAll();
  };
}

async function happen(world: ChaosWorld, disruption: Disruption): Promise<void> {
  const { database, redis, line, servers } = world;
  switch (disruption.type) {
    case 'KILL_SERVER':
      return servers.kill(disruption.place);
    case 'RESTART_SERVER':
      return servers.restart(disruption.place);
    case 'WRONG_CLOCK':
      return servers.misset(disruption.place, disruption.offMs);
    case 'DATABASE_OUTAGE':
      database.kill();
      await pause(disruption.ms);
      return database.raise();
    case 'REDIS_OUTAGE':
      await redis.kill();
      await pause(disruption.ms);
      return redis.raise();
    case 'LOCK':
      return database.lock(disruption.ms);
    case 'SLOW_SPELL':
      line.setDelay(disruption.delayMs);
      await pause(disruption.ms);
      return line.setDelay(0);
  }
}
