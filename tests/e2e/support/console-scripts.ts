import { readFileSync } from 'node:fs';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] };

const MANIFEST = new URL('../../../apps/console/dist/.vite/manifest.json', import.meta.url);
/** The doors to the administration, the office and the kitchen's settings, what lies behind them, and its words. */
const DOORS = ['AdminPages', 'OfficePages', 'KitchenOffice'].map((name) => `src/app/${name}.tsx`);
const isOffice = (key: string): boolean =>
  DOORS.includes(key) ||
  key.startsWith('src/features/administration/') ||
  key.includes('/catalogues/admin/');

/** The built scripts a board has no use for: the office's own, and what only the office shares (OFFICE-28). */
export function officeScripts(): ReadonlySet<string> {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, Chunk>>;
  const missing = DOORS.filter((key) => !chunks[key]);
  if (missing.length > 0) throw new Error(`The build of the console has no ${missing.join(', ')}`);
  const ofBoard = new Set<string>();
  const walk = (key: string) => {
    if (ofBoard.has(key) || isOffice(key)) return;
    ofBoard.add(key);
    const { imports = [], dynamicImports = [] } = chunks[key] ?? {};
    for (const next of [...imports, ...dynamicImports]) walk(next);
  };
  for (const key of Object.keys(chunks)) if (chunks[key]?.isEntry) walk(key);
  return new Set(
    Object.entries(chunks)
      .filter(([key]) => !ofBoard.has(key))
      .map(([, { file }]) => file),
  );
}
