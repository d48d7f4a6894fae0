import type { AssetManifest } from '@tallrik/contract/page-rendering';

export type PageAssets = { entry: string; styles: string[]; preloads: string[] };

const ENTRY = 'src/app/entry-client.tsx';

/**
 * Parts whose code comes late (`latePart`) and which the server draws all the same: without their styles in the head
 * the side menu of a first page would stand on a phone, naked, until its code has come.
 */
export const LATE_PARTS = [
  'src/app/shell/SideMenu.tsx',
  'src/shared/rich-text/RichText.tsx',
  'src/shared/venue/ReadyWhen.tsx',
] as const;

/**
 * The browser's files for one page: entry, screen and texts with everything they import, each once. A module that
 * begins with a slash is named by the end of its path.
 */
export function assetsOf(manifest: AssetManifest | null, modules: readonly string[]): PageAssets {
  if (manifest === null) return { entry: `/${ENTRY}`, styles: [], preloads: [] };
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visited = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk || visited.has(module)) return;
    visited.add(module);
    chunk.imports?.forEach(visit);
    scripts.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
  };
  for (const module of [ENTRY, ...modules]) {
    visit(
      module.startsWith('/')
        ? (Object.keys(manifest).find((key) => key.endsWith(module)) ?? '')
        : module,
    );
  }
  const dress = (module: string) => {
    const chunk = manifest[module];
    if (!chunk || visited.has(module)) return;
    visited.add(module);
    chunk.imports?.forEach(dress);
    chunk.css?.forEach((file) => styles.add(file));
  };
  LATE_PARTS.forEach(dress);
  const entry = manifest[ENTRY]?.file;
  if (entry === undefined) throw new Error(`The manifest does not know ${ENTRY}`);
  scripts.delete(entry);
  const address = (file: string) => `/${file}`;
  return {
    entry: address(entry),
    styles: [...styles].map(address),
    preloads: [...scripts].map(address),
  };
}
