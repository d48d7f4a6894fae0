import { setTimeout as wait } from 'node:timers/promises';
import { openPhone } from './open-phone.mjs';

const QUIET_MS = 1500;
/** A desktop browser draws its own address bar for a new window, on the processor that the page is measured on. */
const BROWSER_SETTLES_MS = 1500;
const GIVE_UP_MS = 30_000;
/** A task longer than this keeps a tap waiting; what is longer counts as blocking. */
const LONG_TASK_MS = 50;

/** Runs in the page before anything else of it. */
function watchPaint() {
  const seen = { lcp: 0, lcpElement: '', fcp: 0, cls: 0, tasks: [], lastChange: 0 };
  globalThis.pageLoad = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
      seen.lastChange = performance.now();
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
    const element = entry.element;
    seen.lcpElement = element
      ? `${element.localName} ${(entry.url || element.textContent || '').slice(-40)}`
      : 'gone';
  });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** One first visit, on a phone as slow as the profile says. */
export async function measureLoad(browser, page, profile) {
  const context = await openPhone(browser, page);
  try {
    const tab = await context.newPage();
    await wait(BROWSER_SETTLES_MS);
    const devtools = await context.newCDPSession(tab);
    const bytes = await countBytes(devtools);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.roundTripMs,
      downloadThroughput: profile.bitsPerSecond / 8,
      uploadThroughput: profile.bitsPerSecond / 8,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    await tab.addInitScript(watchPaint);
    await tab.goto(page.address, { waitUntil: 'load', timeout: GIVE_UP_MS });
    // The query may change: a company with a single venue puts it there (ROUTE-08).
    if (pathOf(tab.url()) !== pathOf(page.address))
      throw new Error(`${page.address} led to ${tab.url()}`);
    // A page with a picture has loaded before its scripts are asked for (D-298): they count until the page answers by itself.
    await tab.waitForFunction(() => globalThis.earlyTaps === undefined, undefined, {
      timeout: GIVE_UP_MS,
    });
    const bytesWhenAlive = bytes.snapshot();
    await tab.waitForFunction(
      (quiet) => performance.now() - globalThis.pageLoad.lastChange > quiet,
      QUIET_MS,
      { timeout: GIVE_UP_MS },
    );
    const seen = await tab.evaluate(() => globalThis.pageLoad);
    return {
      lcpMs: Math.round(seen.lcp),
      lcpElement: seen.lcpElement,
      fcpMs: Math.round(seen.fcp),
      cls: Math.round(seen.cls * 1000) / 1000,
      tbtMs: blockingTime(seen.tasks, seen.fcp),
      ...bytesWhenAlive,
    };
  } finally {
    await context.close();
  }
}

const pathOf = (address) => new URL(address).pathname;

/** What long tasks hold up beyond their first 50 ms, from the first paint on: before it there is nothing to touch. */
const blockingTime = (tasks, from) =>
  Math.round(
    tasks
      .map(([startTime, duration]) => startTime + duration - Math.max(startTime, from))
      .reduce((sum, lasted) => sum + Math.max(0, lasted - LONG_TASK_MS), 0),
  );

async function countBytes(devtools) {
  await devtools.send('Network.enable');
  const typeOf = new Map();
  const totals = { scriptBytes: 0, totalBytes: 0, requests: 0 };
  devtools.on('Network.responseReceived', ({ requestId, type }) => typeOf.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    totals.requests += 1;
    totals.totalBytes += encodedDataLength;
    if (typeOf.get(requestId) === 'Script') totals.scriptBytes += encodedDataLength;
  });
  return { snapshot: () => ({ ...totals }) };
}
