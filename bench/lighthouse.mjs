import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { withDemoServer } from '../scripts/lib/demo-server.mjs';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { findFreePort } from '../scripts/lib/port.mjs';
import { root } from '../scripts/lib/root.mjs';
import { landingsOf, tableLanding } from './page-load/pages.mjs';
import { paintPictures } from './page-load/paint-pictures.mjs';

const RUNS = 5;
const MOST_ATTEMPTS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
export const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** One visit by Lighthouse's own phone: its mobile profile with simulated throttling, caches empty. */
async function visit(lighthouse, address, port, attempts = MOST_ATTEMPTS) {
  const { lhr } = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  });
  if (lhr.runtimeError) {
    // On a busy machine the recording begins too late now and then (NO_NAVSTART): that says nothing about the page.
    if (attempts > 1) return visit(lighthouse, address, port, attempts - 1);
    throw new Error(`${address}: ${lhr.runtimeError.message}`);
  }
  const failed = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
    .map(({ id }) => id);
  const ms = (id) => Math.round(lhr.audits[id].numericValue);
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round(lhr.categories[id].score * 100)]),
    ),
    failed,
    fcpMs: ms('first-contentful-paint'),
    lcpMs: ms('largest-contentful-paint'),
    tbtMs: ms('total-blocking-time'),
    speedIndexMs: ms('speed-index'),
    cls: Math.round(lhr.audits['cumulative-layout-shift'].numericValue * 1000) / 1000,
  };
}

async function measurePage(lighthouse, page, port) {
  const visits = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(lighthouse, page.address, port));
  const middle = (pick) => median(visits.map(pick));
  return {
    page: page.name,
    ...Object.fromEntries(CATEGORIES.map((id) => [id, middle(({ scores }) => scores[id])])),
    fcpMs: middle(({ fcpMs }) => fcpMs),
    lcpMs: middle(({ lcpMs }) => lcpMs),
    tbtMs: middle(({ tbtMs }) => tbtMs),
    speedIndexMs: middle(({ speedIndexMs }) => speedIndexMs),
    cls: middle(({ cls }) => cls),
    failed: [...new Set(visits.flatMap(({ failed }) => failed))],
  };
}

function printRow(row) {
  const columns = [
    row.page.padEnd(16),
    ...CATEGORIES.map((id) => String(row[id]).padStart(id.length)),
    String(row.fcpMs).padStart(6),
    String(row.lcpMs).padStart(6),
    String(row.tbtMs).padStart(5),
    String(row.speedIndexMs).padStart(6),
    row.cls.toFixed(3).padStart(6),
  ];
  process.stdout.write(`${columns.join('  ')}  ${row.failed.join(', ')}\n`);
}

const missedBy = (row) =>
  CATEGORIES.filter((id) => row[id] < LEAST[id]).map(
    (id) => `${row.page}: ${id} ${row[id]}, at least ${LEAST[id]}`,
  );

function keep(figures) {
  const folder = path.join(root, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const results = { least: LEAST, runs: RUNS, ...figures };
  writeFileSync(path.join(folder, 'lighthouse.json'), `${JSON.stringify(results, null, 2)}\n`);
}

/** What Lighthouse says of the pages that a visit begins with; medians of five. */
export async function printLighthouse(origin) {
  const { default: lighthouse } = await import('lighthouse');
  const { chromium } = await import('@playwright/test');
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const load = loadavg()[0].toFixed(2);
  const rows = [];
  try {
    const pages = [...landingsOf(origin), tableLanding(origin)];
    for (const page of pages) await paintPictures(browser, page);
    process.stdout.write(
      `\nLighthouse, its own mobile profile, medians of ${RUNS}; machine's load ${load}\n` +
        `${['page'.padEnd(16), ...CATEGORIES, 'FCP ms', 'LCP ms', '  TBT', ' speed', '   CLS'].join('  ')}  failed audits\n`,
    );
    for (const page of pages) {
      const row = await measurePage(lighthouse, page, port);
      rows.push(row);
      printRow(row);
    }
  } finally {
    await browser.close();
  }
  keep({ machineLoad: load, rows });
  const missed = rows.flatMap(missedBy);
  for (const what of missed) process.stdout.write(`below the limit: ${what}\n`);
  return missed.length === 0;
}

export const benchLighthouse = (origin) =>
  origin === undefined ? withDemoServer(printLighthouse) : printLighthouse(origin);
