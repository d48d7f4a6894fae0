import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { openAdders } from './events.mjs';
import { assetNearest, menuPath, openReaders } from './menu.mjs';
import { openGuests } from './orders.mjs';
import { openRawOrders } from './raw-orders.mjs';
import { atLeast, atMost } from './report.mjs';
import { holdSockets } from './sockets.mjs';
import { median, percentile, ratioOf } from './statistics.mjs';
import * as target from './targets.mjs';

const ROUNDS = 5;
const ORDER_ROUNDS = 8;
const WARM_UP_SECONDS = 3;
const SOCKET_ROUNDS = 3;
/** An order's way is long: a server that has just been started is still translating it. */
const ORDERS_WARM_UP_SECONDS = 12;

async function rounds(work) {
  for (let round = 0; round < ROUNDS; round += 1) await work();
}

/** Every other round the other way about: what comes after bare inserts pays for what those leave to be written. */
async function roundsBothWays(slices) {
  for (let round = 0; round < ORDER_ROUNDS; round += 1) {
    for (const slice of round % 2 === 0 ? slices : slices.toReversed()) await slice();
  }
}

/** Full orders against the bare rows of an order, in turns. */
export async function measureOrders({ demo, full }) {
  const guests = await openGuests(demo);
  const others = await openGuests(full);
  const { cartId } = await guests.orderOne();
  const raw = await openRawOrders(demo.url, cartId);
  await guests.orderFor(ORDERS_WARM_UP_SECONDS);
  await others.orderFor(ORDERS_WARM_UP_SECONDS);
  const [made, madeInFull, written] = [[], [], []];
  await roundsBothWays([
    async () => written.push(await raw.writeFor(1.5)),
    async () => made.push(await guests.orderFor(3)),
    async () => madeInFull.push(await others.orderFor(3)),
  ]);
  guests.close();
  others.close();
  await raw.close();
  const values = {
    ordersPerSecond: median(made),
    rawPerSecond: median(written),
    rowsPerOrder: raw.rows,
  };
  return [
    atLeast(
      'orders against raw inserts',
      target.ORDERS_AGAINST_RAW,
      ratioOf(made, written),
      values,
    ),
    atMost('orders: times slower when full', target.SLOWER_WHEN_FULL, ratioOf(made, madeInFull), {
      ordersPerSecond: median(madeInFull),
    }),
  ];
}

function hashOf(operation) {
  const file = 'apps/ordering/src/shared/graphql-client/generated/persisted-documents.json';
  const documents = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const found = Object.entries(documents).find(([, text]) => text.includes(`query ${operation}(`));
  if (!found) throw new Error(`The guest app no longer asks ${operation}`);
  return found[0];
}

/** A company's menu by its hash against a compressed script of the same size, in turns. */
export async function measureMenu({ demo, full }) {
  const readers = await openReaders(demo.origin);
  const others = await openReaders(full.origin);
  const menu = menuPath(demo.shops[0], hashOf('MenuCategories'));
  const { head, body } = await readers.readOnce(menu);
  if (!/content-encoding: br/i.test(head))
    throw new Error(`The menu did not come compressed: ${body}`);
  const asset = assetNearest(body.length);
  await readers.readFor(menu, WARM_UP_SECONDS);
  await others.readFor(menu, WARM_UP_SECONDS);
  const [menus, menusInFull, files] = [[], [], []];
  await rounds(async () => {
    files.push(await readers.readFor(asset, 1.5));
    menus.push(await readers.readFor(menu, 1.5));
    menusInFull.push(await others.readFor(menu, 1.5));
  });
  readers.close();
  others.close();
  const values = {
    menusPerSecond: median(menus),
    filesPerSecond: median(files),
    bytes: body.length,
  };
  return [
    atLeast(
      'menu by hash against a static file',
      target.MENU_AGAINST_STATIC,
      ratioOf(menus, files),
      values,
    ),
    atMost('menu: times slower when full', target.SLOWER_WHEN_FULL, ratioOf(menus, menusInFull), {
      menusPerSecond: median(menusInFull),
    }),
  ];
}

/** Items added at 200 a second: how long until the confirmation. */
export async function measureEvents({ demo, full }) {
  const adders = await openAdders(demo);
  const others = await openAdders(full);
  await adders.addFor(WARM_UP_SECONDS);
  await others.addFor(WARM_UP_SECONDS);
  const [samples, takenInFull] = [[], []];
  await rounds(async () => {
    samples.push(await adders.addFor(3));
    takenInFull.push(await others.addFor(3));
  });
  adders.close();
  others.close();
  const at = (share, slices) => slices.map((slice) => percentile(slice, share));
  const p99 = median(at(0.99, samples));
  const p99InFull = median(at(0.99, takenInFull));
  const slower = ratioOf(at(0.5, takenInFull), at(0.5, samples));
  return [
    atMost('item confirmed, p99 ms at 200/s', target.EVENT_P99_MS, p99, {
      p50: median(at(0.5, samples)),
    }),
    atMost('item confirmed, p99 ms when full', target.EVENT_P99_MS, p99InFull, {
      p50: median(at(0.5, takenInFull)),
    }),
    atMost('item confirmed: times slower when full', target.SLOWER_WHEN_FULL, slower),
  ];
}

/** Two thousand phones on a thousand carts, in turns; the worst turn says whether all were told. */
export async function measureSockets({ demo, full }) {
  const [held, heldInFull] = [[], []];
  for (let round = 0; round < SOCKET_ROUNDS; round += 1) {
    held.push(await holdSockets(demo));
    heldInFull.push(await holdSockets(full));
  }
  const complete = (rounds) =>
    Math.min(...rounds.map(({ open, confirmed, told }) => Math.min(open, confirmed, told * 2)));
  const pace = (rounds) => rounds.map(({ perSecond }) => perSecond);
  return [
    atLeast('sockets held, all told', target.SOCKETS, complete(held), {
      perSecond: median(pace(held)),
    }),
    atLeast('sockets held, all told, when full', target.SOCKETS, complete(heldInFull), {
      perSecond: median(pace(heldInFull)),
    }),
    atMost(
      'sockets: times slower when full',
      target.SLOWER_WHEN_FULL,
      ratioOf(pace(held), pace(heldInFull)),
    ),
  ];
}
