import { inject, onTestFailed, onTestFinished } from 'vitest';
import type { Engine, EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWithPlaywright } from './playwright-engine.ts';
import { openWebkit } from './webkit.ts';

type EngineProgram =
  | { by: 'bidi'; program: string }
  | { by: 'webdriver'; driver: string; browser: string; display: string }
  | { by: 'playwright'; type: 'firefox' | 'webkit' | 'chromium'; program: string };

export type NamedEngine = { name: string; program: EngineProgram };

/** Found or installed by `scripts/lib/ensure-engines.mjs`, which `npm test` asks. */
export const engines: NamedEngine[] = readEngines(process.env['ENGINES']);

function readEngines(told: string | undefined): NamedEngine[] {
  if (!told) throw new Error('ENGINES names no browser: `npm test` finds them and says so');
  const programs = JSON.parse(told) as Record<string, EngineProgram>;
  return Object.entries(programs).map(([name, program]) => ({ name, program }));
}

type Preferences = Record<string, string | number | boolean>;

const open = ({ name, program }: NamedEngine, preferences: Preferences): Promise<Engine> => {
  if (program.by === 'bidi') return openFirefox(program.program, preferences);
  if (program.by === 'webdriver') return openWebkit(program);
  return openWithPlaywright(name, program, preferences);
};

const PHONE = { width: 390, height: 844 };

/** A browser for one journey, gone with it; a journey that fails says what its pages showed. */
export async function openStage(
  named: NamedEngine,
  /** Of Firefox; the others have none. */
  preferences: Preferences = {},
): Promise<{
  origin: string;
  openPage: (size?: { width: number; height: number }) => Promise<EnginePage>;
}> {
  const engine = await open(named, preferences);
  const pages: EnginePage[] = [];
  onTestFinished(() => engine.close());
  onTestFailed(async () => {
    for (const page of pages) await tellWhatIsShown(named.name, page);
  });
  return {
    origin: inject('origin'),
    openPage: async (size = PHONE) => {
      const page = await engine.openPage(size);
      pages.push(page);
      return page;
    },
  };
}

/** In words: WebKit takes no picture while a dialog is open. */
async function tellWhatIsShown(name: string, page: EnginePage): Promise<void> {
  const address = await page.address().catch(String);
  const words = await page.words().catch(String);
  process.stderr.write(`${name} at ${address}:\n${words.slice(0, 2_000)}\n`);
}
