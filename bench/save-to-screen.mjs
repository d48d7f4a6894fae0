import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { openDevelopmentCopy } from '../scripts/lib/development-copy.mjs';
import { findChromium } from '../scripts/lib/find-chromium.mjs';
import { root } from '../scripts/lib/root.mjs';

const SAVES = 15;
const LIMIT_MS = 1_000;
const FILE = 'apps/ordering/src/shared/brand/PoweredBy.tsx';

/** From saving a component to its text on the screen, in `npm run dev`. True when the median is within the limit. */
export async function benchSaveToScreen() {
  const executablePath = await findChromium();
  const development = await openDevelopmentCopy();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  try {
    const page = await browser.newPage();
    await page.goto(development.origin);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('footer span') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    );
    const times = [];
    for (let save = 0; save < SAVES; save += 1) {
      const seen = page.waitForFunction(
        (text) => document.body.innerText.includes(text),
        `Save ${save}.`,
      );
      const begun = performance.now();
      development.change(FILE, (text) =>
        text.replace(/<PlateMark \/>.*/, `<PlateMark /> Save ${save}.`),
      );
      await seen;
      times.push(performance.now() - begun);
    }
    times.sort((one, other) => one - other);
    const result = {
      saves: SAVES,
      medianMs: Math.round(times[Math.floor(SAVES / 2)]),
      slowestMs: Math.round(times.at(-1)),
    };
    writeFileSync(
      path.join(root, 'bench', 'results', 'save-to-screen.json'),
      `${JSON.stringify(result, null, 2)}\n`,
    );
    process.stdout.write(
      `From save to screen: median ${result.medianMs} ms, slowest ${result.slowestMs} ms of ${SAVES}\n`,
    );
    return result.medianMs < LIMIT_MS;
  } finally {
    await browser.close();
    await development.close();
  }
}
