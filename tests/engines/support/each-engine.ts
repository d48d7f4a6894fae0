import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Engine, EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWithPlaywright } from './playwright-engine.ts';
import { openWebkit } from './webkit.ts';

type EngineProgram =
  | { by: 'bidi'; program: string }
  | { by: 'webdriver'; driver: string; browser: string; display: string }
  | { by: 'playwright'; type: 'firefox' | 'webkit' | 'chromium'; program: string };

/** Found or installed by `scripts/lib/ensure-engines.mjs`, which `npm test` asks. */
const programs = Object.entries(
  JSON.parse(process.env['ENGINES'] ?? '{}') as Record<string, EngineProgram>,
);

const open = (name: string, program: EngineProgram): Promise<Engine> => {
  if (program.by === 'bidi') return openFirefox(program.program);
  if (program.by === 'webdriver') return openWebkit(program);
  return openWithPlaywright(name, program);
};

export type Stage = {
  origin: string;
  openPage: (size?: { width: number; height: number }) => Promise<EnginePage>;
};

const PHONE = { width: 390, height: 844 };

/** The same journey in every engine that is there. */
export function inEachEngine(title: string, journey: (stage: Stage) => Promise<void>): void {
  it('knows an engine to try', () => expect(programs).not.toEqual([]));
  describe.each(programs)('%s', (name, program) => {
    let engine: Engine | undefined;
    const pages: EnginePage[] = [];
    beforeEach(async () => {
      engine = await open(name, program);
    });
    afterEach(async ({ task }) => {
      const hasFailed = task.result?.state === 'fail';
      for (const [at, page] of pages.splice(0).entries()) {
        if (hasFailed) await keepPicture(page, `${name}-${at}`);
      }
      await engine?.close();
    });
    it(title, () =>
      journey({
        origin: inject('origin'),
        openPage: async (size = PHONE) => {
          const page = await (engine as Engine).openPage(size);
          pages.push(page);
          return page;
        },
      }),
    );
  });
}

/** What the page showed when its journey stopped. WebKit takes no picture while a dialog is open: then its words. */
async function keepPicture(page: EnginePage, name: string): Promise<void> {
  const words = await page
    .run<string>('return document.body.innerText.slice(0, 2000);')
    .catch(String);
  process.stderr.write(`${name} at ${await page.address().catch(String)}:\n${words}\n`);
}
