import { setTimeout as wait } from 'node:timers/promises';
import { withDemoServer } from '../scripts/lib/demo-server.mjs';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { openBoard } from './evening/board.mjs';
import { openCart, tapPay } from './evening/pay-button.mjs';
import { openTill } from './evening/till.mjs';
import { PROFILE } from './page-load.mjs';
import { atMost, keepFigures, printTable } from './server/report.mjs';
import { findShops } from './server/shops.mjs';
import { median, percentile } from './server/statistics.mjs';

const SLUG = 'nordbro';
const ORDERS_A_MINUTE = 50;
const ORDERS = 50;
const WARM_UP_ORDERS = 5;
const BOARDS = 2;
const SLOW_TAPS = 10;
const WARM_UP_TAPS = 2;
/** From the provider's word to a board that has fetched the order. */
const SHOWN_WITHIN_MS = 1_000;
/** From the finger to something seen: what feels immediate. */
const ANSWERED_WITHIN_MS = 100;

/**
 * A very good evening: fifty paid orders a minute on the boards of their kitchen, while a guest taps the pay button of
 * a cart just opened. How long after the provider's word a board shows the order, and how long the tap is unanswered.
 */
export async function benchEvening(say) {
  return withDemoServer(async (origin) => {
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const [shop] = await findShops(origin, [SLUG]);
      const till = await openTill(origin, shop);
      const boards = await Promise.all(
        Array.from({ length: BOARDS }, () => openBoard(origin, shop)),
      );
      const page = await openCart(browser, origin);
      say(`Measuring: ${ORDERS} orders, ${ORDERS_A_MINUTE} a minute, ${BOARDS} boards, one guest`);
      const evening = orderAll(till, boards);
      const taps = await tapUntil(page, evening);
      const shown = await evening;
      for (const board of boards) board.close();
      till.close();
      const slow = await tapSlowly(page);
      return report(shown, taps, slow);
    } finally {
      await browser.close();
    }
  });
}

/** At an even pace; how long each board took for each order. */
async function orderAll(till, boards) {
  const samples = [];
  for (let turn = -WARM_UP_ORDERS; turn < ORDERS; turn += 1) {
    const due = performance.now() + 60_000 / ORDERS_A_MINUTE;
    const shown = await orderAndWatch(till, boards, turn + WARM_UP_ORDERS);
    if (turn >= 0) samples.push(...shown);
    await wait(Math.max(0, due - performance.now()));
  }
  return samples;
}

async function orderAndWatch(till, boards, turn) {
  const guest = await till.pay(turn);
  const seen = boards.map((board) => board.nextOrder());
  const notifiedAt = performance.now();
  const orderId = await guest.tell();
  const shown = await Promise.all(seen);
  for (const { ids } of shown) {
    if (!ids.has(orderId)) throw new Error('A board was told, and did not show the order');
  }
  return shown.map(({ at }) => at - notifiedAt);
}

/** Again and again for as long as the orders go on. */
async function tapUntil(page, evening) {
  let isOver = false;
  evening.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  const samples = [];
  for (let tap = -WARM_UP_TAPS; !isOver; tap += 1) {
    const answered = await tapPay(page);
    if (tap >= 0) samples.push(answered);
  }
  return samples;
}

async function tapSlowly(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  const samples = [];
  for (let tap = 0; tap < SLOW_TAPS; tap += 1) samples.push(await tapPay(page));
  return samples;
}

function report(shown, taps, slow) {
  const rows = [
    atMost('paid order on the board, p99 ms', SHOWN_WITHIN_MS, percentile(shown, 0.99), {
      p50: median(shown),
      orders: ORDERS,
    }),
    atMost('paid order on the board, slowest ms', SHOWN_WITHIN_MS, Math.max(...shown)),
    atMost('pay button answers, p95 ms', ANSWERED_WITHIN_MS, percentile(taps, 0.95), {
      p50: median(taps),
      taps: taps.length,
    }),
  ];
  printTable(rows);
  process.stdout.write(
    `medians: board ${median(shown).toFixed(0)} ms, pay button ${median(taps).toFixed(0)} ms of ${taps.length} taps; ` +
      `for comparison the pay button of a ${PROFILE.cpuSlowdown} times slower processor ${median(slow).toFixed(0)} ms\n`,
  );
  keepFigures(rows, 'evening');
  return rows.every(({ isMet }) => isMet);
}
