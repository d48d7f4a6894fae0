import { withDemoServer } from '../scripts/lib/demo-server.mjs';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { PROFILE } from './page-load.mjs';
import { atMost, printTable } from './server/report.mjs';
import { median, percentile } from './server/statistics.mjs';

const TAPS = 20;
const WARM_UP_TAPS = 2;
/** From the finger to something seen: what feels immediate. */
const ANSWERED_WITHIN_MS = 100;
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const PAY = /^Betala\s*\d/;

/** Runs in the page: from the tap's own time to the frame that shows the sheet, painted. */
function watchTaps() {
  globalThis.answeredMs = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => {
      const look = () => {
        if (!document.querySelector('dialog[open]')) return requestAnimationFrame(look);
        // A task after the frame's own: by then the frame has been painted.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      };
      requestAnimationFrame(look);
    });
  });
}

/** How long the pay button of a cart just opened leaves a guest's tap without an answer. */
export async function benchPayButton(say) {
  return withDemoServer(async (origin) => {
    const { chromium } = await import('@playwright/test');
    const browser = await chromium.launch({
      executablePath: await findChromium(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      const page = await (await browser.newContext(PHONE)).newPage();
      await fillCart(page, origin);
      say(`Measuring: ${TAPS} taps on the pay button`);
      const taken = await tapManyTimes(page);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
      const slowly = await tapManyTimes(page);
      const rows = [
        atMost('pay button answers, p95 ms', ANSWERED_WITHIN_MS, percentile(taken, 0.95), {
          p50: median(taken),
        }),
      ];
      printTable(rows);
      process.stdout.write(
        `median ${median(taken).toFixed(0)} ms; with a ${PROFILE.cpuSlowdown} times slower processor ` +
          `${median(slowly).toFixed(0)} ms, p95 ${percentile(slowly, 0.95).toFixed(0)} ms\n`,
      );
      return rows.every(({ isMet }) => isMet);
    } finally {
      await browser.close();
    }
  });
}

async function fillCart(page, origin) {
  await page.goto(origin);
  await page.getByRole('button', { name: 'Ta med' }).tap();
  await page
    .getByRole('button', { name: /^Lägg till / })
    .first()
    .tap();
  await page.getByRole('link', { name: /Varukorg.*1/ }).tap();
  await page.getByRole('button', { name: PAY }).waitFor();
}

async function tapManyTimes(page) {
  const taken = [];
  for (let tap = -WARM_UP_TAPS; tap < TAPS; tap += 1) {
    const answered = await tapPay(page);
    if (tap >= 0) taken.push(answered);
  }
  return taken;
}

/** Opened anew each time: the first tap of a page is the one that nothing has warmed up. */
async function tapPay(page) {
  await page.reload();
  const button = page.getByRole('button', { name: PAY });
  await button.waitFor();
  await page.evaluate(watchTaps);
  await button.tap();
  return page.evaluate(() => globalThis.answeredMs);
}
