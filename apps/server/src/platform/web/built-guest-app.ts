import type { AssetManifest, RenderPage } from '@tallrik/contract/page-rendering';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GuestApp } from './web-routes.ts';

/** A longer one is worth a request of its own, which the next page finds in the browser's cache. */
const SHORT_STYLE_CHARACTERS = 8_000;

/** Loads what `npm run build` made of apps/ordering: its server bundle and the manifest of its browser files. */
export async function loadBuiltGuestApp(distFolder: string): Promise<GuestApp> {
  const entry = pathToFileURL(join(distFolder, 'server', 'entry-server.js')).href;
  const bundle = (await import(/* @vite-ignore */ entry)) as { render?: RenderPage };
  if (typeof bundle.render !== 'function') throw new Error(`${entry} has no render function`);
  const clientFolder = join(distFolder, 'client');
  const manifestFile = join(clientFolder, '.vite', 'manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as AssetManifest;
  return { render: bundle.render, manifest, shortStyles: await readShortStyles(clientFolder) };
}

async function readShortStyles(clientFolder: string): Promise<Record<string, string>> {
  const files = await readdir(join(clientFolder, 'assets'));
  const styles = await Promise.all(
    files
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => {
        const text = await readFile(join(clientFolder, 'assets', file), 'utf8');
        return [`/assets/${file}`, text.trim()] as const;
      }),
  );
  return Object.fromEntries(styles.filter(([, text]) => text.length <= SHORT_STYLE_CHARACTERS));
}
