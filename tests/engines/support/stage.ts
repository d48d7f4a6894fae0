import { describe, inject, test } from 'vitest';
import type { Engine, EnginePage } from './engine-page.ts';
import { openFirefox } from './firefox.ts';
import { openWithPlaywright } from './playwright-engine.ts';
import { openWebkit } from './webkit.ts';

type EngineProgram =
  | { by: 'bidi'; program: string }
  | { by: 'webdriver'; driver: string; browser: string; display: string }
  | { by: 'playwright'; type: 'firefox' | 'webkit' | 'chromium'; program: string };

export type NamedEngine = { name: string; program: EngineProgram; place: number };

/** Found or installed by `scripts/lib/ensure-engines.mjs`, which `npm test` asks. */
export const engines: NamedEngine[] = readEngines(process.env['ENGINES']);

function readEngines(names: string | undefined): NamedEngine[] {
  if (!names) throw new Error('ENGINES names no browser: `npm test` finds them and says so');
  const programs = JSON.parse(names) as Record<string, EngineProgram>;
  return Object.entries(programs).map(([name, program], place) => ({ name, program, place }));
}

type Preferences = Record<string, string | number | boolean>;

export const openEngine = (
  { name, program }: NamedEngine,
  /** Of Firefox; the others have none. */
  preferences: Preferences = {},
): Promise<Engine> => {
  if (program.by === 'bidi') return openFirefox(program.program, preferences);
  if (program.by === 'webdriver') return openWebkit(program);
  return openWithPlaywright(name, program, preferences);
};

const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1280, height: 800 };

export type Stage = {
  origin: string;
  openPage: (size?: { width: number; height: number }) => Promise<EnginePage>;
};

type Journey = ReturnType<typeof journeysIn>;

/** One browser of each engine for all journeys of a run: it starts slower than most of them go. */
const journeys = new Map(engines.map((named) => [named, journeysIn(named)]));

function journeysIn(named: NamedEngine) {
  return test
    .extend('named', { scope: 'worker' }, named)
    .extend('engine', { scope: 'worker' }, async ({ named: wanted }, { onCleanup }) => {
      const engine = await openEngine(wanted);
      onCleanup(engine.close);
      return engine;
    })
    .extend('stage', async ({ engine, task }, { onCleanup }) => {
      const { stage, clear } = makeStage(engine);
      onCleanup(() => clear(task.result?.state === 'fail'));
      return stage;
    });
}

/** The pages of one journey, gone with it; one that fails says what its pages showed. */
export function makeStage(engine: Engine): {
  stage: Stage;
  clear: (hasFailed: boolean) => Promise<void>;
} {
  const pages: EnginePage[] = [];
  return {
    stage: {
      origin: inject('origin'),
      openPage: async (size = PHONE) => {
        const page = await engine.openPage(size);
        pages.push(page);
        return page;
      },
    },
    clear: async (hasFailed) => {
      for (const page of pages) {
        if (hasFailed) await reportScreen(engine.name, page);
        await page.close();
      }
    },
  };
}

/** In words: WebKit takes no picture while a dialog is open. */
async function reportScreen(name: string, page: EnginePage): Promise<void> {
  const address = await page.address().catch(String);
  const words = await page.words().catch(String);
  process.stderr.write(`${name} at ${address}:\n${words.slice(0, 2_000)}\n`);
}

/** The same journey in every engine, in all of them at the same time; one engine goes its journeys one by one. */
export function inEveryEngine(
  define: (journey: Journey, named: NamedEngine) => void,
  isFor: (named: NamedEngine) => boolean = () => true,
): void {
  for (const [named, journey] of journeys) {
    if (!isFor(named)) continue;
    describe.concurrent(`in ${named.name}`, () => {
      describe.sequential('one by one', () => {
        define(journey, named);
      });
    });
  }
}
