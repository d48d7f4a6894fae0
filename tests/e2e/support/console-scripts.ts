import { readFileSync } from 'node:fs';

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

const MANIFEST = new URL('../../../apps/console/dist/.vite/manifest.json', import.meta.url);
/** What the console downloads when the administration, the office or the kitchen's settings are opened. */
const DOORS = ['AdminPages', 'OfficePages', 'KitchenOffice'];

/** The built scripts that the console can only come to through one of those doors (OFFICE-28). */
export function officeScripts(): ReadonlySet<string> {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Readonly<Record<string, Chunk>>;
  const isDoor = ({ name = '' }: Chunk) => DOORS.includes(name);
  const doors = Object.values(chunks).filter(isDoor);
  if (doors.length !== DOORS.length) throw new Error(`The build has other doors than ${DOORS}`);
  const reached = new Set<Chunk>();
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || reached.has(chunk) || isDoor(chunk)) return;
    reached.add(chunk);
    for (const key of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
      walk(chunks[key]);
  };
  walk(Object.values(chunks).find(({ isEntry }) => isEntry));
  return new Set(
    Object.values(chunks)
      .filter((chunk) => !reached.has(chunk))
      .map(({ file }) => file),
  );
}
