import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll } from 'vitest';
import { inEveryEngine } from './support/stage.ts';
import { written } from './support/written.ts';

const ENTRY = fileURLToPath(new URL('./support/written.ts', import.meta.url));

/** The same code as a page has it. */
async function buildForPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'page' },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error(`${ENTRY} was not built`);
  return first.output[0].code;
}

let script = '';
beforeAll(async () => {
  script = await buildForPage();
});

inEveryEngine((it) => {
  it('[I18N-15] [I18N-17] [TIME-04] [D-16] [D-255] money, counts, days, times, plurals and the order of names are those of the server', async ({
    stage: { origin, openPage },
    expect,
  }) => {
    const page = await openPage();
    await page.goto(`${origin}/robots.txt`);
    const inPage = await page.run<ReturnType<typeof written>>(`${script}; return page.written();`);
    const onServer = written();
    for (const [kind, texts] of Object.entries(onServer)) expect(inPage[kind]).toEqual(texts);
    expect(onServer['days']).toHaveLength(6 * 366);
  });
});
