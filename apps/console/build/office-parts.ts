import { relative, resolve } from 'node:path';

/** What of the bundler's view of a build is looked at. */
export type Build = {
  getModuleInfo: (
    id: string,
  ) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
};

const CONSOLE = resolve(import.meta.dirname, '..');
const OFFICE = /^src\/(?:app\/(?:OfficePages|AdminPages)\.tsx$|features\/administration\/)/;
/** Used by as many of the office's parts, all of them bring it along. */
const COMMON = { style: 2, script: 4 };

const isPart = (id: string, build: Build): boolean =>
  (build.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;

/** The parts that cannot run without a module, below the console's folder: each is downloaded when it is opened. */
function partsWith(id: string, build: Build): string[] {
  const seen = new Set<string>();
  const walk = (at: string) => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const importer of build.getModuleInfo(at)?.importers ?? []) walk(importer);
  };
  walk(id);
  return [...seen]
    .filter((one) => isPart(one, build))
    .map((part) => relative(CONSOLE, part).replaceAll('\\', '/'));
}

/** Parts of the board, or of who signs in, use it: these must not bring along the office for it (OFFICE-28). */
export const isOutsideOffice = (id: string, build: Build): boolean =>
  !isPart(id, build) && partsWith(id, build).some((part) => !OFFICE.test(part));

/**
 * What many of the office's pages use comes in one file, and nearly all of their styles: where a browser has six lines,
 * each of forty small files costs the way there and back once more (OFFICE-27).
 */
export function isCommonInOffice(id: string, build: Build): boolean {
  if (isPart(id, build)) return false;
  const parts = partsWith(id, build);
  return (
    parts.length >= (id.endsWith('.css') ? COMMON.style : COMMON.script) &&
    parts.every((part) => OFFICE.test(part))
  );
}
